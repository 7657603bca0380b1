import { calendarSettings, type CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { json } from '../../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, page, run, send, world } = server;

interface Page {
  readonly events: RecordOf<'events'>[];
  readonly proposals: { id: string; text: string; state: string; outcome?: string }[];
  readonly answers: { id: string; text: string; reason: string; state: string }[];
}
const { defaults } = calendarSettings;
const elster = 'raum-elster@rooms.nordlicht-feinkost.example';
const pleisse = 'raum-pleisse@rooms.nordlicht-feinkost.example';
const prawns = 'Accept “Prawns: slot at the gate” from Femke Dekker';
const accepted = 'Accepted “Prawns: slot at the gate” from Femke Dekker';
const declined = 'Declined “Route planning for the first quarter” from Bartosz Mazurek';

const set = (settings: Partial<CalendarSettings>) => configure('calendar', { ...defaults, ...settings });
const shown = () => page<Page>('calendar');
const proposed = async () => (await shown()).proposals.map(({ text }) => text);
const done = async () => (await shown()).answers.map(({ text, state }) => `${text} (${state})`);
const patches = () =>
  world.asked.flatMap(({ method, query, body }) =>
    method === 'PATCH' ? [{ query, body: JSON.parse(body) as Patch }] : [],
  );
interface Patch {
  readonly attendees: { email: string; responseStatus?: string; comment?: string }[];
}
const ada = (patch: Patch | undefined) => patch?.attendees.find(({ email }) => email.startsWith('ada.brandt'));
const decide = (id: string, method: 'POST' | 'DELETE') =>
  send(method, `agents/calendar/records/proposals/${id}${method === 'POST' ? '/do' : ''}`);
const undo = async (id: string) => (await send('POST', 'agents/calendar/answers/undo', { answerId: id })).statusCode;

test('without leave an answer is only proposed, once; Do it gives it, and Undo takes it back for good', async () => {
  await connect('google-calendar');
  await run('calendar');
  await run('calendar');
  expect(await proposed()).toEqual([prawns]);
  expect(patches()).toEqual([]);
  const [proposal] = (await shown()).proposals;
  expect((await decide(proposal?.id ?? '', 'POST')).json<object>()).toMatchObject({ state: 'done' });
  expect(patches()[0]?.query).toMatchObject({ sendUpdates: 'all' });
  expect(ada(patches()[0]?.body)).toMatchObject({ responseStatus: 'accepted', comment: '' });
  const { answers, events, proposals } = await shown();
  expect(proposals).toEqual([]);
  expect(answers).toMatchObject([
    { text: accepted, reason: 'It fits a free slot in the working hours', state: 'done' },
  ]);
  const event = events.find(({ title }) => title === 'Prawns: slot at the gate');
  expect(event?.attendees).toMatchObject([{ status: 'accepted' }]);
  expect(await undo(answers[0]?.id ?? '')).toBe(200);
  expect(ada(patches()[1]?.body)?.responseStatus).toBe('needsAction');
  expect(await done()).toEqual([`${accepted} (undone)`]);
  await run('calendar');
  expect(await proposed()).toEqual([]);
  expect(await undo('answer-none')).toBe(404);
});

test('what was discarded is not proposed again; what no longer fits is no longer proposed', async () => {
  await connect('google-calendar');
  await run('calendar');
  const [proposal] = (await shown()).proposals;
  await set({ autoScheduling: false });
  await run('calendar');
  expect(await proposed()).toEqual([]);
  await set({});
  await run('calendar');
  expect(await proposed()).toEqual([prawns]);
  await decide(proposal?.id ?? '', 'DELETE');
  await run('calendar');
  expect(await proposed()).toEqual([]);
});

test('with leave the agent answers by itself, and declines clashes with a sentence only where that is on', async () => {
  await connect('google-calendar');
  await set({ mayAct: true });
  await run('calendar');
  expect(await done()).toEqual([`${accepted} (done)`]);
  await set({ mayAct: true, autoDeclineConflicts: true });
  await run('calendar');
  expect((await done()).toSorted()).toEqual([`${accepted} (done)`, `${declined} (done)`]);
  expect(ada(patches().at(-1)?.body)).toMatchObject({
    responseStatus: 'declined',
    comment: 'Sorry, I already have an appointment at that time.',
  });
  const before = patches().length;
  await run('calendar');
  expect(patches()).toHaveLength(before);
});

test('leave that is given later does what was proposed until then', async () => {
  await connect('google-calendar');
  await run('calendar');
  await set({ mayAct: true });
  await run('calendar');
  expect([await proposed(), await done()]).toEqual([[], [`${accepted} (done)`]]);
});

test('each setting decides about what is accepted: hours, zone, buffer, meetings a day', async () => {
  await connect('google-calendar');
  const { workingHours } = defaults;
  const outcomes: string[][] = [];
  for (const settings of [
    { workingHours: { ...workingHours, start: '10:30' } },
    { workingHours: { ...workingHours, timezone: 'America/Los_Angeles' as const } },
    { workingHours: { ...workingHours, workingDays: ['monday' as const] } },
    // Lunch is until 13:30 in Berlin on that day, an hour and a half before.
    { bufferTime: 91 },
    {},
  ]) {
    await set(settings);
    await run('calendar');
    outcomes.push(await proposed());
  }
  expect(outcomes).toEqual([[], [], [], [], [prawns]]);
  await send('POST', 'agents/calendar/records/events', {
    title: 'Full',
    startTime: '2026-03-17T18:00:00Z',
    endTime: '2026-03-17T18:30:00Z',
    attendees: ['jonas.petersen@nordlicht-feinkost.example'],
  });
  await set({ maxMeetingsPerDay: 1 });
  await run('calendar');
  expect(await proposed()).toEqual([]);
});

test('a meeting without a place gets the first free room of the settings', async () => {
  await connect('google-calendar');
  await set({ mayAct: true, autoScheduling: false, meetingRoomBooking: true, meetingRooms: [elster, pleisse] });
  await run('calendar');
  const booked = `Booked ${elster} for “Quarter’s talk” (done)`;
  expect(await done()).toEqual([booked]);
  const { answers, events } = await shown();
  expect(events.find(({ title }) => title === 'Quarter’s talk')).toMatchObject({ location: 'Raum Elster (4)' });
  expect(await undo(answers[0]?.id ?? '')).toBe(200);
  const { events: after } = await shown();
  expect(after.find(({ title }) => title === 'Quarter’s talk')).not.toHaveProperty('location');
});

test('what Google refuses is left and tried again; an answer given elsewhere meanwhile stays', async () => {
  await connect('google-calendar');
  await set({ mayAct: true });
  world.play = ({ method }) => (method === 'PATCH' ? json({}, 503) : undefined);
  await run('calendar');
  expect(await done()).toEqual([]);
  world.play = () => undefined;
  await run('calendar');
  const { answers } = await shown();
  const { eventId } = (answers[0] ?? {}) as { eventId?: string };
  world.play = async ({ method, address }, _, played) => {
    if (method !== 'GET' || !address.endsWith(`/${eventId}`)) return played();
    const event = (await (await played()).json()) as Patch;
    return json({ ...event, attendees: event.attendees.map((one) => ({ ...one, responseStatus: 'tentative' })) });
  };
  const refused = await send('POST', 'agents/calendar/answers/undo', { answerId: answers[0]?.id });
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    409,
    'The invitation was answered or withdrawn in the meantime',
  ]);
  expect(await done()).toEqual([`${accepted} (done)`]);
});
