import { expect, test } from 'vitest';
import { isServiceId } from '../catalogue.ts';
import { daysUntilEnd, endsOf, endWords, isEndNear, serviceEnds } from './ends.ts';

const password = ['clientId', 'clientSecret', 'username', 'password'];
const words = (ends: ReturnType<typeof endsOf>, at = '2026-11-29T12:00:00Z') =>
  ends.map((end) => endWords(end, new Date(at)));

test('a way of signing in ends for those who use it', () => {
  expect(words(endsOf('salesforce', password))).toEqual(['This way of signing in ends on 20 Feb 2027']);
  expect(endsOf('salesforce', ['myDomain', 'clientId', 'clientSecret'])).toEqual([]);
  expect(endsOf('hubspot', ['apiKey'])).toEqual([]);
});

test('what a test found stands beside what is known, the next one first, and counts where both say something', () => {
  const found = [
    { what: 'gpt-4o', on: '2027-01-14' },
    { what: 'gpt-6', on: '2028-01-01' },
  ];
  expect(words(endsOf('salesforce', password, found))).toEqual([
    'gpt-4o ends on 14 Jan 2027',
    'This way of signing in ends on 20 Feb 2027',
    'gpt-6 ends on 1 Jan 2028',
  ]);
  const later = [{ what: 'This way of signing in', on: '2027-08-20' }];
  expect(words(endsOf('salesforce', password, later))).toEqual(['This way of signing in ends on 20 Aug 2027']);
});

test.each([
  ['2026-12-21T23:59:59Z', false, 61, 'ends'],
  ['2026-12-22T00:00:00Z', true, 60, 'ends'],
  ['2027-02-20T23:59:59Z', true, 0, 'ends'],
  ['2027-02-21T00:00:00Z', true, -1, 'ended'],
])('at %s an end in February is near: %s', (at, near, days, verb) => {
  const end = { what: 'It', on: '2027-02-20' };
  const now = new Date(at);
  expect([isEndNear(end, now), daysUntilEnd(end, now), endWords(end, now)]).toEqual([
    near,
    days,
    `It ${verb} on 20 Feb 2027`,
  ]);
});

test('each end says where it was read, and is of a service', () => {
  for (const [id, ends] of Object.entries(serviceEnds)) {
    expect(isServiceId(id), id).toBe(true);
    for (const { on, readOn, source } of ends) {
      expect([on, readOn]).toEqual([
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ]);
      expect(source).toMatch(/^https:/);
    }
  }
});
