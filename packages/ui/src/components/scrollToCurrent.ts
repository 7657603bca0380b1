/**
 * Scrolls an overflowing strip sideways until the match is centred, and again when either changes its width, such as
 * when a phone is rotated or the font loads. Returns a cleanup function. The page itself does not scroll.
 */
export function scrollToCurrent(strip: HTMLElement | null, selector: string): (() => void) | undefined {
  const current = strip?.querySelector(selector);
  if (!strip || !current) return undefined;
  const scroll = () => {
    if (strip.scrollWidth === strip.clientWidth) return;
    const [outer, inner] = [strip, current].map((each) => each.getBoundingClientRect());
    if (outer && inner) strip.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  };
  scroll();
  // As in jsdom.
  if (typeof ResizeObserver === 'undefined') return undefined;
  const watch = new ResizeObserver(scroll);
  watch.observe(strip);
  watch.observe(current);
  return () => watch.disconnect();
}
