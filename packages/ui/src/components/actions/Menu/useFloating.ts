import { useLayoutEffect, type RefObject } from 'react';

/** Between the button and its menu, and between the menu and the edge of the window, in px. */
const GAP = 6;

/**
 * Lays an element over the page, where nothing around it cuts it off: below the end of what is around it, or above
 * if there is no room. It follows when something scrolls. Unless `floats`, it stays where its styles put it.
 */
export function useFloating(ref: RefObject<HTMLElement | null>, floats: boolean): void {
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!floats || !layer) return undefined;
    // In the top layer: what is faded or cut off at its edges, as tables are, would take a fixed element with it.
    layer.popover = 'manual';
    layer.showPopover();
    Object.assign(layer.style, { position: 'fixed', margin: '0' });
    const place = () => {
      const around = layer.parentElement?.getBoundingClientRect();
      if (!around) return;
      const below = around.bottom + GAP;
      const top = below + layer.offsetHeight > window.innerHeight ? around.top - GAP - layer.offsetHeight : below;
      layer.style.inset = `${Math.max(GAP, top)}px auto auto ${Math.max(GAP, around.right - layer.offsetWidth)}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [ref, floats]);
}
