/**
 * Scrolls a strip that is too wide for its page sideways until what matches stands in its middle, and again when either
 * changes its width, as when a phone is turned or the typeface comes; what it returns ends that. The page itself stays
 * where it is.
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
  const watch = new ResizeObserver(scroll);
  watch.observe(strip);
  watch.observe(current);
  return () => watch.disconnect();
}
