import { addressParser } from 'postal-mime';
import * as v from 'valibot';

/** An e-mail address, and whose it is; `name` is empty where nobody is named. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)`;
/**
 * RFC 5321, 4.1.2, with the letters of RFC 6531: a local part without quotes, of at most 64 characters, and a domain of
 * at least two labels, of which the last is no number and no single letter.
 */
const form = new RegExp(
  String.raw`^(?=[^@]{1,64}@[^@]{1,253}$)${atom}(?:\.${atom})*@(?:${label}\.)+(?!.$|\d+$)${label}$`,
  'u',
);

/** Text without what nobody sees, such as zero width spaces, marks of direction and soft hyphens, in Unicode's form C. */
export const visibleText = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .trim();

/**
 * The address in one header, or in what somebody typed: `Cy <cy@x.example>`, `cy@x.example (Cy)`, `mailto:cy@x.example`
 * or alone. Names are decoded (RFC 2047). undefined if there is none, several, or a piece of something longer.
 */
export function readMailbox(text: string): Mailbox | undefined {
  const given = visibleText(text).replace(/^mailto:/i, '');
  const parsed = addressParser(given);
  const [found, other] = parsed.filter(({ address }) => address);
  if (!found?.address || other || !form.test(found.address)) return undefined;
  // All of what stands in brackets that are in no quotes, or else all but comments.
  const bare = given.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)/g, '""');
  const whole = /<\s*([^<>]*)/.exec(bare)?.[1] ?? bare.replaceAll(/\([^()]*\)/g, '').replace(/[\s,;]+$/, '');
  if (whole.trim() !== found.address) return undefined;
  // A comma in a name without quotes, as in `Sikora, Ewa <ewa@x.example>`, parts it.
  const names = parsed.map(({ name }) => name).filter(Boolean);
  return { name: visibleText(names.join(', ')).replaceAll(/\s+/g, ' '), address: found.address };
}

/** The address alone that somebody typed, or undefined: see readMailbox. */
export const readAddress = (text: string): string | undefined => readMailbox(text)?.address;

/** What somebody signs in with, an address or a name, as it is stored and compared. */
export const readUserName = (text: string): string => (readAddress(text) ?? visibleText(text)).toLowerCase();

/** A text that is an e-mail address, kept without what stands around it. Whether it exists, only a message shows. */
export const emailAddress = (problem = 'Enter an e-mail address such as name@company.com') =>
  v.pipe(
    v.string(problem),
    v.transform((text) => readAddress(text) ?? ''),
    v.minLength(1, problem),
  );
