import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { emailSettings } from '@switchboard/api-contract/agents/email';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import type { RecordOf } from '../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, outcomeOf, page, send, world } = server;

interface Step {
  readonly agent: string;
  readonly task: string;
  readonly after?: readonly number[];
}

/** Runs a workflow and returns the outcomes of its steps. */
async function work(...steps: readonly Step[]): Promise<string[]> {
  const answer = await send('POST', 'agents/orchestrator/records/workflows', {
    name: 'Outreach',
    steps: steps.map((step) => ({ after: [], ...step })),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await server.app.jobs.idle();
  const rows = await server.db
    .selectFrom('executions')
    .select(['id', 'inputJson'])
    .where('workflowId', 'is not', null)
    .orderBy('queuedAt')
    .execute();
  return Promise.all(
    steps.map(({ task }) =>
      outcomeOf(rows.find(({ inputJson }) => inputJson.includes(JSON.stringify(task)))?.id ?? ''),
    ),
  );
}
const replies = async () => (await page<{ replies: RecordOf<'replies'>[] }>('email')).replies;
const drafts = () =>
  world.asked
    .filter(({ method, address }) => method === 'POST' && address.endsWith('/drafts'))
    .map(({ body }) =>
      Buffer.from((JSON.parse(body) as { message: { raw: string } }).message.raw, 'base64url').toString(),
    );

test('a step drafts what it is told to the people that the step before it found, and sends nothing', async () => {
  await connect('gmail', 'openai', 'apollo');
  await configure('email', {
    ...emailSettings.defaults,
    signatureTemplate: 'Ada Brandt',
    mayAct: true,
    autoReply: true,
  });
  const [found, written] = await work(
    { agent: 'lead-generation', task: 'Logistics in Poland, 51-200 people' },
    { agent: 'email', task: 'Draft a first mail to each lead about frozen storage', after: [1] },
  );
  expect(found).toMatch(/leads added/);
  expect(written).toMatch(/^\d+ messages drafted; nothing is sent/);
  const kept = await replies();
  const leads = (await page<{ leads: RecordOf<'leads'>[] }>('lead-generation')).leads;
  expect(kept.length).toBeGreaterThan(0);
  for (const one of kept) {
    expect(leads.map(({ email }) => email)).toContain(one.to);
    expect(one).toMatchObject({ state: 'draft', inGmail: true, sandbox: true, subject: 'Frozen storage' });
    expect(one.content).toMatch(/^Hello \S+,\n[\s\S]*frozen storage[\s\S]*\n\nAda Brandt$/);
  }
  expect(drafts()).toHaveLength(kept.length);
  expect(world.asked.filter(({ address }) => address.endsWith('/send'))).toEqual([]);
});

test('a step at the daily limit has today’s leads as its result, and the next one writes to them', async () => {
  await connect('gmail', 'openai', 'apollo');
  await configure('lead-generation', { targetIndustries: ['Logistics'], minimumScore: 0, maxLeadsPerDay: 3 });
  await server.run('lead-generation');
  const leads = (await page<{ leads: RecordOf<'leads'>[] }>('lead-generation')).leads;
  server.time.advance(60_000);
  const [found, written] = await work(
    { agent: 'lead-generation', task: 'Logistics in Poland, 51-200 people' },
    { agent: 'email', task: 'Draft a first mail to each lead about frozen storage', after: [1] },
  );
  expect(found).toBe('3 of 3 leads found today');
  expect(written).toMatch(/^3 messages drafted/);
  expect(new Set((await replies()).map(({ to }) => to))).toEqual(new Set(leads.map(({ email }) => email)));
  const draft = await server.db
    .selectFrom('executions')
    .select('inputJson')
    .where('agentId', '=', 'email-agent')
    .where('sample', '=', 0)
    .executeTakeFirstOrThrow();
  expect((JSON.parse(draft.inputJson) as { earlier: { findings: string[] }[] }).earlier[0]?.findings).toHaveLength(3);
});

test('an address in the task is written to; one that only sends is not', async () => {
  await connect('gmail', 'openai');
  expect(
    await work({
      agent: 'email',
      task: 'Write to buyer@elsewhere.example and no-reply@elsewhere.example about berries',
    }),
  ).toEqual(['1 message drafted; nothing is sent until someone presses Send']);
  expect((await replies()).map(({ to }) => to)).toEqual(['buyer@elsewhere.example']);
});

test('a step that gives nobody to write to fails, and says what to do', async () => {
  await connect('gmail', 'openai');
  expect(await work({ agent: 'email', task: 'Draft a mail to each lead' })).toEqual([
    expect.stringMatching(/^failed: There is no one to write to/),
  ]);
  expect(await replies()).toEqual([]);
});

interface Calendar {
  readonly events: RecordOf<'events'>[];
  readonly proposals: { id: string; text: string; state: string }[];
}
const inserted = () =>
  world.asked.filter(({ method, address }) => method === 'POST' && address.endsWith('/primary/events'));

test('free times are named in the hours of the settings, for the steps that wait for them', async () => {
  await connect('google-calendar');
  const [times] = await work({ agent: 'calendar', task: 'Offer two free slots of 45 minutes next week' });
  expect(times).toMatch(
    /^2 free times: Mon 16 Mar, 09:00 to 09:45; Mon 16 Mar, \d\d:\d\d to \d\d:\d\d \(America\/New_York\)$/,
  );
  expect(inserted()).toEqual([]);
});

test('a meeting is proposed with whom and when, and added once when a member says so', async () => {
  await connect('google-calendar', 'openai');
  const task = 'Plan a tasting of 30 minutes with buyer@elsewhere.example tomorrow';
  const [outcome] = await work({ agent: 'calendar', task });
  expect(outcome).toMatch(
    /^Proposed “Tasting” with buyer@elsewhere.example, Fri 13 Mar, .* waiting for your approval$/,
  );
  expect(inserted()).toEqual([]);
  const { proposals } = await page<Calendar>('calendar');
  expect(proposals).toMatchObject([{ text: expect.stringMatching(/^Schedule “/), state: 'waiting' }]);
  const done = await send('POST', `agents/calendar/records/proposals/${proposals[0]?.id}/do`);
  expect(done.json<object>()).toMatchObject({ state: 'done' });
  expect(JSON.parse(inserted()[0]?.body ?? '')).toMatchObject({ attendees: [{ email: 'buyer@elsewhere.example' }] });
  const { events } = await page<Calendar>('calendar');
  expect(events.filter(({ createdBy }) => createdBy === 'Calendar Agent')).toMatchObject([
    { calendarId: 'primary', sandbox: true, attendees: [{ email: 'buyer@elsewhere.example', status: 'pending' }] },
  ]);
});

test('a meeting after drafts is with those who were written to', async () => {
  await connect('gmail', 'google-calendar', 'openai');
  const [, planned] = await work(
    { agent: 'email', task: 'Write to buyer@elsewhere.example about berries' },
    { agent: 'calendar', task: 'Plan a call with them', after: [1] },
  );
  expect(planned).toMatch(/^Proposed “Call” with buyer@elsewhere.example/);
});

test('where the agent may act in the member’s name, it schedules the meeting itself', async () => {
  await connect('google-calendar', 'openai');
  await configure('calendar', { ...calendarSettings.defaults, mayAct: true });
  const [outcome] = await work({ agent: 'calendar', task: 'Schedule a call with buyer@elsewhere.example' });
  expect(outcome).toMatch(/^Scheduled “Call” with buyer@elsewhere.example/);
  expect(inserted()).toHaveLength(1);
  expect((await page<Calendar>('calendar')).proposals).toEqual([]);
});
