import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { instantAt } from '@switchboard/api-contract/time';
import { expect, test } from 'vitest';
import { type Appointment, decideInvitations, type Rules } from './decideInvitations.ts';

const zone = 'America/New_York';
/** A Monday. */
const monday = '2026-03-16';
const rules: Rules = { ...calendarSettings.defaults, autoDeclineConflicts: true };
const at = (time: string, date = monday) => instantAt(zone, date, time);
const now = at('08:00', '2026-03-01');

function appointment(times: string, more: Partial<Appointment> & { readonly date?: string } = {}): Appointment {
  const [from = '', to = ''] = times.split('–');
  const { date = monday, ...rest } = more;
  return {
    id: times,
    title: times,
    by: 'Agnieszka',
    from: at(from, date),
    to: at(to, date),
    answer: 'open',
    blocks: true,
    isSeries: false,
    isMeeting: true,
    isPlaced: false,
    ...rest,
  };
}
const promised = (times: string, more: Partial<Appointment> = {}) =>
  appointment(times, { answer: 'accepted', ...more });
const decide = (all: readonly Appointment[], more: Partial<Rules> = {}) =>
  decideInvitations(all, { ...rules, ...more }, now).map(
    ({ invitation, answer, reason }) => `${invitation.title} ${answer}: ${wordsOf(reason)}`,
  );
const free = 'accepted: It fits a free slot in the working hours';

test('accepts what falls into a free slot, to the minute of the working hours', () => {
  expect(decide([appointment('09:00–09:30'), appointment('16:30–17:00')])).toEqual([
    `09:00–09:30 ${free}`,
    `16:30–17:00 ${free}`,
  ]);
  for (const times of ['08:59–09:30', '16:30–17:01', '18:00–19:00'])
    expect(decide([appointment(times)])[0]).not.toContain(free);
  expect(decide([appointment('09:00–09:30', { date: '2026-03-15' })])).toEqual([
    '09:00–09:30 leave: It is outside the working hours',
  ]);
});
test('the working hours are those of the settings, in their zone', () => {
  const { workingHours } = rules;
  const west = { workingHours: { ...workingHours, timezone: 'America/Los_Angeles' as const } };
  expect(decide([appointment('09:00–09:30'), appointment('12:00–12:30')], west)).toEqual([
    '09:00–09:30 leave: It is outside the working hours',
    `12:00–12:30 ${free}`,
  ]);
  const early = { workingHours: { ...workingHours, start: '07:00', end: '08:00' } };
  expect(decide([appointment('07:00–08:00')], early)).toEqual([`07:00–08:00 ${free}`]);
  const sundays = { workingHours: { ...workingHours, workingDays: ['sunday' as const] } };
  expect(decide([appointment('09:00–09:30', { date: '2026-03-15' })], sundays)).toEqual([`09:00–09:30 ${free}`]);
});
test('clocks that change between now and then move the hours with them', () => {
  // 13:00 in UTC is 08:00 before the night of 8 March, and 09:00 after it; back again on 1 November.
  const inUtc = (instant: string) =>
    appointment('09:00–09:30', { title: instant, from: Date.parse(instant), to: Date.parse(instant) + 1_800_000 });
  expect(
    decide(['2026-03-06T13:00:00Z', '2026-03-09T13:00:00Z', '2026-10-30T13:00:00Z', '2026-11-02T13:00:00Z'].map(inUtc)),
  ).toEqual([
    '2026-03-06T13:00:00Z leave: It is outside the working hours',
    `2026-03-09T13:00:00Z ${free}`,
    `2026-10-30T13:00:00Z ${free}`,
    '2026-11-02T13:00:00Z leave: It is outside the working hours',
  ]);
});
test('declines what clashes with a promise, if told to; at whatever hour', () => {
  const all = [promised('10:00–11:00', { title: 'Board' }), appointment('10:59–11:30')];
  expect(decide(all)).toEqual(['10:59–11:30 declined: It clashes with “Board”']);
  expect(decide(all, { autoDeclineConflicts: false })).toEqual(['10:59–11:30 leave: It clashes with “Board”']);
  const own = promised('19:00–21:00', { title: 'Choir', answer: 'own', isMeeting: false });
  expect(decide([own, appointment('20:00–20:30')])[0]).toContain('declined');
});
test.each([
  ['declined', { answer: 'declined' }],
  ['that takes no time', { blocks: false }],
] as const)('an appointment %s is no promise', (_, more) => {
  expect(decide([promised('10:00–11:00', more), appointment('10:30–11:00')])).toEqual([`10:30–11:00 ${free}`]);
});
test('of two open or tentative ones at the same time the member chooses', () => {
  expect(decide([appointment('10:00–11:00'), appointment('10:30–11:30')])).toEqual([
    '10:00–11:00 leave: “10:30–11:30” is at the same time and has not been answered either',
    '10:30–11:30 leave: “10:00–11:00” is at the same time and has not been answered either',
  ]);
  expect(decide([promised('10:00–11:00', { answer: 'tentative' }), appointment('10:30–11:30')])[0]).toContain('leave');
});
test('the buffer is kept before and after, to what was promised and to what was just accepted', () => {
  const after = [promised('10:00–11:00'), appointment('11:14–11:30')];
  expect(decide(after)).toEqual([
    '11:14–11:30 leave: It leaves less than 15 minutes before or after another appointment',
  ]);
  expect(decide(after, { bufferTime: 14 })).toEqual([`11:14–11:30 ${free}`]);
  expect(decide([promised('10:00–11:00'), appointment('09:15–09:46')])[0]).toContain('leave');
  expect(decide([appointment('13:00–14:00'), appointment('14:00–15:00')])).toEqual([
    `13:00–14:00 ${free}`,
    '14:00–15:00 leave: It leaves less than 15 minutes before or after another appointment',
  ]);
});
test('no more meetings than a day may have, those accepted now among them; what is alone does not count', () => {
  const all = [promised('09:00–09:30'), appointment('11:00–11:30'), appointment('13:00–13:30')];
  expect(decide(all, { maxMeetingsPerDay: 3 }).every((words) => words.includes(free))).toBe(true);
  expect(decide(all, { maxMeetingsPerDay: 2 })).toEqual([
    `11:00–11:30 ${free}`,
    '13:00–13:30 leave: Limit of 2 meetings reached',
  ]);
  const alone = promised('09:00–09:30', { isMeeting: false, answer: 'own' });
  expect(decide([alone, ...all.slice(2)], { maxMeetingsPerDay: 1 })).toEqual([`13:00–13:30 ${free}`]);
});
test('a series, what has begun, and everything with auto-scheduling off is left', () => {
  expect(decide([appointment('10:00–11:00', { isSeries: true })])).toEqual(['10:00–11:00 leave: It repeats']);
  expect(decideInvitations([appointment('10:00–11:00')], rules, at('10:00'))).toEqual([]);
  expect(decide([appointment('10:00–11:00')], { autoScheduling: false })[0]).toContain('leave');
});
