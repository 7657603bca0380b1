import { useCallback, useEffect, useRef, useState } from 'react';

/** Rest on a control this long, in ms, and its tooltip opens. */
export const TOOLTIP_DELAY = 700;
/** For so long after one tooltip closed, in ms, the next opens at once. */
export const TOOLTIP_SKIP = 300;

// Shared by all tooltips of the page: moving along a row of buttons shows each at once.
let warm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;

const heat = () => {
  warm = true;
  clearTimeout(cooling);
};
const cool = () => {
  clearTimeout(cooling);
  cooling = setTimeout(() => {
    warm = false;
  }, TOOLTIP_SKIP);
};

/** Open and closed, with the delays of tooltips. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(false);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    heat();
    shown.current = true;
    setOpen(true);
  }, []);
  const showSoon = useCallback(() => {
    clearTimeout(timer.current);
    if (warm) show();
    else timer.current = setTimeout(show, TOOLTIP_DELAY);
  }, [show]);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    if (shown.current) cool();
    shown.current = false;
    setOpen(false);
  }, []);

  useEffect(() => hide, [hide]);
  return { open, show, showSoon, hide };
}
