import { createContext, use } from 'react';

/** Runs `go` if nothing is unsaved, or once the member agrees to leave. */
export type Leave = (go: () => void) => void;

export const LeaveContext = createContext<Leave>((go) => go());

/** For what leaves a page without navigating, such as signing out. The router's own moves are asked about by themselves. */
export const useLeave = (): Leave => use(LeaveContext);
