/** A part of a page: its fingerprint, and the place in the list of the part that it lies in, or -1. */
export interface Part {
  print: string;
  within: number;
}

declare global {
  /** The elements of the parts that were read last. */
  var partElements: Element[];
}

/**
 * Reads the parts of the page that are not tiny, those inside parts too, outer ones first. Two parts with the same
 * fingerprint look the same: it stands for theme, width, open dialogs, ancestors, elements, texts, and what the pointer
 * or the focus changes. Runs in the page.
 */
export function readParts(): { whole: string; parts: Part[] } {
  const SMALLEST = 8;
  const NOT_THE_STORY = 'script, style, link, .sb-wrapper, #storybook-highlights-root';
  const states = new Map<Element, string>();
  const looks = ':hover, :focus-visible, :checked, :disabled, :user-invalid, :placeholder-shown, :modal, :popover-open';
  for (const look of looks.split(', '))
    for (const element of document.querySelectorAll(look)) states.set(element, (states.get(element) ?? '') + look);

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
  // React numbers its ids; the numbers say nothing.
  const own = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')
      .replaceAll(/_r_\w+?_/g, '') + (states.get(element) ?? '');

  const parts: Part[] = [];
  const elements: Element[] = [];
  const read = (element: Element, path: string, within: number): { size: number; text: string } => {
    const place = parts.push({ print: '', within }) - 1;
    elements.push(element);
    const [itself, inner] = [
      `<${element.localName} ${own(element)}>`,
      `${path} ${element.localName}.${element.className}`,
    ];
    let [size, text] = [1, itself];
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
      if (!(child instanceof Element) || child.matches(NOT_THE_STORY)) continue;
      const { size: more, text: words } = read(child, inner, place);
      size += more;
      text += words;
    }
    if (size < SMALLEST) {
      parts.length = place;
      elements.length = place;
      return { size, text };
    }
    const { color, backgroundColor, fontSize } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    text = hash([text, color, backgroundColor, fontSize, width, height].join(' '));
    const part = parts[place];
    if (part) part.print = hash(`${path} ${text}`);
    return { size, text };
  };
  const { documentElement: root, body } = document;
  const layers = document.querySelectorAll(':modal, :popover-open').length;
  const { text } = read(body, `${own(root)} ${innerWidth} ${layers}`, -1);
  globalThis.partElements = elements;
  return { whole: hash(`${own(root)} ${innerWidth} ${layers} ${text}`), parts };
}
