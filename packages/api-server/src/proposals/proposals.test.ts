import { emailSettings } from '@switchboard/api-contract/agents/email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/testApp.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import type { RecordOf } from '../records/collections.ts';
import { writeProposals } from './writeProposals.ts';

const server = sandboxedApp();
const { connect, page, send, world } = server;
type Proposal = RecordOf<'proposals'>;

const at = '2026-03-12T09:00:00.000Z';
async function propose(sandbox = true): Promise<void> {
  const { tenantId } = await server.db.selectFrom('agents').select('tenantId').executeTakeFirstOrThrow();
  const place = { tenantId, agentId: 'email-agent', runId: 'run-1', origin: { sandbox }, at };
  const letter = {
    to: 'luca@trattoria.example',
    subject: 'Grüße\r\nBcc: all@evil.example',
    content: 'Until Saturday!',
  };
  await server.db.change(tenantId, (trx) =>
    writeProposals(trx, place, [
      {
        id: 'proposal-1',
        text: { kind: 'sendMessageTo', args: { to: letter.to, subject: letter.subject } },
        target: letter.to,
        action: { kind: 'sendMail', args: letter },
      },
    ]),
  );
}
const ask = (method: 'POST' | 'DELETE', what = '/do', agent = 'email') =>
  send(method, `agents/${agent}/records/proposals/proposal-1${what}`);
const listed = async () => (await page<{ proposals: Proposal[] }>('email')).proposals;
const sends = () => world.asked.filter(({ address }) => address.endsWith('/drafts/send'));
const activity = async () => (await page<{ activity: { text: string }[] }>('email')).activity.map(({ text }) => text);

test('a proposal waits on the page and is done once, however often it is asked for', async () => {
  await connect('gmail');
  await propose();
  expect(await listed()).toMatchObject([
    { id: 'proposal-1', kind: 'sendMail', state: 'waiting', target: 'luca@trattoria.example', runId: 'run-1' },
  ]);
  expect(world.asked).toEqual([]);
  const answers = await Promise.all([ask('POST'), ask('POST'), ask('POST')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const again = await ask('POST');
  expect(again.json<Proposal>()).toMatchObject({ state: 'done', doneBy: 'Demo User', runId: 'run-1' });
  expect(wordsOf(again.json<Proposal>().outcome ?? undefined)).toBe('Sent to luca@trattoria.example through Gmail');
  expect(sends()).toHaveLength(1);
  // A text from outside can't add a header of its own.
  const written = world.asked.find(({ address }) => address.endsWith('/drafts'));
  const raw = (JSON.parse(written?.body ?? '') as { message: { raw: string } }).message.raw;
  expect(Buffer.from(raw, 'base64url').toString()).not.toMatch(/^Bcc:/m);
  expect(await listed()).toEqual([]);
  expect(await activity()).toContain('Sent to luca@trattoria.example through Gmail');
});

test('two servers on one database do it once', async () => {
  await connect('gmail');
  await propose();
  const other = await createTestApp({
    db: server.db,
    clock: server.time.clock,
    timers: server.time.timers,
    makeSandbox: world.make,
  });
  const url = '/api/agents/email-agent/records/proposals/proposal-1/do';
  const answers = await Promise.all([ask('POST'), other.inject({ method: 'POST', url, headers: server.headers })]);
  // Whoever comes second finds it done, or being done.
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  expect(sends()).toHaveLength(1);
  await other.close();
});

test('a discarded proposal is never done; nobody else’s is touched', async () => {
  await connect('gmail');
  await propose();
  expect((await ask('POST', '/do', 'calendar')).statusCode).toBe(404);
  expect((await ask('DELETE', '')).json()).toEqual({ ok: true });
  expect(await listed()).toEqual([]);
  expect((await ask('POST')).statusCode).toBe(404);
  expect((await ask('DELETE', '')).statusCode).toBe(404);
  expect(world.asked).toEqual([]);
});

test('a refusal is kept with its reason, and it can be done later', async () => {
  await propose();
  const refused = (await ask('POST')).json<Proposal>();
  expect(refused.state).toBe('failed');
  expect(wordsOf(refused.outcome ?? undefined)).toBe('Connect Gmail with a Refresh Token under API Connections');
  expect(await listed()).toMatchObject([{ state: 'failed' }]);
  await connect('gmail');
  expect((await ask('POST')).json<Proposal>()).toMatchObject({ state: 'done' });
});

test('what belongs to a real account is not played in the sandbox', async () => {
  await connect('gmail');
  await propose(false);
  expect(wordsOf((await ask('POST')).json<Proposal>().outcome ?? undefined)).toMatch(
    /^Gmail is connected to the sandbox/,
  );
  expect(world.asked).toEqual([]);
});

test('a server that stops meanwhile leaves it uncertain; then a member decides', async () => {
  await connect('gmail');
  await propose();
  const leasedUntil = server.time.clock().toISOString();
  await server.db.updateTable('acts').set({ leaseId: 'gone', leasedUntil }).execute();
  expect((await ask('POST')).json<Proposal>()).toMatchObject({ state: 'uncertain' });
  expect(sends()).toEqual([]);
  expect((await ask('POST')).json<Proposal>()).toMatchObject({ state: 'done' });
});

test('whether it may act by itself is off at first, and each change is noted', async () => {
  expect(emailSettings.defaults.mayAct).toBe(false);
  expect(emailSettings.read({ autoReply: true }).mayAct).toBe(false);
  const set = (mayAct: unknown) => send('PUT', 'agents/email/config', { customSettings: { mayAct } });
  expect((await set('yes')).statusCode).toBe(422);
  await set(true);
  await set(true);
  await set(false);
  expect((await activity()).filter((text) => text.includes('in your name'))).toEqual([
    'Demo User no longer allows Email Agent to act in your name',
    'Demo User allowed Email Agent to act in your name',
  ]);
});
