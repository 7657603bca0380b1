import { makeCollationTables, type CollationTables, type Weight } from './collationTables.ts';

/** Longer texts are sorted by their beginning: an index entry of PostgreSQL must stay below 2,700 bytes. */
const longest = 200;
const mostBytes = 2_000;

const nextLevel = '\u0001';
/** Weights of accents and forms begin here, at those that are usual. */
const usual = 0x20;
/** Begins the weight of a character that the tables don't hold, above all that they do. */
const beyond = '\u007f';
const planeStart = 0xe000;
const inPlane = 0x1000;

let made: CollationTables | undefined;

/**
 * A key of a text: compared byte by byte, as both databases compare text, keys sort as `Intl.Collator('en', {numeric:
 * true})` sorts the texts. Letters and numbers count first, then accents, then case. Han comes in the order of Unicode.
 */
export function collationKey(text: string): string {
  const tables = (made ??= makeCollationTables());
  const bases: string[] = [];
  const accents: number[] = [];
  const forms: number[] = [];
  for (const part of text
    .slice(0, longest)
    .normalize('NFC')
    .match(/\p{Nd}+|[^\p{Nd}]/gu) ?? [])
    for (const { base, accent, form } of weightsOf(tables, part)) {
      if (base !== '') bases.push(base);
      accents.push(accent);
      forms.push(form);
    }
  const key = [bases.join(''), ...[accents, forms].map(levelOf)].join(nextLevel);
  return Buffer.byteLength(key) <= mostBytes ? key : key.slice(0, mostBytes / 3);
}

/** Shorter is less, so whatever is usual at the end can be left out. */
function levelOf(weights: readonly number[]): string {
  const end = weights.findLastIndex((weight) => weight > 0) + 1;
  return String.fromCharCode(...weights.slice(0, end).map((weight) => usual + weight));
}

function weightsOf(tables: CollationTables, part: string): readonly Weight[] {
  if (/^\p{Nd}/u.test(part)) return [{ base: tables.number + numberWeight(part), accent: 0, form: 0 }];
  const mark = tables.marks.get(part);
  if (mark !== undefined) return [{ base: '', accent: mark, form: 0 }];
  const known = tables.weights.get(part);
  if (known) return known;
  if (/[\p{C}\p{M}]/u.test(part)) return [];
  const parts = part.normalize('NFD');
  if (parts !== part) return Array.from(parts, (char) => weightsOf(tables, char)).flat();
  const plain = part.normalize('NFKD');
  if (plain !== part)
    return Array.from(plain, (char) => weightsOf(tables, char))
      .flat()
      .map((weight) => ({ ...weight, form: weight.form + 1 }));
  const code = part.codePointAt(0) ?? 0;
  const base =
    code < planeStart ? part : String.fromCharCode(planeStart + Math.floor(code / inPlane), usual + (code % inPlane));
  return [{ base: beyond + base, accent: 0, form: 0 }];
}

/** How many digits, then the digits. */
function numberWeight(digits: string): string {
  const value = Array.from(digits, digitValue)
    .join('')
    .replace(/^0+(?=.)/, '');
  return String.fromCharCode(usual + value.length) + value;
}

/** Digits of each script stand ten in a row, from nought on. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKD').codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
