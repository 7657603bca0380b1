/**
 * Notices Back and Forward before the router does. A window calls its listeners in the order they were added, so this
 * one is added first.
 */
export const moves = {
  onMove: (_event: PopStateEvent): void => {},
  listen: (): void => window.addEventListener('popstate', (event) => moves.onMove(event)),
};
