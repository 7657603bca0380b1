/** Whether the window matches a query of `theme/media`. False where it can't tell, as in jsdom. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false;

/** Calls `onChange` when that changes, until the function that it returns is called. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
