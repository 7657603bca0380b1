import {
  cloneElement,
  useId,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { anchor } from './Tooltip.css.ts';
import { TooltipLayer } from './TooltipLayer.tsx';
import { useHoverIntent } from './hoverIntent.ts';

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
