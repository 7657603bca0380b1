import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/Database.ts';
import { createTestDatabase } from '../../test/testApp.ts';
import { AnswerCache } from './AnswerCache.ts';

let db: Database;
let now: number;
let answers: AnswerCache;
beforeEach(async () => {
  db = await createTestDatabase();
  now = Date.parse('2026-03-12T09:31:00Z');
  answers = new AnswerCache(db, () => new Date(now));
});

const huge = { text: 'x'.repeat(300_000) };

describe('AnswerCache', () => {
  test('gives an answer again until something is written', async () => {
    const made = await answers.make('a', async () => ({ agents: 7 }));
    expect(made.body).toBe('{"agents":7}');
    expect(answers.find('a')).toEqual(made);
    expect(answers.find('b')).toBeUndefined();
    await db.updateTable('agents').set({ status: 'idle' }).where('id', '=', 'nobody').execute();
    expect(answers.find('a')).toEqual(made);
    await db.updateTable('agents').set({ status: 'idle' }).execute();
    expect(answers.find('a')).toBeUndefined();
  });

  test('makes an answer anew with each quarter of an hour, when somewhere a day may begin', async () => {
    await answers.make('a', async () => ({}));
    now = Date.parse('2026-03-12T09:44:59Z');
    expect(answers.find('a')).toBeDefined();
    now = Date.parse('2026-03-12T09:45:00Z');
    expect(answers.find('a')).toBeUndefined();
  });

  test('does not give out an answer that was written over while it was made', async () => {
    await answers.make('a', async () => {
      await db.updateTable('agents').set({ status: 'idle' }).execute();
      return {};
    });
    expect(answers.find('a')).toBeUndefined();
  });

  test('keeps of a large answer only what tells its owner that nothing changed', async () => {
    const { etag, body } = await answers.make('a', async () => huge);
    expect(JSON.parse(body)).toEqual(huge);
    expect(answers.find('a')).toBeUndefined();
    expect(answers.find('a', '"another"')).toBeUndefined();
    expect(answers.find('a', `"another", ${etag}`)).toEqual({ body: '', etag });
  });

  test('makes room for new answers', async () => {
    for (let index = 0; index <= 500; index += 1) await answers.make(`${index}`, async () => ({}));
    expect(answers.find('0')).toBeUndefined();
    expect(answers.find('500')).toBeDefined();
  });
});
