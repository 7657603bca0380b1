/** A window, or what stands in for one: jsdom lacks this. */
const view: { readonly matchMedia?: Window['matchMedia'] } = globalThis;

/** Whether the window matches a query of `theme/media`. False where it can't tell. */
export const matchesMedia = (query: string): boolean => view.matchMedia?.(query).matches ?? false;

/** Calls `onChange` when that changes, until the function that it returns is called. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = view.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
