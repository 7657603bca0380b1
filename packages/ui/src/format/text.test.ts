import { expect, test } from 'vitest';
import {
  clip,
  hasOverlongWord,
  initials,
  isolateDirection,
  sentenceCase,
  joinSentences,
  underscoresToSpaces,
} from './text.ts';

test.each([
  ['Demo User', 'DU'],
  ['demo', 'D'],
  ['Ada Byron King', 'AK'],
  ['  spaced   out  ', 'SO'],
  ['ada.lovelace@example.com', 'AC'],
  ['', '?'],
  ['   ', '?'],
  ['日本 太郎', '日太'],
  ['👩‍🚀 Pilot', '👩‍🚀P'],
])('initials of %j', (name, text) => expect(initials(name)).toBe(text));

test.each([
  ['google_sheets', 'google sheets'],
  ['a__b_', 'a  b '],
  ['', ''],
])('underscores of %j', (value, text) => expect(underscoresToSpaces(value)).toBe(text));

test('a sentence starts with a capital letter', () => {
  expect(sentenceCase('lead_search')).toBe('Lead search');
  expect(sentenceCase('')).toBe('');
});

test.each([
  ['short', 10, 'short'],
  ['exactly10c', 10, 'exactly10c'],
  ['longer than ten', 10, 'longer th…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦…'],
  ['', 5, ''],
])('clip %j to %s', (value, max, text) => expect(clip(value, max)).toBe(text));

test('clips a text of 100 kB without reading all of it', () => {
  expect(clip('x'.repeat(100_000), 40)).toBe(`${'x'.repeat(39)}…`);
  expect(clip(`e${'\u0301'.repeat(5000)}`, 10).length).toBeLessThan(400);
});

test('a direction override stays inside its isolate', () => {
  expect(isolateDirection('a\u202Egpj.exe\u2069b')).toBe('\u2068agpj.exeb\u2069');
});

test('joined texts become sentences', () => {
  expect(joinSentences('Connect Tavily', 'Add it under API Connections.')).toBe(
    'Connect Tavily. Add it under API Connections.',
  );
  expect(joinSentences('Really?', ' ', undefined, 'Yes: ')).toBe('Really? Yes:');
  expect(joinSentences(undefined)).toBe('');
});

test.each([
  ['a'.repeat(500), true],
  [`See ${'W'.repeat(600)} there`, true],
  ['a'.repeat(499), false],
  ['wide words '.repeat(9_000), false],
  ['', false],
])('an endless word in %.20s… is %s', (text, expected) => {
  expect(hasOverlongWord(text)).toBe(expected);
});
