// Bare Fastify routes for `bare.ts`, in a process of their own: each makes its statements and sends its JSON.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fastify } from 'fastify';
import { Pool } from 'pg';
import type { Read, Statement } from './bare.ts';

const [{ database, reads }] = (await once(process, 'message')) as [{ database: string; reads: readonly Read[] }];
const ask = database.startsWith('postgres') ? askPostgres() : askSqlite();
const app = fastify();
for (const { url, statements, body } of reads) {
  const answer: unknown = JSON.parse(body);
  app.get(url, async () => {
    for (const statement of statements) await ask(statement);
    return answer;
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);

function askSqlite() {
  const sqlite = new DatabaseSync(database);
  return ({ sql, parameters }: Statement) => sqlite.prepare(sql).all(...(parameters as readonly SQLInputValue[]));
}

function askPostgres() {
  const pool = new Pool({ connectionString: database });
  return ({ sql, parameters }: Statement) => pool.query(sql, [...parameters]);
}
