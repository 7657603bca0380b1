/** The elements in `box` that match, for what has no role or words of its own. Throws if there is none. */
export function inside(box: HTMLElement, selector: string): HTMLElement[] {
  const found = [...box.querySelectorAll<HTMLElement>(selector)];
  if (found.length === 0) throw new Error(`Nothing matches ${selector} in ${box.outerHTML.slice(0, 200)}`);
  return found;
}
