/** A word of a message: in lower case as it is read, and where it stands in what was written. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** What words or phrases stand for. */
export type Lexicon<T> = ReadonlyMap<string, T>;

/** Phrases that stand for themselves: 'how many|number of'. */
export const phrases = (text: string): Lexicon<string> => new Map(text.split('|').map((one) => [one, one]));

/** A phrase that was found: its first word, how many words it has, and what it stands for. */
export interface Found<T> {
  readonly at: number;
  readonly length: number;
  readonly value: T;
}

const longestPhrase = 4;
/** So many words are read of a message; what stands behind them is only passed on. */
export const mostRead = 120;
/** Longer wishes are not questions. */
export const mostWords = 60;

const shortForms: Readonly<Record<string, string>> = {
  "what's": 'what is',
  whats: 'what is',
  "who's": 'who is',
  whos: 'who is',
  "where's": 'where is',
  "when's": 'when is',
  "how's": 'how is',
  hows: 'how is',
  "that's": 'that is',
  "there's": 'there is',
  "it's": 'it is',
  "i'm": 'i am',
  "i've": 'i have',
  "we've": 'we have',
  "they've": 'they have',
  "i'd": 'i would',
  "we'd": 'we would',
  "let's": 'let us',
  "can't": 'can not',
  cannot: 'can not',
  "won't": 'will not',
  dont: 'do not',
  pls: 'please',
  plz: 'please',
  gimme: 'give me',
  u: 'you',
  r: 'are',
  cal: 'calendar',
  'e-mail': 'email',
  'e-mails': 'emails',
  'e-mailed': 'emailed',
  thx: 'thanks',
};

const form =
  /\p{N}+(?:[.,:]\p{N}+)*\p{L}*|\p{L}(?:[\p{L}\p{N}\p{M}]|[-'.@+_](?=[\p{L}\p{N}]))*|\p{Extended_Pictographic}|[&%+>=<,;:?]/gu;

/** The words of a text, the short forms in full. `correct` reads one with a wrong letter. */
function wordsIn(text: string, correct: (word: string) => string): Word[] {
  const found: Word[] = [];
  for (const { 0: raw, index } of text.matchAll(form)) {
    const lower = raw.toLowerCase();
    const [stem, own] = /^(.+)'s$/.test(lower) && !(lower in shortForms) ? [lower.slice(0, -2), ["'s"]] : [lower, []];
    const plain = stem.replace(/^(non|un)-/, 'not ').replace(/^(.+)n't$/, '$1 not');
    const full = shortForms[lower] ?? plain;
    const end = index + raw.length - (own.length > 0 ? 2 : 0);
    for (const word of full.split(' ')) found.push({ word: correct(word), start: index, end });
    if (found.length >= mostRead) break;
    for (const word of own) found.push({ word, start: end, end: index + raw.length });
  }
  return found;
}

/** The words of one wish, each of which something must stand for. What was read is taken. */
export class Words {
  readonly written: string;
  readonly all: readonly Word[];
  readonly #taken: Set<number>;

  constructor(written: string, correct: (word: string) => string = (word) => word, taken?: Words) {
    this.written = written.replaceAll(/[’`´]/g, "'");
    this.all = taken?.all ?? wordsIn(this.written, correct);
    this.#taken = new Set(taken ? taken.#taken : []);
  }

  copy(): Words {
    return new Words(this.written, undefined, this);
  }

  word(at: number): string {
    return this.all[at]?.word ?? '';
  }

  isFree(at: number): boolean {
    return at < this.all.length && !this.#taken.has(at);
  }

  /** The phrase that stands at a place, among words that nothing took yet. */
  at<T>(at: number, lexicon: Lexicon<T>): Found<T> | undefined {
    let phrase = '';
    let best: Found<T> | undefined;
    for (let length = 1; length <= longestPhrase && this.isFree(at + length - 1); length += 1) {
      phrase = phrase === '' ? this.word(at) : `${phrase} ${this.word(at + length - 1)}`;
      const value = lexicon.get(phrase);
      if (value !== undefined) best = { at, length, value };
    }
    return best;
  }

  take({ at, length }: Pick<Found<unknown>, 'at' | 'length'>): void {
    for (let one = at; one < at + length; one += 1) this.#taken.add(one);
  }

  /** The first of these phrases, taken. */
  takeOne<T>(lexicon: Lexicon<T>): Found<T> | undefined {
    return this.#find(lexicon, true)[0];
  }

  /** All of these phrases, taken. */
  takeAll<T>(lexicon: Lexicon<T>): Found<T>[] {
    return this.#find(lexicon, false);
  }

  has(lexicon: Lexicon<unknown>): boolean {
    return this.copy().takeOne(lexicon) !== undefined;
  }

  /** Whether nothing is left but these phrases. */
  isOnly(...lexicons: readonly Lexicon<unknown>[]): boolean {
    const words = this.copy();
    for (const lexicon of lexicons) words.takeAll(lexicon);
    return words.left().length === 0;
  }

  #find<T>(lexicon: Lexicon<T>, isOne: boolean): Found<T>[] {
    const found: Found<T>[] = [];
    for (let at = 0; at < this.all.length; at += 1) {
      const one = this.at(at, lexicon);
      if (!one) continue;
      found.push(one);
      this.take(one);
      if (isOne) break;
    }
    return found;
  }

  /** What was written from one word to another. */
  text(at: number, length: number): string {
    return this.written.slice(this.all[at]?.start ?? 0, this.all[at + length - 1]?.end ?? 0);
  }

  /** The places of the words that nothing took, without marks. */
  left(): number[] {
    return this.all.flatMap(({ word }, at) =>
      this.isFree(at) && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word) ? [at] : [],
    );
  }

  /** What was written of the words that nothing took, those side by side together. */
  leftTexts(): string[] {
    const texts: string[] = [];
    let last = -2;
    for (const at of this.left()) {
      if (at === last + 1) texts.push(`${texts.pop() ?? ''} ${this.text(at, 1)}`);
      else texts.push(this.text(at, 1));
      last = at;
    }
    return texts;
  }
}

/** Whether one letter is wrong, missing, added, or changed places with its neighbour. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** Shorter words are not corrected: too many are one letter off. */
const shortest = 5;
/** In words of this length or more, the first letter may be the wrong one too. */
const long = 7;

/** Reads a word that is one letter off from a known one as that one. `names` are not corrected. */
export function correctTypos(known: ReadonlySet<string>, ordinary: ReadonlySet<string>): (word: string) => string {
  const likely = [...known].filter((word) => word.length >= shortest - 1);
  return (word) => {
    if (word.length < shortest || known.has(word) || ordinary.has(word) || !/^\p{L}+$/u.test(word)) return word;
    return likely.find((one) => (one[0] === word[0] || word.length >= long) && isOneLetterOff(word, one)) ?? word;
  };
}
