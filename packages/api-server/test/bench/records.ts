import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/store/Database.ts';
import { seedFirstStart } from '../../src/seed/seedFirstStart.ts';
import { demoTenantId } from '../../src/tenants/demo.ts';
import { fillRecordKeys } from '../../src/records/recordKeys.ts';
import { writeRecords } from '../../src/records/records.ts';
import { openPostgres, openStore } from '../../src/platform/store/openStore.ts';
import { startPostgres } from '../postgres.ts';
import { createTestApp, signIn, testNow } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const many = 100_000;
const rounds = 9;
const writtenAtOnce = 5_000;
const path = '/api/agents/lead-generation/records/leads';

const asked = {
  open: '',
  'sort by name': '?sort=name',
  'sort by score, highest first': '?sort=-score',
  'sort by status, last first': '?sort=-status',
  'search, few found': '?search=zanna%20nowak99',
  'search, half found': '?search=kowal',
  'search, none found': '?search=nobody%20at%20all',
  'search and sort': '?search=kowal&sort=-company',
  filter: '?status=qualified',
  'filter, search and sort': '?status=qualified&search=logistyka&sort=-score',
} as const;

/** How long the server takes for a list of 100,000 leads: a page of it, searched, filtered and sorted. */
export async function measureRecords(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'));
  const postgres = process.env['TEST_DATABASE_URL'] ? await startPostgres() : undefined;
  const address = await postgres?.fresh();
  const open = () => (address === undefined ? openStore(folder) : openPostgres(address));
  let store = await open();
  try {
    await seedFirstStart(store.db, () => testNow);
    const began = performance.now();
    await fillLeads(store.db);
    // As PostgreSQL does by itself within a minute; until then it reads the whole table to count.
    if (store.db.shared) await sql`vacuum analyze`.execute(store.db);
    console.log(`${many} leads written in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await store.close();
    const closed = performance.now();
    store = await open();
    await store.db.inTurn('start', fillRecordKeys);
    const started = performance.now() - closed;
    return [{ what: 'the database is opened', measured: [started], bar: 5_000 }, ...(await measure(store.db))];
  } finally {
    await store.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Writes 100,000 leads of the demo organisation. */
export async function fillLeads(db: Database): Promise<void> {
  const place = { tenantId: demoTenantId, agentId: 'lead-generation-agent', collection: 'leads' } as const;
  const first = ['Anna', 'Łukasz', 'José', 'Zanna', 'Ürsula', 'Nikolai', 'Gréta', 'Owen'];
  for (let from = 0; from < many; from += writtenAtOnce)
    await db.change(place.tenantId, (trx) =>
      writeRecords(
        trx,
        place,
        Array.from({ length: writtenAtOnce }, (_, index) => from + index).map((number) => {
          const name = `${first[number % first.length] ?? ''} ${number % 2 === 0 ? 'Kowal' : 'Nowak'}${(number * 7_919) % many}`;
          const createdAt = new Date(testNow.getTime() - number * 60_000).toISOString();
          const record = {
            id: `apollo-${((number * 2_654_435_761) % 2 ** 32).toString(16)}`,
            name,
            company: `Logistyka ${number % 977} Sp. z o.o.`,
            email: `${name.toLowerCase().replaceAll(' ', '.')}@company${number % 977}.example`,
            phone: `+48 22 ${number}`,
            title: 'Head of Operations',
            location: 'Łódź, Poland',
            region: 'Łódzkie',
            industry: 'Logistics',
            companySize: '51-200',
            status: ['new', 'qualified', 'converted'][number % 3] ?? 'new',
            score: number % 101,
            source: 'Apollo',
            createdAt,
            lastUpdated: createdAt,
          };
          return { record, createdAt };
        }),
      ),
    );
}

async function measure(db: Database): Promise<readonly Figure[]> {
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(asked)) {
    const measured: number[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) {
      const url = `${path}${query}${query === '' ? '?' : '&'}limit=200`;
      const began = performance.now();
      const answer = await app.inject({ url, headers });
      measured.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      ({ total } = answer.json<{ total: number }>());
    }
    figures.push({ what: `${name} (${total} found)`, measured, bar: 100 });
  }
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await app.inject({ url: '/api/agents/lead-generation/status', headers });
    measured.push(performance.now() - began);
  }
  await app.close();
  return [...figures, { what: 'the page itself, with its figures', measured, bar: 100 }];
}
