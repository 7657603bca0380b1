/** Rest on a control this long, in ms, and its tooltip opens. */
const TOOLTIP_DELAY = 700;
/** For so long after one tooltip closed, in ms, the next opens at once. */
const TOOLTIP_SKIP = 300;

// Shared by all tooltips of the page: moving along a row of buttons shows each at once.
let warm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;

/** Open and closed, with the delays of tooltips. */
export interface HoverIntent {
  show: () => void;
  showSoon: () => void;
  hide: () => void;
}

/** The delays of one tooltip; `onChange` hears when it opens and closes. */
export function createHoverIntent(onChange: (open: boolean) => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = false;

  const show = () => {
    clearTimeout(timer);
    clearTimeout(cooling);
    warm = true;
    open = true;
    onChange(true);
  };
  const showSoon = () => {
    clearTimeout(timer);
    if (warm) show();
    else timer = setTimeout(show, TOOLTIP_DELAY);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!open) return;
    open = false;
    clearTimeout(cooling);
    cooling = setTimeout(() => {
      warm = false;
    }, TOOLTIP_SKIP);
    onChange(false);
  };
  return { show, showSoon, hide };
}
