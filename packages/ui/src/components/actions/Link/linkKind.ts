export type LinkKind = 'internal' | 'external' | 'unsafe';

const BASE = 'https://switchboard.invalid';

/** Whether an address stays in the app, leaves it, or must not be followed (`javascript:`, `data:`, malformed). */
export function linkKind(href: string): LinkKind {
  let url: URL;
  try {
    url = new URL(href, BASE);
  } catch {
    return 'unsafe';
  }
  if (url.origin === BASE && !/^\s*https?:/i.test(href)) return 'internal';
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? 'external' : 'unsafe';
}
