import { domainToUnicode } from 'node:url';

const front =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:index|home|default|start|startseite|welcome)\b[^/]*\/?)?$/i;
/** What links carry to count visits or to choose a language. */
const passing = /^(?:utm_\w+|[gf]?b?clid|gad_source|y_source|source|ref|lang|hl)$/;

/** Plain letters, whichever way an umlaut is written. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');

/**
 * Whether the whole host of a website is a firm's own: its address is the front page, or the host bears all words of
 * the firm's name. Otherwise the firm has a page among others there, as in a directory or a chain.
 */
export function isOwnSite(website: URL, name: string): boolean {
  if (front.test(website.pathname) && [...website.searchParams.keys()].every((key) => passing.test(key))) return true;
  const words = plain(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const host = plain(domainToUnicode(website.hostname));
  return words.length > 0 && words.every((word) => host.includes(word));
}

/** Whether a page lies at a firm's address among others, or below it. */
export const isBelow = (page: URL, website: URL): boolean =>
  `${page.pathname}/`.startsWith(website.pathname.replace(/\/?$/, '/')) &&
  [...website.searchParams].every(([key, value]) => page.searchParams.get(key) === value);
