/** An address that leads to a place and back to the page at `from`, unless the place is on that page. */
export const withReturnAddress = (to: string, from: string): string =>
  to.split('?')[0] === from ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;

/**
 * The page to return to, if `from` names the dashboard, an agent's page or a tab of the profile; an address is trusted
 * with no more.
 */
export const readReturnAddress = (from: string): string | undefined =>
  /^\/(?:dashboard|agents?\/[\w-]{1,64}(?:\/detail)?|profile\?tab=[a-z]{1,20})$/.test(from) ? from : undefined;
