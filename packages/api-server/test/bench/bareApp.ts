// The app for `bare.ts`, in a process of its own.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../src/platform/store/Database.ts';
import { openPostgres } from '../../src/platform/store/openStore.ts';
import { SqliteDatabase } from '../../src/platform/store/SqliteDatabase.ts';
import { createTestApp, signIn } from '../testApp.ts';
import type { AppTarget, Read, Statement } from './bare.ts';

const urls = ['/api/agents', '/api/agents/email', '/api/connections'];

const [{ database }] = (await once(process, 'message')) as [{ database: string }];
const db: Database = database.startsWith('postgres')
  ? (await openPostgres(database)).db
  : SqliteDatabase.open(database);
const app = await createTestApp({ db, clock: () => new Date() });
const reads: Read[] = [];
const asked: Statement[] = [];
const executor = db.getExecutor();
const execute = executor.executeQuery.bind(executor);
executor.executeQuery = (query, options) => {
  asked.push({ sql: query.sql, parameters: query.parameters });
  return execute(query, options);
};
for (const url of urls) {
  const headers = await signIn(app);
  asked.length = 0;
  const { body } = await app.inject({ url, headers });
  reads.push({ url, body, statements: [...asked] });
}
executor.executeQuery = execute;
const { authorization } = await signIn(app);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port, authorization, reads } satisfies AppTarget);
