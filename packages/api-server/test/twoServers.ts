import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Jobs } from '../src/runs/queue/Jobs.ts';
import type { OpenStore } from '../src/platform/store/openStore.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { openSeeded, startPostgres, type TestPostgres } from './postgres.ts';
import { rowInWords } from './rowInWords.ts';
import { testNow } from './testApp.ts';
import { testContext } from './testContext.ts';

/** Two connections to one database, as two servers have, opened before each test of the file. */
export function twoServers() {
  let postgres: TestPostgres;
  let stores: readonly [OpenStore, OpenStore];
  let time: ManualTime;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    const url = await postgres.cleared();
    stores = [await openSeeded(url), await openSeeded(url)];
    time = manualTime(testNow);
  });
  afterEach(async () => {
    for (const { close } of stores) await close();
  });
  afterAll(() => postgres.stop());

  const contextOn = ({ db }: OpenStore) => testContext({ db, clock: time.clock });
  const ownRuns = async () =>
    (await stores[0].db.selectFrom('executions').selectAll().where('sample', '=', 0).orderBy('id').execute()).map(
      rowInWords,
    );
  return {
    get stores() {
      return stores;
    },
    get time() {
      return time;
    },
    /** The context of each. */
    both: () => [contextOn(stores[0]), contextOn(stores[1])] as const,
    /** The runs that are no samples. */
    ownRuns,
    /** Waits until every run has ended. A server is woken only by its own runs, and its timers don't advance here. */
    untilEnded: async (workers: readonly Jobs[]): Promise<void> => {
      do {
        for (const worker of workers) worker.wake();
        for (const worker of workers) await worker.idle();
      } while ((await ownRuns()).some(({ status }) => status === 'queued' || status === 'running'));
    },
  };
}
