/** Whether a text does not fit among the facts of a run. */
export const isLong = (text: string): boolean => text.length > 160 || text.trim().includes('\n');
