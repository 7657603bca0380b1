import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hearEachOther } from '../../../test/hearEachOther.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { createTestDatabase, testNow } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { OpenStore } from '../../platform/store/openStore.ts';
import { readPosition, type DeliveredAnswerEvent } from './answerEvents.ts';
import { readStoredAnswer } from '../conversations/answerRows.ts';
import { Answers, type FinishedAnswer } from './Answers.ts';
import { addMessage } from '../conversations/conversations.ts';
import type { AnswerWriter } from './GrowingAnswer.ts';

const key = { tenantId: 'northlight', userId: 'demo-user', sessionId: 'session-1' };
const run = { kind: 'run', id: 'run-1', label: 'Run of Email Agent', to: '/runs/run-1' } as const;
const whole: FinishedAnswer = { text: '', parts: { agents: ['email'] } };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('an answer, on %s', (kind) => {
  let stores: OpenStore[];
  let dbs: [Database, Database];
  let time: ManualTime;
  let here: Answers;
  let elsewhere: Answers;
  let faults: unknown[];

  beforeEach(async () => {
    time = manualTime(testNow);
    faults = [];
    stores = [];
    if (kind === 'PostgreSQL') {
      const url = await postgres.cleared();
      stores = [await openSeeded(url), await openSeeded(url)];
    }
    const alone = await createTestDatabase();
    dbs = [stores[0]?.db ?? alone, stores[1]?.db ?? alone];
    [here, elsewhere] = dbs.map(
      (db) => new Answers({ db, clock: time.clock, timers: time.timers, onFault: (error) => void faults.push(error) }),
    ) as [Answers, Answers];
  });
  afterEach(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
    for (const { close } of stores) await close();
    if (faults.length > 0) throw new AggregateError(faults, 'What should not fail did');
  });

  const context = (at: 0 | 1 = 0) => ({ db: dbs[at], clock: time.clock });
  /** Begins an answer here, which the test makes. */
  async function begin(message = 'What ran?') {
    const { answerId: id } = await addMessage(context(), key, { message });
    const { promise, resolve, reject } = Promise.withResolvers<FinishedAnswer>();
    let writer: AnswerWriter | undefined;
    here.make(key, id, (given) => {
      writer = given;
      given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
      return promise;
    });
    if (!writer) throw new Error('It was not begun');
    return { id, ...writer, finish: resolve, fail: reject };
  }
  function follow(answers: Answers, id: string, eventId?: string) {
    const events: DeliveredAnswerEvent[] = [];
    const leaving = new AbortController();
    const from = readPosition(eventId);
    const ended = (async () => {
      for await (const event of answers.follow({ key, id, from, gone: leaving.signal })) events.push(event);
    })();
    return { events, ended, leave: () => leaving.abort() };
  }
  /** What was told, without ids. */
  const told = (events: readonly DeliveredAnswerEvent[]) => events.map(({ event, data }) => ({ event, data }));
  const textOf = (events: readonly DeliveredAnswerEvent[]) =>
    events.map((one) => (one.event === 'delta' ? one.data.text : '')).join('');
  const look = () => time.advance(250);

  test('is told in its order while it is made, and kept', async () => {
    const { id, step, say, source, finish } = await begin();
    const { events, ended } = follow(here, id);
    step('Reading the runs');
    await expect.poll(() => events).toHaveLength(1);
    const n = source(run);
    expect(source({ ...run, label: 'Again' })).toBe(n);
    say(`It failed [${n}]`);
    say('[7].');
    await expect.poll(() => textOf(events)).toBe('It failed [1].');
    finish({ ...whole, text: 'Ask me more.' });
    await ended;
    expect(told(events)).toMatchObject([
      { event: 'step', data: { text: 'Reading the runs', done: false } },
      { event: 'step', data: { text: 'Reading the runs', done: true } },
      { event: 'source', data: { n: 1, ...run } },
      { event: 'delta' },
      { event: 'delta' },
      { event: 'done', data: { id, status: 'done', response: 'It failed [1]. Ask me more.', agents: ['email'] } },
    ]);
    expect(await readStoredAnswer(context(), key, id)).toMatchObject({
      status: 'done',
      text: 'It failed [1]. Ask me more.',
      parts: { steps: [{ done: true }], sources: [{ n: 1 }] },
    });
  });

  test('can be gone on with from each of its events, here and on the other server, also after its end', async () => {
    const { id, step, say, source, finish } = await begin();
    const entire = follow(here, id);
    for (const part of ['One', 'two']) {
      step(`Reading ${part}`);
      source({ ...run, id: part });
      say(`${part}. `);
      await expect.poll(() => textOf(entire.events)).toContain(part);
    }
    const soFar = entire.events.length;
    const coming = entire.events.map((event) => follow(elsewhere, id, event.id));
    finish(whole);
    await entire.ended;
    const areTold = () => coming.every(({ events }) => events.at(-1)?.event === 'done');
    await expect.poll(() => (look(), areTold())).toBe(true);
    for (const [at, { events }] of coming.slice(0, soFar).entries()) {
      const seen = entire.events.slice(0, at + 1);
      expect(textOf(seen) + textOf(events)).toBe('One. two. ');
      expect(events.at(-1)?.event).toBe('done');
      const numbers = [...seen, ...events].flatMap((one) => (one.event === 'source' ? [one.data.n] : []));
      expect(numbers).toEqual([1, 2]);
      const steps = new Set([...seen, ...events].flatMap((one) => (one.event === 'step' ? [one.data.text] : [])));
      expect([...steps]).toEqual(['Reading One', 'Reading two']);
      const late = follow(elsewhere, id, entire.events[at]?.id);
      await late.ended;
      expect(textOf(seen) + textOf(late.events)).toBe('One. two. ');
    }
  });

  test('whose end can’t be stored ends for those who follow it, with the true reason', async () => {
    if (kind === 'PostgreSQL') return;
    const { id, say, finish } = await begin();
    const { events, ended } = follow(here, id);
    say('Half of it.');
    await expect.poll(() => textOf(events)).toBe('Half of it.');
    await sql`pragma query_only = on`.execute(dbs[0]);
    finish({ ...whole, text: 'The other half.' });
    await ended;
    const why =
      'This server’s database is read-only, so nothing can be saved. An admin has to look at the server. So this was ended here.';
    expect(told(events).at(-1)).toMatchObject({
      event: 'done',
      data: { id, status: 'cut', response: `Half of it. ${why}` },
    });
    // Whoever comes later finds what was stored, once its server holds it no longer.
    time.advance(15_000);
    const late = follow(here, id);
    await late.ended;
    expect(told(late.events).at(-1)).toMatchObject({ event: 'done', data: { id, status: 'cut' } });
    expect(faults.splice(0)).toMatchObject([{ name: 'DatabaseUnavailableError' }]);
  });

  test('is told on the other server with its first word, then as often as it is written, and with its end', async () => {
    await hearEachOther(...dbs);
    const { id, say, finish } = await begin();
    const there = follow(elsewhere, id);
    say('First');
    await expect.poll(() => textOf(there.events)).toBe('First');
    say(', second');
    time.advance(kind === 'PostgreSQL' ? 100 : 500);
    await expect.poll(() => textOf(there.events)).toBe('First, second');
    finish(whole);
    await expect.poll(() => there.events.at(-1)?.event).toBe('done');
    await there.ended;
  });

  test('is told on the other server also where that was not told of it', async () => {
    const { id, say, finish } = await begin();
    const there = follow(elsewhere, id);
    dbs[0].announce = () => {};
    say('First');
    await expect.poll(() => (look(), textOf(there.events))).toBe('First');
    finish(whole);
    await expect.poll(() => (look(), there.events.at(-1)?.event)).toBe('done');
    await there.ended;
  });

  test('goes on when nobody follows any more', async () => {
    const { id, say, finish } = await begin();
    const first = follow(here, id);
    say('One, ');
    await expect.poll(() => textOf(first.events)).toBe('One,');
    first.leave();
    await first.ended;
    say('two.');
    finish(whole);
    const again = follow(here, id, first.events.at(-1)?.id);
    await again.ended;
    expect(textOf(again.events)).toBe(' two.');
  });

  test('ends where the member stops it, and keeps what there is', async () => {
    const { id, say } = await begin();
    say('One, ');
    await here.stop(key);
    await follow(here, id).ended;
    expect(await readStoredAnswer(context(), key, id)).toMatchObject({ status: 'stopped', text: 'One, ' });
    await addMessage(context(), key, { message: 'Go on' });
  });

  test.runIf(kind === 'PostgreSQL')('is stopped from the other server', async () => {
    await hearEachOther(...dbs);
    const { id, say, signal } = await begin();
    say('One, ');
    await elsewhere.stop(key);
    await expect.poll(() => signal.aborted).toBe(true);
    await follow(here, id).ended;
    expect(await readStoredAnswer(context(1), key, id)).toMatchObject({ status: 'stopped', text: 'One, ' });
  });

  test('of a server that is gone ends once its lease is over, and the conversation goes on', async () => {
    const { answerId: id } = await addMessage(context(), key, { message: 'What ran?' });
    const there = follow(elsewhere, id);
    await expect(addMessage(context(1), key, { message: 'Well?' })).rejects.toMatchObject({ kind: 'conflict' });
    time.advance(15_000);
    await expect.poll(() => (look(), there.events.at(-1)?.event)).toBe('done');
    expect(there.events.at(-1)?.data).toMatchObject({
      status: 'cut',
      response: 'The server that was answering this has stopped, or could not save the rest. Ask again.',
    });
    const { conversation } = await addMessage(context(1), key, { message: 'Well?' });
    expect(conversation?.turns).toHaveLength(2);
  });

  test('is held as long as it is made', async () => {
    const { finish } = await begin();
    for (let seconds = 0; seconds < 30; seconds += 5) {
      const until = async () =>
        (await dbs[0].selectFrom('conversationMessages').select('heldUntil').where('status', '=', 'writing').execute())
          .map(({ heldUntil }) => heldUntil)
          .join('');
      const before = await until();
      time.advance(5_000);
      await expect.poll(() => (look(), until())).not.toBe(before);
    }
    finish(whole);
  });

  test('ends when nothing comes for too long, when it takes too long, and when its work fails', async () => {
    const silent = await begin();
    silent.say('One, ');
    time.advance(65_000);
    await follow(here, silent.id).ended;
    const said = 'This took too long and was ended here. Ask for less at once.';
    expect(await readStoredAnswer(context(), key, silent.id)).toMatchObject({ status: 'cut', text: `One, ${said}` });

    const failing = await begin();
    failing.fail(new Error('Planted'));
    await follow(here, failing.id).ended;
    expect(await readStoredAnswer(context(), key, failing.id)).toMatchObject({
      status: 'cut',
      text: 'Something went wrong on the server, so this was ended here. Ask again.',
    });
    expect(faults.splice(0)).toMatchObject([{ message: 'Planted' }]);
  });

  test('says so when its server stops', async () => {
    const { id, say } = await begin();
    say('One, ');
    const following = follow(here, id);
    await here.close();
    await following.ended;
    expect(following.events.at(-1)).toMatchObject({
      event: 'done',
      data: { status: 'cut', response: 'One, The server is being restarted, so this was ended here. Ask again.' },
    });
  });

  test('of a conversation that was deleted ends without a word', async () => {
    const { id, say, signal } = await begin();
    const following = follow(elsewhere, id);
    await dbs[0].deleteFrom('conversations').execute();
    say('One, ');
    await expect.poll(() => signal.aborted).toBe(true);
    await expect.poll(() => (look(), following.events.at(-1)?.event)).toBe('error');
    await following.ended;
  });

  test('of a message that came before is not made again', async () => {
    const again = { message: 'What ran?', messageId: 'message-12345678' };
    const [one, other] = await Promise.all([addMessage(context(), key, again), addMessage(context(1), key, again)]);
    expect(one.answerId).toBe(other.answerId);
    expect([one, other].filter(({ conversation }) => conversation)).toHaveLength(1);
  });
});
