import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/Database.ts';
import { createTestDatabase } from '../../../test/testApp.ts';
import { AnswerCache } from './AnswerCache.ts';

let db: Database;
let now: number;
let answers: AnswerCache;
beforeEach(async () => {
  db = await createTestDatabase();
  now = Date.parse('2026-03-12T09:31:00Z');
  answers = new AnswerCache(db, () => new Date(now));
});

const tenantId = 'northlight';
const countAgents = async () => ({
  agents: (await db.selectFrom('agents').select('id').where('tenantId', '=', tenantId).execute()).length,
});
const otherAgent = async () => ({
  ...(await db.selectFrom('agents').selectAll().where('id', '=', 'email-agent').executeTakeFirstOrThrow()),
  tenantId: 'other',
});
const huge = { text: 'x'.repeat(300_000) };

describe('AnswerCache', () => {
  test('gives an answer again until what it was read from is written', async () => {
    const made = await answers.make('a', tenantId, countAgents);
    expect(made.body).toBe('{"agents":7}');
    expect(answers.find('a')).toEqual(made);
    expect(answers.find('b')).toBeUndefined();
    await db.updateTable('agents').set({ status: 'idle' }).where('id', '=', 'nobody').execute();
    expect(answers.find('a')).toEqual(made);
    await db.updateTable('agents').set({ status: 'idle' }).execute();
    expect(answers.find('a')).toBeUndefined();
  });

  const ofTenant = (id: string) => db.updateTable('agents').set({ status: 'idle' }).where('tenantId', '=', id);
  const step = { tenantId, runId: 'lead-generation-run-1', position: 0, at: '', bodyJson: '{}' };
  test.each([
    ['another tenant’s rows', () => ofTenant('other').execute(), true],
    [
      'the rows of a tenant that can’t be told',
      () => db.updateTable('agents').set({ status: 'idle' }).execute(),
      false,
    ],
    ['another table', () => db.insertInto('runSteps').values(step).execute(), true],
    ['its own rows', () => ofTenant(tenantId).execute(), false],
    [
      'its own rows, in a transaction',
      () =>
        db.change(tenantId, (trx) =>
          trx.updateTable('agents').set({ status: 'idle' }).where('tenantId', '=', tenantId).execute(),
        ),
      false,
    ],
    ['what takes rows with it', () => db.deleteFrom('executions').where('tenantId', '=', tenantId).execute(), false],
    ['plain SQL', () => sql`update agents set status = 'idle'`.execute(db), false],
  ])('after a write of %s, an answer from the agents of a tenant stands: %s', async (_, write, stands) => {
    await db.insertInto('tenants').values({ id: 'other', name: 'Other', samplesAt: null, createdAt: '' }).execute();
    await db
      .insertInto('agents')
      .values(await otherAgent())
      .execute();
    const forEverybody = await answers.make('b', undefined, countAgents);
    const made = await answers.make('a', tenantId, countAgents);
    await write();
    expect(answers.find('a')).toEqual(stands ? made : undefined);
    expect(answers.find('b')).not.toEqual(forEverybody);
  });

  test('makes an answer anew with each quarter of an hour, when somewhere a day may begin', async () => {
    await answers.make('a', tenantId, async () => ({}));
    now = Date.parse('2026-03-12T09:44:59Z');
    expect(answers.find('a')).toBeDefined();
    now = Date.parse('2026-03-12T09:45:00Z');
    expect(answers.find('a')).toBeUndefined();
  });

  test('does not give out an answer that was written over while it was made', async () => {
    await answers.make('a', tenantId, async () => {
      const counted = await countAgents();
      await db.updateTable('agents').set({ status: 'idle' }).execute();
      return counted;
    });
    expect(answers.find('a')).toBeUndefined();
  });

  test('keeps of a large answer only what tells its owner that nothing changed', async () => {
    const { etag, body } = await answers.make('a', tenantId, async () => huge);
    expect(JSON.parse(body)).toEqual(huge);
    expect(answers.find('a')).toBeUndefined();
    expect(answers.find('a', '"another"')).toBeUndefined();
    expect(answers.find('a', `"another", ${etag}`)).toEqual({ body: '', etag });
  });

  test('makes room for new answers', async () => {
    for (let index = 0; index <= 500; index += 1) await answers.make(`${index}`, tenantId, async () => ({}));
    expect(answers.find('0')).toBeUndefined();
    expect(answers.find('500')).toBeDefined();
  });
});
