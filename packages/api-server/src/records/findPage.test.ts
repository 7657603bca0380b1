import { leadGenerationAgent } from '@switchboard/api-contract/agents/leadGeneration';
import { listQuery, selectionOf } from '@switchboard/api-contract/records/listQuery';
import { selectRecords } from '@switchboard/api-contract/records/select';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeeded, startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { createTestApp, createTestDatabase, signIn } from '../../test/testApp.ts';
import { readOrRefuse } from '../platform/Refusal.ts';
import type { Database } from '../platform/store/Database.ts';
import { findPage } from './findPage.ts';
import { writeRecords } from './records.ts';

const place = { tenantId: 'northlight', agentId: 'lead-generation-agent', collection: 'leads' } as const;
const definition = leadGenerationAgent.records.leads;
const at = (index: number) => new Date(Date.UTC(2026, 2, 1 + (index % 7))).toISOString();
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Leads with many equal values, and some without. */
const leads = Array.from({ length: 60 }, (_, index) => ({
  id: `lead-${(index * 37) % 60}`,
  name: pick(['ada 10', 'Ada 9', 'Łukasz', 'lukasz', 'Émile', 'emile_%', 'Ödön', '東京', ''], index),
  company: pick(['Acme', 'acme', undefined, 'Böhm & Söhne'], index * 3),
  score: pick([3, 20, 100, undefined, 0], index),
  status: pick(['new', 'qualified', 'converted'], index),
  createdAt: at(index),
}));

let postgres: TestPostgres;
const databases: Record<string, { db: Database; close: () => Promise<void> }> = {};
beforeAll(async () => {
  postgres = await startPostgres();
  const sqlite = await createTestDatabase();
  databases['SQLite'] = { db: sqlite, close: () => sqlite.destroy() };
  databases['PostgreSQL'] = await openSeeded(await postgres.fresh());
  for (const { db } of Object.values(databases))
    await writeRecords(
      db,
      place,
      leads.map((record) => ({ record, createdAt: record.createdAt })),
    );
});
afterAll(async () => {
  for (const { close } of Object.values(databases)) await close();
  await postgres.stop();
});

const orders = ['', 'name', '-name', 'company', '-company', 'score', '-score', 'status', '-status', '-createdAt'];
const wanted = [{}, { search: 'LUKASZ' }, { search: 'E_%' }, { status: 'new' }, { status: 'new', search: 'a' }];

test.each(['SQLite', 'PostgreSQL'])('lists of %s are those that the contract describes', async (name) => {
  const { db } = databases[name]!;
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  for (const sort of orders)
    for (const filters of wanted) {
      const query = { sort, ...filters };
      const { limit, ...parameters } = v.parse(listQuery, { ...query, limit: '200' });
      const asked = { limit, ...readOrRefuse(selectionOf(definition, parameters)) };
      const expected = selectRecords(
        definition,
        leads.map((record) => ({ record, at: record.createdAt })),
        asked,
      );
      const ids: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const params = new URLSearchParams({ ...query, limit: '7', ...(cursor !== '' && { cursor }) });
        const answer = await app.inject({
          url: `/api/agents/lead-generation/records/leads?${params.toString()}`,
          headers,
        });
        const page = answer.json<{ items: { id: string }[]; total: number; next?: string }>();
        expect(page.total, JSON.stringify(query)).toBe(expected.total);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      const walked = await findPage(db, place, asked, 0);
      expect(walked.ids, `${JSON.stringify(query)} by the index`).toEqual(expected.items.map(({ id }) => id));
      expect(ids, `${JSON.stringify(query)} in pages`).toEqual(expected.items.map(({ id }) => id));
    }
  await app.close();
});
