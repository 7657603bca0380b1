import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { expect, test } from 'vitest';
import { configurationInWords } from '../configuration/configurationText.ts';

const shown = (customSettings: Record<string, unknown>) =>
  configurationInWords({ ...defaultConfiguration, customSettings }).map(({ label, value }) => [label, value]);

test('own settings come first, in words', () => {
  expect(
    shown({
      minimumScore: 70,
      google_sheets: ' ',
      validate: true,
      industries: ['Logistics', 'Biotech'],
      days: [],
      at: { h: 8 },
    }),
  ).toEqual([
    ['Minimum score', '70'],
    ['Google sheets', 'none'],
    ['Validate', 'on'],
    ['Industries', 'Logistics, Biotech'],
    ['Days', 'none'],
    ['At', '{"h":8}'],
    ['Runs at once', '5'],
    ['Retries', '3'],
    ['Timeout', '300 s'],
  ]);
});

test('long values are truncated, and at most forty are listed', () => {
  const [first] = shown({ text: 'x'.repeat(10_000) });
  expect(first?.[1]).toHaveLength(200);
  expect(shown(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`s${index}`, index])))).toHaveLength(43);
});

test('nothing is known before the first start', () => expect(configurationInWords(undefined)).toEqual([]));
