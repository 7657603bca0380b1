/** Scrolls a strip that is too wide for its page sideways until what matches stands in its middle. The page itself stays where it is. */
export function scrollToCurrent(strip: HTMLElement | null, selector: string): void {
  const current = strip?.querySelector(selector)?.getBoundingClientRect();
  if (!strip || !current || strip.scrollWidth === strip.clientWidth) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += current.left + current.width / 2 - left - width / 2;
}
