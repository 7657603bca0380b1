import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { moves } from './moves.ts';
import type { Hold } from './useLeave.ts';

/** The router numbers the history entries in their state; an entry made by the browser itself has no number. */
const placeNow = (): number => Number((window.history.state as { idx?: unknown } | null)?.idx ?? Number.NaN);
/** Another page, or another tab of it, unmounts forms. A search or a filter does not. */
const formsOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/**
 * Asks before Back or Forward leaves unsaved input. The browser has already moved when it reports so: the event is
 * kept from the router, the browser is sent back to the page that is still shown, and on to its destination once the
 * member agrees to leave.
 */
export function useHoldBack(hold: Hold): void {
  const location = useLocation();
  const here = useRef({ forms: formsOf(location), place: Number.NaN });
  useLayoutEffect(() => {
    here.current = { forms: formsOf(location), place: placeNow() };
  }, [location]);

  useEffect(() => {
    /** Our own moves whose events are still to come: back to the page, hidden from the router, and on from it. */
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
