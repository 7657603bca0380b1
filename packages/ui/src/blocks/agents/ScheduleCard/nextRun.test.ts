import { afterEach, beforeEach, expect, test } from 'vitest';
import { setReaderZone } from '../../../format/reader.ts';
import { nextRun } from './nextRun.ts';

const now = new Date('2026-11-20T08:41:20Z');
beforeEach(() => setReaderZone('Europe/Berlin'));
afterEach(() => setReaderZone(undefined));

test.each([
  [undefined, undefined],
  [{ kind: 'off' }, undefined],
  [{ kind: 'daily', next: '2026-11-21T07:00:00Z', zone: 'Europe/Berlin' }, 'Next run tomorrow 08:00'],
  [{ kind: 'daily', next: '2026-11-21T07:00:00Z', zone: 'Europe/Rome' }, 'Next run tomorrow 08:00'],
  [{ kind: 'daily', next: '2026-11-20T23:00:00Z', zone: 'Asia/Kolkata' }, 'Next run tomorrow 04:30 GMT+5:30'],
  [{ kind: 'interval', next: '2026-11-20T09:41:20Z' }, 'Next run today 10:41'],
  [{ kind: 'daily', next: '2026-11-23T07:00:00Z', zone: 'Mars/Base' }, 'Next run Monday 08:00'],
  [{ kind: 'daily', held: 'paused' }, 'Schedule held'],
  [{ kind: 'daily', next: '2026-11-23T07:00:00Z', held: 'open' }, 'Next run Monday 08:00'],
])('%j: %s', (schedule, words) => {
  expect(nextRun(schedule, now)).toBe(words);
});
