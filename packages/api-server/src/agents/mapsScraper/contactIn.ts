import { baseOf } from '../web/openPages.ts';
import { webAddress } from '../web/openWeb.ts';
import type { Sheet } from '../web/readHtml.ts';

/** What a contact page tells. */
export interface Contact {
  readonly email?: string;
  readonly address?: string;
}

const kinds: readonly RegExp[] = [/kontakt|contact/i, /impressum|imprint|legal[- ]notice/i];

/** The address of the contact page, or else of the page that says who is responsible; on the same host. */
export function contactPage(sheet: Sheet, page: URL): URL | undefined {
  const base = baseOf(sheet, page);
  const here = sheet.links.flatMap(({ href, words }) => {
    const url = webAddress(href, base);
    return url?.host === page.host ? [{ url, text: `${words} ${url.pathname}` }] : [];
  });
  return kinds.flatMap((kind) => here.find(({ text }) => kind.test(text))?.url ?? [])[0];
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.[a-z]{2,20}/i;
const postcode = '(?:[A-Z]{1,2}-)?\\d{4,5} \\p{L}[^@,]{1,60}';
const street = '\\p{L}[^@,:]{2,80} \\d{1,4} ?[a-z]?';
const whole = new RegExp(`^${street}, ${postcode}(?:, \\p{L}[^@,]{1,40})?$`, 'u');
const first = new RegExp(`^${street},?$`, 'u');
const second = new RegExp(`^${postcode}$`, 'u');

function addressIn(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (whole.test(line)) return line;
    const next = lines[index + 1] ?? '';
    if (first.test(line) && second.test(next)) return `${line.replace(/,$/, '')}, ${next}`;
  }
  return undefined;
}

/** The e-mail address and the postal address that a page shows. One that is hidden from machines stays hidden. */
export function contactIn({ links, lines }: Sheet): Contact {
  const mailto = links.find(({ href }) => /^mailto:/i.test(href))?.href.slice('mailto:'.length);
  const found = email.exec(mailto ?? '')?.[0] ?? lines.map((line) => email.exec(line)?.[0]).find(Boolean);
  const address = addressIn(lines);
  return { ...(found && { email: found.toLowerCase() }), ...(address && { address }) };
}
