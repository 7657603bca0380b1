import { externalText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { describe, expect, test } from 'vitest';
import type { Run } from './Run.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Program } from '../tenants/Program.ts';
import { writeRecords } from '../records/records.ts';
import { testContext } from '../../test/testContext.ts';
import { held, tenantId, workedQueue } from '../../test/workedQueue.ts';
import { cancelRun } from './cancelRun.ts';
import { readRun } from './readRun.ts';

const queued = workedQueue();
const { queue, read, worker } = queued;
const member = { tenantId, name: 'Ada Brandt' };
const context = () => testContext({ db: queued.db, clock: queued.time.clock });
const detail = (id: string) => readRun(queued.db, tenantId, id);

/** The words of a run's steps. */
const stepsOf = async (id: string) => (await detail(id)).steps?.map(({ text }) => wordsOf(text ?? '')) ?? [];

/** Keeps one lead at once, as if it had been paid for. */
const keepLead = ({ agent, log }: Run, id: string) =>
  log.keep(
    {
      kind: 'write',
      text: { kind: 'recordsWritten', args: { collection: 'leads', added: 1 } },
      records: { collection: 'leads', count: 1 },
    },
    (db, at) =>
      writeRecords(db, { tenantId, agentId: agent.id, collection: 'leads' }, [{ record: { id }, createdAt: at }]),
  );
const leads = async () =>
  (await queued.db.selectFrom('records').select('id').where('collection', '=', 'leads').execute()).map(({ id }) => id);

/** A program that waits for the end of its signal after `first`, and then tries to write. */
function stubborn(first: (run: Run) => Promise<void>): { program: Program['run']; begun: Promise<void> } {
  const begun = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    program: async (_, run) => {
      await first(run);
      begun.resolve();
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
      await keepLead(run, 'too-late');
      return { result: externalText('Done') };
    },
  };
}

describe('cancel', () => {
  test('ends a queued run at once, and nobody takes it any more', async () => {
    const id = await queue();
    await cancelRun(context(), member, id);
    const { program, runs } = held();
    const jobs = worker(program);
    jobs.wake();
    await jobs.idle();
    expect(runs).toEqual([]);
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      endedBy: 'member',
      endedByName: 'Ada Brandt',
      result: 'Nothing was written',
    });
  });

  test('ends a running one at its next step; what it wrote before stays and is named, nothing is written after', async () => {
    const id = await queue('lead-generation');
    const { program, begun } = stubborn((run) => keepLead(run, 'kept'));
    const jobs = worker(program);
    jobs.wake();
    await begun;
    await cancelRun({ ...context(), breakOff: (runId) => queued.db.announce('cancel', runId) }, member, id);
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'cancelled', result: '1 lead kept', leaseId: null });
    expect(await leads()).toEqual(['kept']);
  });

  test('holds if the worker learns of it only when the run has ended', async () => {
    const id = await queue('lead-generation');
    const { program, begun, letGo } = held();
    const jobs = worker(async (one, run) => ({
      ...(await program(one, run)),
      write: (db, at) =>
        writeRecords(db, { tenantId, agentId: run.agent.id, collection: 'leads' }, [
          { record: { id: 'too-late' }, createdAt: at },
        ]),
    }));
    const taken = begun();
    jobs.wake();
    await taken;
    await cancelRun(context(), member, id);
    letGo(id, 'Done');
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'cancelled', result: 'Nothing was written' });
    expect(await leads()).toEqual([]);
  });

  test('holds if the worker dies before its next step', async () => {
    const id = await queue();
    const { program, begun } = held();
    const dying = worker(program);
    const taken = begun();
    dying.wake();
    await taken;
    await cancelRun(context(), member, id);
    queued.time.advance(61_000);
    const other = worker(async () => ({ result: externalText('Done') }));
    other.begin();
    await other.idle();
    expect(await read(id)).toMatchObject({ status: 'cancelled', attempts: 1 });
    await other.stop();
    await dying.stop();
  });
});

describe('the steps of a run', () => {
  test('are kept in order, over all its attempts, with what it does while it runs', async () => {
    const id = await queue();
    let tries = 0;
    const seen: unknown[] = [];
    const jobs = worker(async (_, { log }) => {
      tries += 1;
      log.progress({ done: tries, of: 2, text: { kind: 'readingMessage', args: { message: tries, of: 2 } } });
      log.add({ kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: tries } } });
      await log.keep({ kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: 10 * tries } } }, () =>
        Promise.resolve(),
      );
      seen.push((await detail(id)).progress);
      if (tries === 1) throw new RunFailure(externalText('Not yet'), { again: true });
      return { result: externalText('Done') };
    });
    jobs.wake();
    await jobs.idle();
    expect(await detail(id)).toMatchObject({ status: 'queued', attempts: 1, errorMessage: 'Not yet' });
    queued.time.advance(2_000);
    await jobs.idle();
    expect(await stepsOf(id)).toEqual([
      'Skipped 1 duplicate',
      'Skipped 10 duplicates',
      'Skipped 2 duplicates',
      'Skipped 20 duplicates',
    ]);
    expect(seen).toEqual([
      { done: 1, of: 2, text: { kind: 'readingMessage', args: { message: 1, of: 2 } } },
      { done: 2, of: 2, text: { kind: 'readingMessage', args: { message: 2, of: 2 } } },
    ]);
    expect(await detail(id)).not.toHaveProperty('progress');
  });

  test('are written while it runs, a few times a second at most', async () => {
    const id = await queue();
    const { program, begun, runs, letGo } = held();
    const jobs = worker(program);
    const taken = begun();
    jobs.wake();
    await taken;
    const step = { kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: 1 } } } as const;
    runs[0]?.log.add(step);
    await expect.poll(() => stepsOf(id)).toHaveLength(1);
    for (let count = 0; count < 30; count += 1) runs[0]?.log.add(step);
    expect(await stepsOf(id)).toHaveLength(1);
    queued.time.advance(250);
    await expect.poll(() => stepsOf(id)).toHaveLength(31);
    letGo(id, 'Done');
    await jobs.idle();
  });

  test('beyond two hundred are counted, not kept', async () => {
    const id = await queue();
    const jobs = worker(async (_, { log }) => {
      for (let count = 1; count <= 246; count += 1)
        log.add({ kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: count } } });
      return { result: externalText('Done') };
    });
    jobs.wake();
    await jobs.idle();
    const { steps, stepsLeftOut } = await detail(id);
    expect([steps?.length, stepsLeftOut]).toEqual([200, 46]);
  });
});
