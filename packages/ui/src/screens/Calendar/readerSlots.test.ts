import { slot } from '@switchboard/api-mocks/builders/calendar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setReaderZone } from '../../format/reader.ts';
import { toReaderSlots } from './slots.ts';

const NEW_YORK = 'America/New_York';
beforeEach(() => setReaderZone('Europe/Berlin'));
afterEach(() => setReaderZone(undefined));

test.each([
  ['its own day', slot(), NEW_YORK, ['15:00', '16:00', '09:00–10:00 New York']],
  [
    'a week in which only one of them changed its clocks',
    slot({ date: '2026-10-28' }),
    NEW_YORK,
    ['14:00', '15:00', '09:00–10:00 New York'],
  ],
  ['a slot without a date', slot({ date: undefined }), NEW_YORK, ['15:00', '16:00', '09:00–10:00 New York']],
  [
    'the end of the day',
    slot({ startTime: '23:00', endTime: '24:00' }),
    NEW_YORK,
    ['05:00', '06:00', 'Fri 23:00–00:00 New York'],
  ],
  ['a zone of quarter hours', slot(), 'Asia/Kathmandu', ['04:15', '05:15', '09:00–10:00 Kathmandu']],
  [
    'instants before clocks',
    slot({ startsAt: '2026-11-20T14:30:00Z', endsAt: '2026-11-20T15:00:00Z' }),
    NEW_YORK,
    ['15:30', '16:00', '09:30–10:00 New York'],
  ],
  ['the same clocks', slot(), 'Europe/Paris', ['09:00', '10:00', undefined]],
  ['no zone', slot(), undefined, ['09:00', '10:00', undefined]],
  ['no times', slot({ startTime: 'soon' }), NEW_YORK, ['soon', '10:00', undefined]],
  ['no day', slot({ date: 'soon' }), NEW_YORK, ['09:00', '10:00', undefined]],
])('%s', (_name, given, zone, expected) => {
  const [found] = toReaderSlots([given], zone, '2026-11-20');
  expect([found?.startTime, found?.endTime, found?.timeAndPlaceInOtherZone]).toEqual(expected);
});
