/** How many px fade out at the start and end of a box that scrolls sideways. */
export function fadesOf(box: Element): { start: number; end: number } {
  const { maskImage } = getComputedStyle(box);
  const [start, end] = [/ ([\d.]+)px,/, /100% - ([\d.]+)px/].map((part) =>
    Math.round(Number(part.exec(maskImage)?.[1] ?? 0)),
  );
  return { start: start ?? 0, end: end ?? 0 };
}
