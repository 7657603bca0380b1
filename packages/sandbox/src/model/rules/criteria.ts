import { cutAtWord } from '../text.ts';

const andOr = /\s*,\s*(?:and |or )?|\s+(?:and|or|und|oder)\s+/;
const listed = (text: string): string[] =>
  text
    .split(andOr)
    .map((part) => part.replace(/[.?!]+$/, '').trim())
    .filter((part) => part !== '');

const capital = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*`;
const afterPlaceWord = new RegExp(
  String.raw`\b(?:in|near|around|from|within|across|um|bei|nach)\s(?:the\s)?(${capital}(?:(?:\s*,\s*(?:and\s|or\s)?|\s(?:and|or|und)\s)${capital})*)`,
  'gu',
);

/** Names of places: capitalised words after in, near, from and the like. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(afterPlaceWord)].flatMap(([, names = '']) => listed(names))),
];

/** Sizes of companies, as ranges in the form `51–200`. */
export const sizesIn = (text: string): string[] =>
  [
    ...text.matchAll(/(\d[\d.,]*)\s*(?:-|–|to|bis)\s*(\d[\d.,]*)/g),
    ...[...text.matchAll(/(?:more than|over|at least)\s(\d[\d.,]*)\s(?:employees|people|staff)/gi)].map(
      ([all, least = '']) => [all, least, '+'] as const,
    ),
  ].map(([, least = '', most = '']) => {
    const plain = (number: string) => number.replaceAll(/[.,]/g, '');
    return most === '+' ? `${plain(least)}+` : `${plain(least)}–${plain(most)}`;
  });

const firms =
  'companies|company|firms|businesses|providers|operators|carriers|forwarders|manufacturers|producers|suppliers|distributors|wholesalers|retailers|shippers|agencies';
const noIndustry =
  /^(?:(?:find|search|get|list|all|the|other|small|large|big|mid-?sized?|medium|some|more|of|for|at|in|with|among|are|these|those|their|our|new|\d+)\s+)+|^(?:all|the|other|small|large|big|some|more|new|these|those|their|our|of|for|at|in|with|are|find)$/i;

const name = String.raw`\p{L}[\p{L}-]+`;
const phrase = String.raw`(?:${name}\s)?\p{Ll}[\p{L}-]+(?:\s(?:and|&)\s\p{Ll}[\p{L}-]+)?`;
const beforeFirms = new RegExp(String.raw`(${phrase})\s(?:${firms})\b`, 'gu');
const behindFirms = new RegExp(
  String.raw`(?:${firms}|[Ll]eads|[Pp]eople|[Mm]anagers|[Dd]irectors|[Bb]uyers)\s(?:in|from)\s(?:the\s)?(\p{Ll}[\p{L}-]+(?:\s(?!(?:from|in|with|near|at|and|or)\s)\p{Ll}[\p{L}-]+)?(?:\s(?:and|&)\s\p{Ll}[\p{L}-]+)?)`,
  'gu',
);

/** Branches of business: what companies are said to be, or to be in. */
export const industriesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(beforeFirms), ...text.matchAll(behindFirms)]
      .flatMap(([, names = '']) => listed(names))
      .map((found) => found.toLowerCase().replace(noIndustry, ''))
      .filter((found) => found !== ''),
  ),
];

const role = String.raw`(?:managers?|directors?|heads?(?:\sof\s\p{L}+)?|owners?|founders?|buyers?|planners?|officers?|CEOs?|CFOs?|COOs?|CTOs?|presidents?)`;

/** Titles of people, with the word before them. */
export const titlesIn = (text: string): string[] => [
  ...new Set(
    [
      ...text.matchAll(
        new RegExp(String.raw`(?:(?!(?:find|the|of|and|or|for|all|at|to)\s)\b\p{L}+\s)?\b${role}\b`, 'giu'),
      ),
    ].map(([title]) => title.trim()),
  ),
];

const opening =
  /^(?:(?:please|can you|could you|i (?:want|need|am looking for)|we (?:want|need|are looking for)|find|search(?: for)?|look (?:for|up)|collect|list|get|gather|scrape|show|me|us|all|the|some|every|any|\d+)\s+)+/i;
const ending = /\s(?:in|near|around|within|from|with|at|who|that|which|um|bei)\s.*$/is;

/** What is looked for: the words between the order and the place. */
export const searchTermsIn = (text: string): string[] =>
  listed(
    text
      .replace(/[.?!].*$/s, '')
      .replace(opening, '')
      .replace(ending, ''),
  ).map((thing) => cutAtWord(thing, 60));
