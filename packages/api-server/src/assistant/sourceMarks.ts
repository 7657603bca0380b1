/** A mark of sources, such as `[1]` or `[1, 3]`, with the space before it. */
const mark = / ?\[(\d{1,3}(?:, ?\d{1,3})*)\]/g;

/** The text without marks of sources: as it is shown in the bubble, spoken, and sent to a model. */
export const withoutMarks = (text: string): string => text.replaceAll(mark, '');
