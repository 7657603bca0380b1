/** A length in rem, so that it follows the browser's text size: as many px where that is the usual 16 px. */
export const rem = (px: number) => `${px / 16}rem`;
