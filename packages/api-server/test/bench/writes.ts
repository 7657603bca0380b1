import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStore, openStore } from '../../src/platform/store/openStore.ts';
import { seedFirstStart } from '../../src/seed/seedFirstStart.ts';
import { openSeeded, startPostgres } from '../postgres.ts';
import { createTestApp, signIn } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const writers = 16;
const writesEach = 20;
const rounds = 5;
const clock = () => new Date();

/** Leads that 16 members of one organisation add at the same time: how many a second, and how long each takes. */
export async function measureWrites(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'));
  const store = await openStore(folder);
  await seedFirstStart(store.db, clock);
  const figures = await measure('SQLite', store);
  rmSync(folder, { recursive: true });
  if (!process.env['TEST_DATABASE_URL']) return figures;
  const postgres = await startPostgres();
  const shared = await measure('PostgreSQL', await openSeeded(await postgres.fresh(), clock));
  await postgres.stop();
  return [...figures, ...shared];
}

async function measure(where: string, { db, close }: OpenStore): Promise<readonly Figure[]> {
  const app = await createTestApp({ db, clock });
  const headers = await signIn(app);
  const each: number[] = [];
  const write = async (name: string): Promise<void> => {
    const began = performance.now();
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/agents/lead-generation/records/leads',
      headers,
      payload: { name, company: 'Logistyka Sp. z o.o.', email: `${name.toLowerCase()}@company.example` },
    });
    each.push(performance.now() - began);
    if (statusCode >= 300) throw new Error(body);
  };
  const perSecond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let count = 0; count < writesEach; count += 1) await write(`Kowal-${round}-${writer}-${count}`);
      }),
    );
    perSecond.push((writers * writesEach * 1_000) / (performance.now() - began));
  }
  await app.close();
  await close();
  return [
    {
      what: `${where}: writes of one organisation by ${writers} writers`,
      measured: perSecond,
      unit: '1/s',
      least: true,
    },
    { what: `${where}: one of these writes`, measured: each },
  ];
}
