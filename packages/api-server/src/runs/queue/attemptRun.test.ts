import { externalText } from '@switchboard/api-contract/words/factOrText';
import { expect, test } from 'vitest';
import { BudgetSpent } from '../../outside/metering/budgets.ts';
import { openPool } from '../../platform/store/openPool.ts';
import { PostgresDatabase } from '../../platform/store/PostgresDatabase.ts';
import { programsRunning, testContext } from '../../../test/testContext.ts';
import { workedQueue } from '../../../test/workedQueue.ts';
import { attemptRun, AttemptAborted } from './attemptRun.ts';
import { claimRuns } from './claim.ts';

const queued = workedQueue();

const spent = new BudgetSpent({ id: 'month', spent: 1, budget: 1, currency: 'EUR' });
test.each([
  ['takes too long', AbortSignal.abort(new AttemptAborted('late')), async () => ({ result: externalText('Done') })],
  ['is ended by a budget', new AbortController().signal, () => Promise.reject(spent)],
])('a run that %s while the database is away is tried again', async (_, signal, program) => {
  await queued.queue();
  const { clock } = queued.time;
  // Nobody listens there.
  const db = new PostgresDatabase(await openPool('postgres://nobody@127.0.0.1:1/none'));
  const context = testContext({ db, clock, programOf: programsRunning(program), runFollowers: [] });
  const log = { add: () => {}, progress: () => {}, keep: () => Promise.resolve() };
  for await (const run of claimRuns(queued.db, { now: clock(), leaseMs: 60_000, slots: 1, ofTenant: 1, held: [] }))
    expect(await attemptRun(context, { ...run, log, origin: { sandbox: false }, signal })).toMatchObject({
      kind: 'again',
      reason: { kind: 'databaseAway' },
    });
  expect.assertions(1);
  await db.destroy();
});
