import { expect, test } from 'vitest';
import { collationKey } from './collationKey.ts';

const collator = new Intl.Collator('en', { numeric: true });
const alphabets = {
  english: ' !"#$%&\'()*+,-./0123456789:;<=>?@AbBcXyYz[]^_`{}|~\t',
  latin: 'aAáÁàäåÅæÆbcçćčdđðeéęfgğhħiıíİjkľłŁlmnñńoöøØœŒpqrřsßśštþuüůvwxyýÿzžźż 019',
  greek: 'αΑάβγΓδεηθιϊκλμνξοόπρσςτυφχψωΩώ ab1',
  cyrillic: 'абвгдеёЁжзийклмнопрстуфхцчшщъыьэюяіїєґАБВ ab1',
  many: 'aáÅ漢字かなカ한글אבجعاקनमกขגა’“”–—…€£™½ﬁＡ²№ 12٣०😀',
};

/** Pairs of texts, many of them alike but for one character; the same each time. */
function pairsOf(alphabet: string): [string, string][] {
  const chars = Array.from(alphabet);
  let state = 1;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >>> 8) % end;
  };
  const text = (): string => Array.from({ length: 1 + below(5) }, () => chars[below(chars.length)]).join('');
  return Array.from({ length: 5_000 }, () => {
    const one = text();
    return [one, below(2) === 0 ? text() : Array.from(one).slice(0, -1).join('') + text()];
  });
}

const order = (one: string, other: string): number =>
  Math.sign(Buffer.compare(Buffer.from(collationKey(one)), Buffer.from(collationKey(other))));

test.each(Object.entries(alphabets))('keys of %s texts sort as the collator sorts the texts', (_, alphabet) => {
  const wrong = pairsOf(alphabet).filter(
    ([one, other]) => order(one, other) !== Math.sign(collator.compare(one, other)),
  );
  expect(wrong).toEqual([]);
});

test('the key of the longest text fits into an index of PostgreSQL', () => {
  for (const text of ['x'.repeat(5_000), 'ệ'.repeat(5_000), '漢'.repeat(5_000), '1'.repeat(5_000)])
    expect(Buffer.byteLength(collationKey(text))).toBeLessThanOrEqual(2_000);
});
