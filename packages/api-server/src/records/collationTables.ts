/** What one element of a text weighs on each level: which letter it is, its accent, and its case or form. */
export interface Weight {
  readonly base: string;
  readonly accent: number;
  readonly form: number;
}

/** What the collator thinks of the characters that are used today, but for Han. */
export interface CollationTables {
  readonly weights: ReadonlyMap<string, readonly Weight[]>;
  /** Accents that stand after their letter. */
  readonly marks: ReadonlyMap<string, number>;
  /** What a number begins with. */
  readonly number: string;
}

/** Where the ranks of rare characters begin. */
const rare = 0x100;
/** Common characters take every second byte, so that rare ones fit in between. */
const step = 2;

/** Letters that count as two. */
const pairs = { æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', ẞ: 'SS' } as const;

const [base, accent, variant] = (['base', 'accent', 'variant'] as const).map(
  (sensitivity) => new Intl.Collator('en', { sensitivity }),
) as [Intl.Collator, Intl.Collator, Intl.Collator];

/** Sorted, in groups of those that are equal. */
function grouped(texts: readonly string[], { compare }: Intl.Collator): string[][] {
  const groups: string[][] = [];
  for (const text of texts.toSorted(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], text) === 0) last.push(text);
    else groups.push([text]);
  }
  return groups;
}

/** Letters with an accent count as their parts, unless they are letters of their own, such as й. */
function isElement(char: string): boolean {
  const [first = ''] = char.normalize('NFD');
  return first === char || base.compare(first, char) !== 0;
}

/** Asks the collator about each character: takes about 50 ms. */
export function makeCollationTables(): CollationTables {
  const ranges = [
    [0x09, 0x33ff],
    [0xa000, 0xabff],
    [0x1f000, 0x1faff],
  ] as const;
  const all = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .filter((char) => isElement(char) && !/\p{Nd}/u.test(char) && !(char in pairs));
  const marks = makeMarks(all.filter((char) => /\p{M}/u.test(char)));
  const letters = all.filter((char) => !/\p{M}/u.test(char) && base.compare(char, '') !== 0);

  const weights = new Map<string, readonly Weight[]>();
  let code = step;
  let number = '';
  for (const [rank, group] of grouped([...letters, '0'], base).entries()) {
    const isCommon = group.some((char) => /^[\t\n -~]$/.test(char));
    if (isCommon) code += step;
    const own = isCommon ? String.fromCharCode(code) : String.fromCharCode(code + 1, rare + rank);
    if (group.includes('0')) number = own;
    const accents = grouped(group, accent);
    const plain = accents[0]?.[0] ?? '';
    for (const [place, alike] of accents.entries()) {
      const mark = place === 0 ? 0 : (markBetween(marks, plain, alike[0] ?? '') ?? marks.size + place);
      for (const [form, same] of grouped(alike, variant).entries())
        for (const char of same) weights.set(char, [{ base: own, accent: mark, form }]);
    }
  }
  for (const [char, pair] of Object.entries(pairs)) {
    const [first] = weights.get(pair.slice(0, 1)) ?? [];
    const [second] = weights.get(pair.slice(1)) ?? [];
    if (first && second) weights.set(char, [{ ...first, accent: marks.size + 1 }, second]);
  }
  return { weights, marks, number };
}

/** The marks in the order in which they follow a letter, from 1. */
function makeMarks(chars: readonly string[]): ReadonlyMap<string, number> {
  const heard = chars.filter((char) => base.compare(`a${char}`, 'a') === 0 && accent.compare(`a${char}`, 'a') !== 0);
  const after = grouped(
    heard.map((char) => `a${char}`),
    accent,
  );
  return new Map(after.flatMap((group, rank) => group.map((text) => [text.slice(1), rank + 1] as const)));
}

/** The mark that makes one letter of another, such as the stroke of ø. */
function markBetween(marks: ReadonlyMap<string, number>, plain: string, char: string): number | undefined {
  for (const [mark, rank] of marks) if (accent.compare(plain + mark, char) === 0) return rank;
  return undefined;
}
