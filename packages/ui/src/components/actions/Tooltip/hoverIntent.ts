import { useEffect, useState } from 'react';

/** A tooltip opens after this long on its control, in ms. */
const TOOLTIP_DELAY = 700;
/** Within this long after a tooltip closes, in ms, the next opens at once. */
const TOOLTIP_SKIP = 300;

// Shared by all tooltips on the page, so that moving along a row of buttons shows each at once.
let opensAtOnce = false;
let coolDownTimer: ReturnType<typeof setTimeout> | undefined;

/** The delays of one tooltip. `onChange` is called when it opens or closes. */
export function createHoverIntent(onChange: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = false;

  const show = () => {
    clearTimeout(timer);
    clearTimeout(coolDownTimer);
    opensAtOnce = true;
    open = true;
    onChange(true);
  };
  const showSoon = () => {
    clearTimeout(timer);
    if (opensAtOnce) show();
    else timer = setTimeout(show, TOOLTIP_DELAY);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!open) return;
    open = false;
    clearTimeout(coolDownTimer);
    coolDownTimer = setTimeout(() => {
      opensAtOnce = false;
    }, TOOLTIP_SKIP);
    onChange(false);
  };
  return { show, showSoon, hide };
}

/** Whether a tooltip is open, and how to open and close it. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(setOpen));
  useEffect(() => intent.hide, [intent]);
  return { open, ...intent };
}
