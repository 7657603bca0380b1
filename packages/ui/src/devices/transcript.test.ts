import { expect, test } from 'vitest';
import { joinWords, toTranscript, wholeText } from './transcript.ts';

const final = (text: string, confidence = 0.9) => ({ text, isFinal: true, confidence });
const interim = (text: string) => ({ text, isFinal: false, confidence: 0 });

test.each([
  ['', '', ''],
  ['one', '', 'one'],
  ['', 'two', 'two'],
  ['one', 'two', 'one two'],
  ['one ', ' two', 'one two'],
  ['  ', 'two', 'two'],
])('%j and %j join to %j', (before, after, joined) => {
  expect(joinWords(before, after)).toBe(joined);
});

test('nothing heard is an empty transcript', () => {
  expect(toTranscript([])).toEqual({ final: '', interim: '' });
});

test('settled phrases and interim words are separated', () => {
  expect(toTranscript([final('Find companies'), final(' in Poland'), interim(' and'), interim(' draft')])).toEqual({
    final: 'Find companies in Poland',
    interim: 'and draft',
  });
});

test('a phrase that is repeated without confidence counts once', () => {
  expect(
    toTranscript([final('find', 0), final('Find companies', 0), final('find companies in Poland', 0.8)]).final,
  ).toBe('find companies in Poland');
});

test('words that were really said twice are kept', () => {
  expect(toTranscript([final('no'), final(' no')]).final).toBe('no no');
  expect(toTranscript([final('yes', 0), final('no', 0)]).final).toBe('yes no');
});

test('the whole text is both', () => {
  expect(wholeText({ final: 'Find companies', interim: 'in Poland' })).toBe('Find companies in Poland');
});
