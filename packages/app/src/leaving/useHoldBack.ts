import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { moves } from './moves.ts';
import type { Hold } from './useLeave.ts';

/** The router counts the entries of the history in their state; an entry that the browser made itself has no number. */
const placeNow = (): number => Number((window.history.state as { idx?: unknown } | null)?.idx ?? Number.NaN);
/** Another page, or another tab of it: forms there go away. A search or a filter takes none away. */
const formsOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/**
 * Asks before Back or Forward leaves unsaved input. The browser has moved by the time it says so: the router is kept
 * from hearing of it, the browser goes back to where the page still is, and on to where it was headed once the member
 * leaves.
 */
export function useHoldBack(hold: Hold): void {
  const location = useLocation();
  const here = useRef({ forms: formsOf(location), place: Number.NaN });
  useLayoutEffect(() => {
    here.current = { forms: formsOf(location), place: placeNow() };
  }, [location]);

  useEffect(() => {
    /** Moves of our own that are still to be heard of: back to the page unheard by the router, and on from it. */
    let returning = false;
    let leaving = false;
    moves.onMove = (event) => {
      if (returning) event.stopImmediatePropagation();
      if (returning || leaving) {
        returning = leaving = false;
        return;
      }
      const steps = placeNow() - here.current.place;
      if (!steps || formsOf(window.location) === here.current.forms) return;
      const go = () => {
        leaving = true;
        window.history.go(steps);
      };
      if (!hold(go)) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(-steps);
    };
    return () => {
      moves.onMove = () => {};
    };
  }, [hold]);
}
