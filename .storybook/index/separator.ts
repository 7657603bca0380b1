/** Between what the side panel shows of a story's name and what only the search needs. */
export const SEPARATOR = ' · ';
