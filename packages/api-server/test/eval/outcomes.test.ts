import { expect, test } from 'vitest';
import { outcomeOf, type Outcome, type Wanted } from './outcomes.ts';

const source = { n: 1, id: 'leads', label: 'Leads' };
const five: Wanted = { figure: 5, wider: [32] };
const two: Wanted = { names: ['Zofia', 'Jan Rogala'], others: ['Lena Kania'] };

/** An answer that rests on what was read, unless it says that it did not understand. */
const judged: readonly (readonly [string, Wanted, Outcome])[] = [
  ['5 leads are in Poznań.', five, 'held'],
  ['You have 32 leads.', five, 'wrong'],
  ['There are 15 of them, 5% of all.', five, 'wrong'],
  ['5 leads since 2026-03-12T09:41:20.000Z', five, 'wrong'],
  ['5 leads, isRead false', five, 'wrong'],
  ['I did not understand “in Poznań”.', five, 'not understood'],
  ['I did not understand. Of 32 leads, which?', five, 'wrong'],
  ['Zofia and Jan Rogala.', two, 'held'],
  ['Zofia, Jan Rogala and Lena Kania.', two, 'wrong'],
  ['Nothing is running.', five, 'wrong'],
  ['I did not understand that.', 'refuses', 'held'],
  ['You have 32 leads.', 'refuses', 'wrong'],
];

test.each(judged)('“%s”', (response, wanted, outcome) => {
  const read = !response.startsWith('I did not');
  const answer = { response, sources: read ? [source] : [], suggestions: read ? [] : ['How many leads have we?'] };
  expect(outcomeOf(answer, wanted)).toBe(outcome);
});

test('an act that was not asked for is wrong', () => {
  const answer = { response: 'Shall I run it?', question: { text: 'Shall I run it?' } };
  expect(outcomeOf(answer, five)).toBe('wrong');
  expect(outcomeOf(answer, 'refuses')).toBe('wrong');
  expect(outcomeOf(answer, { asks: [/run/] })).toBe('held');
});
