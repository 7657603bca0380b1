/**
 * Back and Forward, before the router hears of them. A window calls its listeners in their order, so this one is there
 * before the router's.
 */
export const moves = {
  onMove: (_event: PopStateEvent): void => {},
  listen: (): void => window.addEventListener('popstate', (event) => moves.onMove(event)),
};
