import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Between the button and its menu, and between the menu and the edge of the window, in px. */
const GAP = 6;

/**
 * Lays an element over the page, below the end of what is around it, or above if there is no room. Nothing that scrolls
 * cuts it off; `onLeave` is called when something does scroll. Without it, the element stays where its styles put it.
 */
export function useFloating(ref: RefObject<HTMLElement | null>, onLeave: (() => void) | undefined): void {
  const leave = useRef(onLeave);
  const floats = onLeave !== undefined;
  useLayoutEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useLayoutEffect(() => {
    const layer = ref.current;
    const around = layer?.parentElement?.getBoundingClientRect();
    if (!floats || !layer || !around) return;
    const { offsetHeight: height, offsetWidth: width } = layer;
    const below = around.bottom + GAP;
    const top = below + height > window.innerHeight ? around.top - GAP - height : below;
    Object.assign(layer.style, {
      position: 'fixed',
      top: `${Math.max(GAP, top)}px`,
      left: `${Math.max(GAP, around.right - width)}px`,
      right: 'auto',
    });
    const close = () => leave.current?.();
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [ref, floats]);
}
