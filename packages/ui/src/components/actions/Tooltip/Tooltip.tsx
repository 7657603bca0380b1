import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { anchor } from './Tooltip.css.ts';
import { TooltipLayer } from './TooltipLayer.tsx';

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
function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(setOpen));
  useEffect(() => intent.hide, [intent]);
  return { open, ...intent };
}

interface TooltipProps {
  /** Undefined: no tooltip now, but the control stays the same element. */
  content: ReactNode;
  /** One focusable element. It gets the content as its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Whether the content is the control's description. False where it repeats the control's name. */
  describes?: boolean;
}

/** A few words about a control, shown after 700 ms of hover, or at once on keyboard focus or a tap. Escape closes it. */
export function Tooltip({ content, children, describes = content !== undefined }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { open, show, showSoon, hide } = useHoverIntent();
  const touched = useRef(false);

  const described =
    [children.props['aria-describedby'], describes ? id : undefined].filter(Boolean).join(' ') || undefined;

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') showSoon();
  };
  const press = (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch';
    if (!touched.current) hide();
  };
  const focus = (event: FocusEvent) => {
    if (touched.current || event.target.matches(':focus-visible')) show();
  };

  return (
    <span
      ref={root}
      className={anchor}
      onPointerEnter={enter}
      onPointerLeave={(event) => event.pointerType !== 'touch' && hide()}
      onPointerDown={press}
      onFocus={focus}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': described })}
      {describes ? (
        <span id={id} hidden>
          {content}
        </span>
      ) : null}
      {open && content !== undefined ? (
        <TooltipLayer anchor={root} onClose={hide}>
          {content}
        </TooltipLayer>
      ) : null}
    </span>
  );
}
