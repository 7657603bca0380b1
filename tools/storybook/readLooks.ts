declare global {
  /** The elements of each look that was read last, in the order of their looks. */
  var elementsOfLooks: Element[][];
}

/**
 * Reads how the texts of the page look, hidden ones left out: a fingerprint for each look. Two texts with the same one
 * have the same contrast: it stands for colour, size and weight, and for the classes, states, backgrounds and opacity
 * of the element and of all around it. Runs in the page.
 */
export function readLooks(): string[] {
  const NOT_THE_STORY = 'script, style, link, .sb-wrapper, #storybook-highlights-root';
  const FIELDS = 'input, select, textarea';
  const STATES = ':disabled, [aria-disabled="true"], :modal, :popover-open';

  /** The hash cyrb53, of 53 bits. */
  const hash = (text: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
  };
  const isText = (element: Element): boolean =>
    element.matches(FIELDS) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  // Text of a control that is switched off may be pale.
  const state = (element: Element): string =>
    [element, element instanceof HTMLLabelElement ? element.control : null]
      .map((one) => (one?.matches(STATES) ? 'state' : ''))
      .join('');

  const looks = new Map<string, Element[]>();
  const read = (element: Element, around: string, through: number, states: string): void => {
    const { color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), element.getAttribute('style')];
    const all = `${states}${state(element)}`;
    const isOpaque = backgroundColor.startsWith('rgb(');
    const inner = hash([isOpaque ? '' : around, ...own, backgroundColor, backgroundImage].join('|'));
    const left = through * Number(opacity);
    const shown = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    if (isText(element) && element.checkVisibility(shown)) {
      const look = hash([inner, color, fontSize, fontWeight, left, all].join('|'));
      looks.set(look, [...(looks.get(look) ?? []), element]);
    }
    for (const child of element.children) if (!child.matches(NOT_THE_STORY)) read(child, inner, left, all);
  };
  const { documentElement: root, body } = document;
  read(body, `${root.className} ${JSON.stringify(root.dataset)} ${getComputedStyle(root).backgroundColor}`, 1, '');
  globalThis.elementsOfLooks = [...looks.values()];
  return [...looks.keys()];
}
