import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { bubble, layer } from './Tooltip.css.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a layer of that size goes, in px: above the anchor, or below if there is no room, always within the window. */
export function placeTooltip(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
) {
  const centre = anchor.left + anchor.width / 2 - size.width / 2;
  const left = Math.max(0, Math.min(centre, view.width - size.width));
  const above = anchor.top - size.height;
  const below = anchor.top + anchor.height;
  const top = above >= 0 || below + size.height > view.height ? Math.max(0, above) : below;
  return { left, top };
}

interface TooltipLayerProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The tooltip itself, in the browser's top layer beside the control. */
export function TooltipLayer({ anchor, onClose, children }: TooltipLayerProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    const control = anchor.current?.firstElementChild;
    if (!element || !control) return undefined;
    element.showPopover?.();
    const { left, top } = placeTooltip(control.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;

    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // The first Escape closes only the tooltip, not the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', escape, true);
    window.addEventListener('scroll', onClose, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('keydown', escape, true);
      window.removeEventListener('scroll', onClose, true);
      window.removeEventListener('resize', onClose);
    };
  }, [anchor, onClose]);

  return (
    <span ref={ref} popover="manual" role="tooltip" aria-hidden="true" className={layer}>
      <span className={bubble}>{children}</span>
    </span>
  );
}
