import { createContext, use } from 'react';

/**
 * Whether the member is asked first, because something here is unsaved: then `go` runs once they leave. Otherwise the
 * caller goes on by itself.
 */
export type Hold = (go: () => void) => boolean;

export const LeaveContext = createContext<Hold>(() => false);

/** For whatever leads away from a page: asks first where something is unsaved. */
export const useLeave = (): Hold => use(LeaveContext);

/** Runs `go`, after a question where something is unsaved; false while that is asked. */
export function leaveBy(hold: Hold, go: () => void): boolean {
  const held = hold(go);
  if (!held) go();
  return !held;
}
