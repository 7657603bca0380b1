import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/wordsOf.ts';
import { leadGenerationSettings } from './leadGeneration.ts';
import {
  bestScore,
  isQualifyingScore,
  readCompanySize,
  scoreLead,
  scorePartPoints,
  type ScoredFields,
} from './leadScore.ts';

const settings = {
  ...leadGenerationSettings.defaults,
  targetIndustries: ['Logistics', 'Biotech'],
  companySize: ['51–200', '1,000+'],
  locations: ['Gdańsk, Poland', 'Germany'],
  searchKeywords: ['cold chain'],
};
const dana: ScoredFields = {
  industry: 'logistics & supply chain',
  companySize: '120',
  location: 'Gdansk, Pomerania, Poland',
  title: 'Head of Cold Chain',
  company: 'Northwind',
  email: 'dana@northwind.example',
};
const judge = (changes: Partial<ScoredFields>, other = {}) =>
  scoreLead({ ...dana, ...changes }, { ...settings, ...other });
const part = (name: string, changes: Partial<ScoredFields>, other = {}) => {
  const found = judge(changes, other).scoreParts.find((one) => one.part === name);
  return [found?.points, wordsOf(found?.why)];
};

test('the points of all parts are a hundred, in the order in which they are shown', () => {
  const { score, scoreParts } = judge({});
  expect(score).toBe(100);
  expect(scoreParts.map(({ part: name, points, of }) => [name, points, of])).toEqual(
    Object.entries(scorePartPoints).map(([name, of]) => [name, of, of]),
  );
  expect(scoreParts.map(({ why }) => wordsOf(why))).toEqual([
    'Logistics, one of the two you are looking for',
    '120 people',
    'Gdansk, Pomerania, Poland',
    '“cold chain” in the title',
    'Checked, looks valid',
  ]);
});

test('what is unknown, or has nothing to compare with, counts nothing and says so', () => {
  const { score, scoreParts } = scoreLead({}, settings);
  expect(score).toBe(0);
  expect(new Set(scoreParts.map(({ why }) => wordsOf(why)))).toEqual(new Set(['Not known, so it counts 0']));
  const unset = scoreLead(dana, leadGenerationSettings.defaults).scoreParts.slice(0, 4);
  expect(unset.map(({ points, why }) => [points, wordsOf(why).replace(/^No (.*) to look for.*/, '$1')])).toEqual([
    [0, 'industries'],
    [0, 'company sizes'],
    [0, 'locations'],
    [0, 'keywords'],
  ]);
});

describe('each part', () => {
  test.each<[string, Partial<ScoredFields>, number, string]>([
    ['industry', { industry: 'Mining' }, 0, 'Mining, not an industry you are looking for'],
    [
      'industry',
      { industry: 'Trucking', companyKeywords: ['road freight', 'LOGISTICS services'] },
      30,
      'Logistics, one of the two you are looking for',
    ],
    ['industry', { industry: 'Astrologistics' }, 0, 'Astrologistics, not an industry you are looking for'],
    ['size', { companySize: '51–200' }, 20, '51–200 people'],
    ['size', { companySize: '1200' }, 20, '1200 people'],
    ['size', { companySize: '201' }, 0, '201 people, not a size you are looking for'],
    ['size', { companySize: 'a few' }, 0, 'Not known, so it counts 0'],
    ['place', { location: 'Berlin, Germany' }, 20, 'Berlin, Germany'],
    ['place', { location: 'Aachen, DE', region: 'North Rhine-Westphalia, Germany' }, 20, 'Aachen, DE'],
    ['place', { location: 'Łódź, Poland' }, 0, 'Łódź, Poland, not a place you are looking for'],
    ['keyword', { title: 'Buyer', company: 'Cold-Chain Partners' }, 20, '“cold chain” in the company’s name'],
    ['keyword', { title: 'Scolded chain' }, 0, 'No keyword in the title or the company’s name'],
    ['address', { email: 'dana@northwind' }, 0, 'Checked, not valid'],
  ])('%s of %j has %i points', (name, changes, points, why) => expect(part(name, changes)).toEqual([points, why]));

  test('an address that nobody checks counts nothing', () =>
    expect(part('address', {}, { emailValidation: false })).toEqual([0, 'Not checked yet, so it counts 0']));
});

test.each([
  ['51–200', { from: 51, to: 200 }],
  ['1,000+', { from: 1_000, to: Number.POSITIVE_INFINITY }],
  ['10.000 - 50.000', { from: 10_000, to: 50_000 }],
  ['240', { from: 240, to: 240 }],
  ['any', undefined],
])('a company size of %s', (text, bounds) => expect(readCompanySize(text)).toEqual(bounds));

test('the best score counts what is unknown, but not what nothing is compared with', () => {
  expect(bestScore({ title: 'Head of Cold Chain' }, settings)).toBe(100);
  expect(bestScore({ title: 'Buyer' }, settings)).toBe(80);
  expect(bestScore({ title: 'Buyer' }, { ...settings, emailValidation: false })).toBe(70);
  expect(bestScore({}, { ...leadGenerationSettings.defaults, targetIndustries: ['Logistics'] })).toBe(40);
});

test('a lead qualifies itself from 80 points on', () => {
  expect([79, 80, 100].map(isQualifyingScore)).toEqual([false, true, true]);
});
