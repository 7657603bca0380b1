// npm run bench: how long the server takes for a list of 100,000 leads: a page of it, searched, filtered and sorted.
// With DATABASE_URL on that PostgreSQL, which must be empty, otherwise on SQLite in a folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTenantId, seedFirstStart } from '../src/seed/seedFirstStart.ts';
import { writeRecords } from '../src/services/records/records.ts';
import { openPostgres } from '../src/store/openPostgres.ts';
import { openStore } from '../src/store/openStore.ts';
import { createTestApp, signIn, testNow } from './testApp.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'));
const address = process.env['DATABASE_URL'] ?? '';
const store = address === '' ? await openStore(folder) : await openPostgres(address);
try {
  await seedFirstStart(store.db, () => testNow);
  const began = performance.now();
  await fill();
  console.log(`${many} leads written in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  await measure();
} finally {
  await store.close();
  rmSync(folder, { recursive: true });
}

async function fill(): Promise<void> {
  const place = { tenantId: demoTenantId, agentId: 'lead-generation-agent', collection: 'leads' } as const;
  const first = ['Anna', 'Łukasz', 'José', 'Zanna', 'Ürsula', 'Nikolai', 'Gréta', 'Owen'];
  for (let from = 0; from < many; from += writtenAtOnce)
    await store.db.change(place.tenantId, (trx) =>
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

async function measure(): Promise<void> {
  const app = await createTestApp({ db: store.db });
  const headers = await signIn(app);
  const results: Record<string, { found: number; 'median (ms)': string; 'longest (ms)': string }> = {};
  for (const [name, query] of Object.entries(asked)) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) {
      // Another limit each time: answers are cached by address.
      const url = `${path}${query}${query === '' ? '?' : '&'}limit=${190 + round}`;
      const began = performance.now();
      const answer = await app.inject({ url, headers });
      times.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      ({ total } = answer.json<{ total: number }>());
    }
    const sorted = times.toSorted((one, other) => one - other);
    results[name] = {
      found: total,
      'median (ms)': (sorted[Math.floor(rounds / 2)] ?? 0).toFixed(1),
      'longest (ms)': (sorted.at(-1) ?? 0).toFixed(1),
    };
  }
  console.table(results);
  await app.close();
}
