import { callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueRun } from '../../../test/queueRun.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { testContext } from '../../../test/testContext.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { claimRuns } from '../queue/claim.ts';
import { endAttempt } from '../queue/endAttempt.ts';
import { StoredRunLog } from '../StoredRunLog.ts';
import type { Database } from '../../platform/store/Database.ts';

const tenantId = 'northlight';
let db: Database;
let time: ManualTime;
let app: Awaited<ReturnType<typeof createTestApp>>;
let headers: { authorization: string };
let address: string;
let lines: { level: number; msg: string }[];

beforeEach(async () => {
  db = await createTestDatabase();
  time = manualTime(testNow);
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  app = await createTestApp({
    db,
    clock: time.clock,
    timers: time.timers,
    env: { LOG_LEVEL: 'warn' },
    logTo: { write },
  });
  headers = await signIn(app);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

/** Another server's worker takes the run and reports. */
async function work(report: (log: StoredRunLog) => void, end = true): Promise<void> {
  for await (const run of claimRuns(db, { now: time.clock(), leaseMs: 60_000, slots: 1, ofTenant: 1, held: [] })) {
    const log = new StoredRunLog(run, {
      db,
      clock: time.clock,
      timers: time.timers,
      signal: new AbortController().signal,
      onFault: () => {},
      onLost: () => {},
    });
    report(log);
    const unwritten = await log.end();
    if (!end) return;
    const result = externalText('Done');
    const ending = { kind: 'completed', result, activity: { kind: 'completed', text: result } } as const;
    await endAttempt(testContext({ db, clock: time.clock }), run, ending, unwritten);
  }
}

/** Opens the stream of an agent and collects what it says. */
async function open(agent = 'lead-generation', more: Record<string, string> = {}) {
  const answer = await fetch(`${address}/api/agents/${agent}/events`, { headers: { ...headers, ...more } });
  let text = '';
  const ended = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  })();
  const said = () => text;
  await expect.poll(said).toContain(': open');
  return { answer, said, ended };
}
const events = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => [event, JSON.parse(data ?? '')]);
/** Time for the next look, and for what it finds to arrive. */
const look = () => time.advance(500);

describe('the events of an agent', () => {
  test('tell how its runs begin, progress, write and end, whichever server works on them', async () => {
    const { answer, said } = await open();
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // The first look only learns what there is.
    await expect.poll(() => (look(), said())).toContain(': open');
    const id = await queueRun({ db, clock: time.clock, wake: () => {} }, tenantId, 'lead-generation');
    const of = (status: string, rest: object = {}) => [
      'run',
      { id, agentId: 'lead-generation-agent', status, ...rest },
    ];
    await expect.poll(() => (look(), events(said()))).toEqual([of('queued')]);
    await work((log) => {
      log.add({
        kind: 'write',
        text: { kind: 'recordsWritten', args: { collection: 'leads', added: 1 } },
        records: { collection: 'leads', count: 1 },
      });
    });
    await expect
      .poll(() => (look(), events(said())))
      .toEqual([
        of('queued'),
        of('completed'),
        ['step', { runId: id, index: 0 }],
        ['records', { collection: 'leads' }],
      ]);
    const ids = [...said().matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are told soon after they happen', async () => {
    const { said } = await open();
    const id = await queueRun({ db, clock: time.clock, wake: () => {} }, tenantId, 'lead-generation');
    await expect.poll(() => (look(), said())).toContain(id);
    await work(
      (log) => log.add({ kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: 1 } } }),
      false,
    );
    time.advance(50);
    await expect.poll(() => events(said()).at(-1)).toEqual(['step', { runId: id, index: 0 }]);
  });

  test('that were missed are told to whoever comes back within a minute', async () => {
    const first = await open();
    await expect.poll(() => (look(), first.said())).toContain(': open');
    const id = await queueRun({ db, clock: time.clock, wake: () => {} }, tenantId, 'lead-generation');
    await expect.poll(() => (look(), events(first.said()))).toHaveLength(1);
    const [, last = ''] = /^id: (\d+)$/m.exec(first.said()) ?? [];
    const again = await open('lead-generation', { 'last-event-id': String(Number(last) - 1) });
    await expect
      .poll(() => events(again.said()))
      .toEqual([['run', { id, agentId: 'lead-generation-agent', status: 'queued' }]]);
    const later = await open('lead-generation', { 'last-event-id': last });
    expect(events(later.said())).toEqual([]);
  });

  test('are of one agent of one’s own organisation, and need a sign-in', async () => {
    const { said } = await open('email');
    await expect.poll(() => (look(), said())).toContain(': open');
    await queueRun({ db, clock: time.clock, wake: () => {} }, tenantId, 'lead-generation');
    const id = await queueRun({ db, clock: time.clock, wake: () => {} }, tenantId, 'email');
    await expect.poll(() => (look(), events(said()))).toMatchObject([['run', { id }]]);
    expect((await fetch(`${address}/api/agents/email/events`)).status).toBe(401);
    expect((await fetch(`${address}/api/agents/nobody/events`, { headers })).status).toBe(404);
  });

  test('are open twenty times at once for a member, and again once one of them was closed', async () => {
    const join = async (username: string) => {
      await addMember(db, { tenantId, username, password: 'a-long-password', role: 'tenant_viewer' });
      return signIn(app, { username, password: 'a-long-password' });
    };
    const [ada, bea] = [await join('ada'), await join('bea')];
    const ask = (as: Record<string, string>, signal?: AbortSignal) =>
      fetch(`${address}/api/agents/email/events`, { headers: as, ...(signal && { signal }) });
    const tab = new AbortController();
    // Held to the end: an answer that nobody holds is collected, and that closes its stream.
    const held = [await ask(ada, tab.signal)];
    while (held.length < callLimits.eventStreams.most) held.push(await ask(ada));
    expect(held.map(({ status }) => status)).toEqual(held.map(() => 200));
    const refused = await ask(ada);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask(bea)).status).toBe(200);
    expect(held.filter(({ bodyUsed }) => bodyUsed)).toEqual([]);
    tab.abort();
    await expect.poll(async () => (await ask(ada)).status).toBe(200);
  });

  test('are followed by a sign of life every fifteen seconds, and end with the session', async () => {
    const { said, ended } = await open();
    time.advance(15_000);
    await expect.poll(said).toContain(': still here');
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    time.advance(5_000);
    await ended;
  });

  test('log once that their session can’t be asked for, until it can be again', async () => {
    const { said } = await open();
    const signsOfLife = () => said().split(': still here').length - 1;
    const passMinute = () => {
      const enough = signsOfLife() + 4;
      return expect.poll(() => (time.advance(5_000), signsOfLife())).toBeGreaterThanOrEqual(enough);
    };
    for (let round = 1; round <= 2; round += 1) {
      await sql`alter table sessions rename to away`.execute(db);
      await passMinute();
      expect(lines.filter(({ msg }) => msg.includes('session of a stream')).map(({ level }) => level)).toEqual(
        Array.from({ length: round }, () => 40),
      );
      await sql`alter table away rename to sessions`.execute(db);
      await passMinute();
    }
  });

  test('end when the server stops', async () => {
    const { answer, ended } = await open();
    await app.close();
    await ended;
    expect(answer.bodyUsed).toBe(true);
  });
});
