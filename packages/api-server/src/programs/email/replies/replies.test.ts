import { emailSettings, type EmailSettings } from '@switchboard/api-contract/agents/email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import type { MakeSandbox } from '../../../outside/sandbox/Sandboxes.ts';
import type { RecordOf } from '../../../records/collections.ts';

/** The mailbox goes on while servers come and go. */
let mailbox: ReturnType<MakeSandbox> | undefined;
const makeSandbox: MakeSandbox = (options) => (mailbox ??= server.world.make(options));
beforeEach(() => {
  mailbox = undefined;
});
const server: ReturnType<typeof sandboxedApp> = sandboxedApp({ makeSandbox });
const { configure, connect, run, send, world } = server;
type Reply = RecordOf<'replies'>;
interface Page {
  readonly replies: Reply[];
  readonly proposals: RecordOf<'proposals'>[];
  readonly emails: RecordOf<'emails'>[];
  readonly metrics: { autoReplies: number };
}

const allDay = {
  start: '00:00',
  end: '23:59',
  timezone: 'America/New_York',
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
} as const satisfies EmailSettings['workingHours'];
const set = (more: Partial<EmailSettings>) =>
  configure('email', { ...emailSettings.defaults, signatureTemplate: 'Ada Brandt', workingHours: allDay, ...more });
const page = async () => (await send('GET', 'agents/email/status')).json<Page>();
const about = async (subject: string) => (await page()).replies.find((one) => one.subject?.includes(subject));
const inState = async (state: string) => (await page()).replies.filter((one) => one.state === state);
const calls = (end: string, method = 'POST') =>
  world.asked.filter((one) => one.method === method && one.address.endsWith(end));
const act = (id: string, what = 'do') => send('POST', `agents/email/records/replies/${id}/${what}`);
const letterIn = (body: string) =>
  Buffer.from((JSON.parse(body) as { message: { raw: string } }).message.raw, 'base64url').toString();

async function drafted(more: Partial<EmailSettings> = {}): Promise<void> {
  await connect('gmail', 'openai');
  await send('POST', 'agents/email/start');
  await set(more);
  expect(await run('email')).toMatch(/^25 messages read, 25 new; \d+ replies drafted$/);
}

test('auto reply off: replies wait here and as drafts in Gmail, and nothing is sent', async () => {
  await drafted({ mayAct: true });
  const reply = await about('Do you deliver on Saturdays?');
  expect(reply).toMatchObject({
    state: 'draft',
    name: 'Luca, Trattoria Limone Storto',
    asked: 'Is that possible, and what does it cost?',
    category: 'sales',
    inGmail: true,
    sandbox: true,
  });
  expect(reply?.content).toMatch(/^Hello Luca,\n[\s\S]*\n\nAda Brandt$/);
  expect(
    calls('/drafts')
      .map(({ body }) => letterIn(body))
      .join(),
  ).toContain('In-Reply-To: <');
  expect(calls('/send')).toEqual([]);
  const before = world.asked.length;
  await run('email');
  expect(calls('/drafts')).toHaveLength((await inState('draft')).length);
  expect(world.asked.slice(before).filter(({ address }) => address.includes('openai'))).toEqual([]);
});

test('lists, bulk, automatic mail and no-reply addresses get none, and each says why', async () => {
  await drafted();
  const why = new Map((await inState('refused')).map(({ subject, reason }) => [subject, wordsOf(reason ?? undefined)]));
  expect(why.get('Delivery 48210 has arrived')).toBe('It was sent automatically');
  expect(why.get('This week: where frozen goods are stored')).toBe('It went to many people at once');
  expect([...why.keys()].filter((subject) => subject?.includes('pallets'))).toEqual([]);
  expect((await inState('draft')).filter(({ to }) => /no-?reply|newsletter|lists\./.test(to ?? ''))).toEqual([]);
});

test('what a mail orders is not done: replies go to its sender alone, and nothing is forwarded', async () => {
  await drafted({ autoReply: true, mayAct: true, responseDelay: 0 });
  server.time.advance(60_000);
  await server.app.jobs.idle();
  const sent = calls('/drafts').map(({ body }) => letterIn(body));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join()).not.toContain('audit@procure-desk.example');
  const { emails, replies } = await page();
  expect(replies.filter(({ state }) => state === 'sent')).toHaveLength(sent.length);
  const senders = new Map(emails.map(({ id, from }) => [id, from]));
  for (const { emailId, to } of replies.filter(({ state }) => state === 'sent'))
    expect(senders.get(emailId ?? '')).toContain(to);
  expect(world.asked.filter(({ address }) => /forward|settings|filters/.test(address))).toEqual([]);
});

test('auto reply on without leave: each waits as a proposal too, which sends the same message once', async () => {
  await drafted({ autoReply: true });
  const { proposals } = await page();
  const reply = await about('Do you deliver on Saturdays?');
  expect(proposals).toHaveLength((await inState('draft')).length);
  const done = await send('POST', `agents/email/records/proposals/proposal-${reply?.id}/do`);
  expect(done.json()).toMatchObject({ state: 'done', target: reply?.to });
  expect(await about('Do you deliver on Saturdays?')).toMatchObject({ state: 'sent' });
  expect((await act(reply?.id ?? '')).json<Reply>().state).toBe('sent');
  expect(calls('/drafts/send')).toHaveLength(1);
  expect((await page()).emails.find(({ id }) => id === reply?.emailId)?.status).toBe('replied');
});

test('auto reply with leave: sent after the delay, once over two servers and a restart, marked as automatic', async () => {
  await drafted({ autoReply: true, mayAct: true, responseDelay: 15 });
  const waiting = await inState('waiting');
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting[0]?.sendAt).toBe(new Date(server.time.clock().getTime() + 15 * 60_000).toISOString());
  expect(calls('/drafts/send')).toEqual([]);
  await server.reopen({});
  server.app.jobs.begin();
  const { db, time } = server;
  const other = await createTestApp({ db, clock: time.clock, timers: time.timers, makeSandbox });
  other.jobs.begin();
  await server.app.jobs.idle();
  time.advance(15 * 60_000);
  await Promise.all([server.app.jobs.idle(), other.jobs.idle()]);
  expect(calls('/drafts/send')).toHaveLength(waiting.length);
  expect(await inState('waiting')).toEqual([]);
  expect((await page()).metrics.autoReplies).toBe(waiting.length);
  await other.close();
});

test('Undo and a text of one’s own keep a reply from going out by itself; taking leave back keeps all', async () => {
  await drafted({ autoReply: true, mayAct: true, responseDelay: 15 });
  const [first, second] = await inState('waiting');
  expect((await act(first?.id ?? '', 'undo')).json()).toMatchObject({ state: 'draft' });
  expect((await act(first?.id ?? '', 'undo')).statusCode).toBe(409);
  const edited = await send('PUT', `agents/email/records/replies/${second?.id}`, { content: 'Yes, from May on.' });
  expect(edited.json()).toMatchObject({ state: 'draft', content: 'Yes, from May on.' });
  await set({ autoReply: true, mayAct: false });
  server.time.advance(15 * 60_000);
  await server.app.jobs.idle();
  expect(calls('/drafts/send')).toEqual([]);
  expect(
    (await inState('draft')).map(
      ({ reason }) => reason && 'kind' in Object(reason) && (reason as { kind: string }).kind,
    ),
  ).toContain('autoReplyStopped');
  expect(await inState('waiting')).toEqual([]);
  expect((await act(second?.id ?? '')).json()).toMatchObject({ state: 'sent', sentBy: 'Demo User' });
  const update = world.asked.find(({ method }) => method === 'PUT');
  expect(letterIn(update?.body ?? '')).toContain(Buffer.from('Yes, from May on.').toString('base64'));
  const discarded = await send('DELETE', `agents/email/records/replies/${first?.id}`);
  expect(discarded.json()).toEqual({ ok: true });
  expect(world.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(wordsOf((await page()).replies.find(({ id }) => id === first?.id)?.reason ?? undefined)).toMatch(
    /discarded by Demo User$/,
  );
  expect((await act(first?.id ?? '')).statusCode).toBe(409);
});

test('outside working hours a reply waits for them', async () => {
  // Thursday, 12 March 2026, 09:41 in UTC: before the working day of New York begins.
  await drafted({ autoReply: true, mayAct: true, responseDelay: 0, workingHours: emailSettings.defaults.workingHours });
  expect((await inState('waiting'))[0]?.sendAt).toBe('2026-03-12T13:00:00.000Z');
});

test('never twice in a thread within a day, and at most twenty a run', async () => {
  await drafted({ autoReply: true, mayAct: true, responseDelay: 0 });
  const threads = (await page()).replies.filter(({ state }) => state !== 'refused').map(({ threadId }) => threadId);
  expect(new Set(threads).size).toBe(threads.length);
  expect(threads.length).toBeLessThanOrEqual(20);
});
