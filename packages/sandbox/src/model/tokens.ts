/** The tokens of a text, by a plain rule: one for four characters. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

/** As much of a text as so many tokens hold. */
export const firstTokens = (text: string, most: number): string => text.slice(0, most * 4);
