import { product } from '@switchboard/api-contract/product';
import robotsParser from 'robots-parser';
import { decodePage } from './decodePage.ts';
import { mostMoves, movedTo, type ReadAddress } from './openWeb.ts';

/** Whether we may read an address of a host. */
export type MayRead = (url: URL) => boolean;

/** As much as a robots.txt has to be read: https://www.rfc-editor.org/rfc/rfc9309#section-2.5 */
const longest = 512_000;

/** The name that we are known by there. */
const own = product.name.toLowerCase();

/**
 * The rules of a robots.txt with the names that they are for. All others count as one: the parser keeps each rule for
 * each name, and thousands of both would take all memory.
 */
function rulesIn(text: string): string {
  let names = new Set<string>();
  const lines = text.slice(0, longest).split(/\r\n|\r|\n/);
  const rules = lines.flatMap((line) => {
    const [, field = '', value = ''] = /^\s*(user-agent|allow|disallow)\s*:([^#]*)/i.exec(line) ?? [];
    if (field.length !== 'user-agent'.length) {
      if (field !== '') names = new Set();
      return field === '' ? [] : [line];
    }
    const name = value.split('/', 1)[0]?.trim().toLowerCase() ?? '';
    const known = name === own || name === '*' ? name : 'others';
    if (names.has(known)) return [];
    names.add(known);
    return [`User-agent: ${known}`];
  });
  return rules.join('\n');
}

/** Reads the robots.txt of a host. Without a rule that fits, an address may be read. */
export function readRobots(host: URL, text: string): MayRead {
  const robots = robotsParser(new URL('/robots.txt', host).href, rulesIn(text));
  return (url) => robots.isAllowed(url.href, own) ?? true;
}

/** What we may read of a host: all of it where it has no robots.txt. undefined: it can't say now. */
export async function robotsOf(read: ReadAddress, host: URL): Promise<MayRead | undefined> {
  let url: URL | undefined = new URL('/robots.txt', host);
  for (let moves = 0; url && moves <= mostMoves; moves += 1) {
    const page = await read(url);
    if (!page || page.tooLarge || page.status === 429 || page.status >= 500) return undefined;
    if (page.status < 300) return readRobots(host, decodePage(page.bytes, page.headers['content-type']));
    url = movedTo(page, url);
  }
  return () => true;
}
