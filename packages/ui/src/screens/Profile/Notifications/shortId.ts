/** The end of a webhook's address, by which people tell them apart. */
export const shortId = (address: string): string => `…${address.slice(-6)}`;
