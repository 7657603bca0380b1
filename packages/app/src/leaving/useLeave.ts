import { createContext, use } from 'react';

/**
 * Asks the member first if something is unsaved and returns true; `go` then runs once they agree. Returns false if
 * the caller may go on.
 */
export type Hold = (go: () => void) => boolean;

export const LeaveContext = createContext<Hold>(() => false);

/** For everything that leads away from a page: asks first if something is unsaved. */
export const useLeave = (): Hold => use(LeaveContext);

/** Runs `go`, asking first if something is unsaved; false while the question is open. */
export function leaveBy(hold: Hold, go: () => void): boolean {
  const held = hold(go);
  if (!held) go();
  return !held;
}
