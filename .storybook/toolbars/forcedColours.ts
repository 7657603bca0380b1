// The palette of a system's own high contrast theme: no page can turn on the real one.
const sheet = `
  *, *::before, *::after {
    background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; background-image: none !important;
  }
  a, a * { color: LinkText !important; }
  button, button *, input, select, textarea { color: ButtonText !important; border-color: ButtonText !important; }
  :disabled, [aria-disabled='true'], [aria-disabled='true'] * { color: GrayText !important; }
  :focus-visible { outline-color: Highlight !important; }
`;

/** Shows the page in the system's colours alone, until the returned function is called. */
export function forceColours(): () => void {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  return () => style.remove();
}
