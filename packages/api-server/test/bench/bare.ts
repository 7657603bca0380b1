import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, openSeeded } from '../postgres.ts';
import { createTestDatabase } from '../testApp.ts';
import type { Figure } from './Figure.ts';
import { load } from './load.ts';

const rounds = 7;
const roundMs = 700;
const clock = () => new Date();

/** A statement of the app, as the driver gets it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A read of the app: what it asked the database, and what it answered. */
export interface Read {
  readonly url: string;
  readonly statements: readonly Statement[];
  readonly body: string;
}

/** What the app tells once it listens. */
export interface AppTarget {
  readonly port: number;
  readonly authorization: string;
  readonly reads: readonly Read[];
}

/**
 * How many reads a second the app answers, against bare Fastify routes that make the same statements through the driver
 * alone and send the same JSON: on SQLite, and with TEST_DATABASE_URL on PostgreSQL. Both are processes of their own
 * and are measured in turn, so a busy machine slows both.
 */
export async function measureBare(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'));
  const file = join(folder, 'switchboard.db');
  const db = await createTestDatabase(clock);
  writeFileSync(file, db.image());
  await db.destroy();
  try {
    const figures = await compare('SQLite', file, 70);
    return process.env['TEST_DATABASE_URL'] ? [...figures, ...(await onPostgres())] : figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  await (await openSeeded(url, clock)).close();
  try {
    return await compare('PostgreSQL', url, 80);
  } finally {
    await postgres.stop();
  }
}

async function compare(where: string, database: string, bar: number): Promise<readonly Figure[]> {
  const app = await begin('bareApp.ts', { database });
  const { port, authorization, reads } = app.told as AppTarget;
  const bare = await begin('bareRoutes.ts', { database, reads });
  const barePort = bare.told as number;
  const figures: Figure[] = [];
  for (const { url, statements } of reads) {
    const measured: { app: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1)
      measured.push({
        app: await load({ port, url, authorization }, roundMs),
        bare: await load({ port: barePort, url, authorization }, roundMs),
      });
    // The first round warms both up.
    const counted = measured.slice(1);
    const what = `${where}, ${url} (${statements.length} statements)`;
    figures.push(
      { what: `${what}: the app`, measured: counted.map((round) => round.app), unit: '1/s' },
      { what: `${what}: bare`, measured: counted.map((round) => round.bare), unit: '1/s' },
      {
        what: `${what}: the app, of bare`,
        measured: counted.map((round) => (100 * round.app) / round.bare),
        unit: '%',
        bar,
        least: true,
      },
    );
  }
  app.child.kill();
  bare.child.kill();
  return figures;
}

/** Starts a process with what it is told, and returns what it tells once it listens. */
function begin(file: string, tell: object): Promise<{ child: ChildProcess; told: unknown }> {
  const child = fork(join(import.meta.dirname, file));
  child.send(tell);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, told: message }));
    child.once('error', reject).once('exit', (code) => reject(new Error(`A server ended with ${code}`)));
  });
}
