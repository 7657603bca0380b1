import { createTestApp } from '@switchboard/api-server/test/testApp';
import { openSeeded, startPostgres, type TestPostgres } from '@switchboard/api-server/test/postgres';
import { afterAll, beforeAll } from 'vitest';
import { serverApi } from './serverApi.ts';
import { groups } from './cases.ts';
import { rejectsEveryKey } from './rejectsEveryKey.ts';
import { runCases } from './runCases.ts';

// PostgreSQL is slow on a busy machine.

let postgres: TestPostgres;
let close = async (): Promise<void> => {};
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await close();
  await postgres.stop();
});

/** There is one database at a time, so groups run one after the other. */
runCases(groups, async () => {
  await close();
  const { db, close: closeStore } = await openSeeded(await postgres.cleared());
  const app = await createTestApp({ db, fetch: rejectsEveryKey });
  close = async () => {
    await app.close();
    await closeStore();
  };
  return serverApi(app);
});
