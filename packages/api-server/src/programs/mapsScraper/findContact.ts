import { isNoReplyAddress } from '../../outside/mail/noReplyAddress.ts';
import { findAddresses } from '../../outside/web/findAddresses.ts';
import { baseOf } from '../../outside/web/openWebPages.ts';
import { webAddress } from '../../outside/web/openWeb.ts';
import type { PageContent } from '../../outside/web/readHtml.ts';

/** What a contact page tells. */
export interface BusinessContact {
  readonly email?: string;
  readonly address?: string;
}

const kinds: readonly RegExp[] = [/kontakt|contact/i, /impressum|imprint|legal[- ]notice/i];

/** The contact page, and the page that says who is responsible, as far as a page leads there; on the same host. */
export function contactPages(content: PageContent, page: URL): URL[] {
  const base = baseOf(content, page);
  const here = content.links.flatMap(({ href, words }) => {
    const url = webAddress(href, base);
    return url?.host === page.host ? [{ url, text: `${words} ${url.pathname}` }] : [];
  });
  return kinds.flatMap((kind) => here.find(({ text }) => kind.test(text))?.url ?? []);
}

/** How pages name those who made, host or watch over them. */
const others =
  /\b(?:web-?\s?(?:design|agentur|master|entwicklung|development)|(?:web)?site by|designed by|made by|built by|powered by|host(?:ing|ed by)|umsetzung|realisi\w+|programmierung|gestaltung|datenschutzbeauftragte\w*|data protection)\b/i;
/** Domains that stand for anybody's: https://www.rfc-editor.org/rfc/rfc2606#section-3 */
const anybody = /@example\.(?:com|net|org)$/;

/** Whether an address lies at the domain of a website. */
function isAt(host: string, address: string): boolean {
  const [site, domain] = [host.replace(/^www\./, ''), address.slice(address.indexOf('@') + 1)];
  return site === domain || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`);
}

/**
 * The e-mail addresses that a page shows and that take mail, those of its own domain first, those that can be written
 * to by a click next.
 */
function emailsIn({ links, lines }: PageContent, host: string): string[] {
  const clicks = links.filter(({ href }) => /^mailto:/i.test(href));
  const isOthers = (address: string): boolean => {
    const words = clicks.filter(({ href }) => href.toLowerCase().includes(address)).map((one) => one.words);
    const named = [address, ...words].filter(Boolean);
    return lines.some((line) => others.test(line) && named.some((name) => line.includes(name)));
  };
  const found = [...clicks.map(({ href }) => href), ...lines].flatMap(findAddresses).map((one) => one.toLowerCase());
  const all = [...new Set(found)].filter((one) => !anybody.test(one) && !isNoReplyAddress(one));
  const own = all.filter((one) => isAt(host, one));
  return [...own, ...all.filter((one) => !own.includes(one) && !isOthers(one))];
}

const postcode = '(?:[A-Z]{1,2}-)?\\d{4,5} \\p{L}[^@,]{1,60}';
const street = '\\p{L}[^@,:]{2,80} \\d{1,4} ?[a-z]?';
const whole = new RegExp(`^${street}, ${postcode}(?:, \\p{L}[^@,]{1,40})?$`, 'u');
const first = new RegExp(`^${street},?$`, 'u');
const second = new RegExp(`^${postcode}$`, 'u');

/** The postal addresses that a page shows. */
const postalIn = ({ lines }: PageContent): string[] =>
  lines.flatMap((line, index) => {
    if (whole.test(line)) return [line];
    const next = lines[index + 1] ?? '';
    return first.test(line) && second.test(next) ? [`${line.replace(/,$/, '')}, ${next}`] : [];
  });

/** The e-mail address and the postal address that a page shows. One that is hidden from machines stays hidden. */
export function findContact(
  content: PageContent,
  { host, not = [] }: { readonly host: string; readonly not?: readonly PageContent[] },
): BusinessContact {
  const theirs = not.flatMap((one) => [...emailsIn(one, host), ...postalIn(one)]);
  const email = emailsIn(content, host).find((one) => !theirs.includes(one));
  const address = postalIn(content).find((one) => !theirs.includes(one));
  return { ...(email && { email }), ...(address && { address }) };
}
