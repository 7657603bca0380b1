import { createTestApp } from '@switchboard/api-server/test/testApp';
import { afterAll } from 'vitest';
import { describedApi } from './describedApi.ts';
import { serverApi } from './serverApi.ts';
import { groups } from './cases.ts';
import { rejectsEveryKey } from './rejectsEveryKey.ts';
import { runCases } from './runCases.ts';

// The embedded voice really speaks here, which is slow on a busy machine.

const opened: Awaited<ReturnType<typeof createTestApp>>[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});

runCases(groups, async () => {
  const app = await createTestApp({ fetch: rejectsEveryKey });
  opened.push(app);
  return describedApi(serverApi(app));
});
