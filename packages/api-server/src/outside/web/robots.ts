import { product } from '@switchboard/api-contract/product';
import robotsParser from 'robots-parser';
import { decodePage } from './decodePage.ts';
import { mostRedirects, redirectTarget, type ReadAddress } from './openWeb.ts';

/** Whether we may read an address of a host. */
export type MayRead = (url: URL) => boolean;

/** As much as a robots.txt has to be read: https://www.rfc-editor.org/rfc/rfc9309#section-2.5 */
const longest = 512_000;

/** The name that we are known by there. */
const own = product.name.toLowerCase();

/** As many characters of rules with a `*` as are compared with an address within a tenth of a second or so. */
const mostWild = 20_000;

/** A line such as `Disallow: /a`; like Google's reader, it may do without the colon. */
const rule = /^\s*(user-agent|allow|disallow)(?:\s*:\s*([^#]*)|\s+([^\s#]+)\s*(?:#.*)?$)/i;

/**
 * The rules of a robots.txt that are for us, with the names that they are for. Rules with a `*` count to mostWild
 * characters: a long list of them would keep the server busy for seconds.
 */
function rulesIn(text: string): string {
  let names = new Set<string>();
  let isNamed = false;
  let wild = 0;
  const lines = text.slice(0, longest).split(/\r\n|\r|\n/);
  const rules = lines.flatMap((line) => {
    const [, field = '', value, bare = ''] = rule.exec(line) ?? [];
    const said = (value ?? bare).trim();
    if (field.length !== 'user-agent'.length) {
      if (field === '') return [];
      isNamed = false;
      if (said.includes('*')) wild += said.length;
      return names.size === 0 || (said.includes('*') && wild > mostWild) ? [] : [`${field}: ${said}`];
    }
    if (!isNamed) names = new Set();
    isNamed = true;
    const name = said.split('/', 1)[0]?.trim().toLowerCase() ?? '';
    if ((name !== own && name !== '*') || names.has(name)) return [];
    names.add(name);
    return [`User-agent: ${name}`];
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
  for (let moves = 0; url && moves <= mostRedirects; moves += 1) {
    const page = await read(url);
    if (!page || page.tooLarge || page.status === 429 || page.status >= 500) return undefined;
    if (page.status < 300) return readRobots(host, decodePage(page.bytes, page.headers['content-type']));
    url = redirectTarget(page, url);
  }
  return () => true;
}
