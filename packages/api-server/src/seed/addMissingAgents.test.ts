import { agentTable } from '@switchboard/api-contract/agentTable';
import { expect, test } from 'vitest';
import { createTestDatabase, testNow } from '../../test/testApp.ts';
import { addMissingAgents } from './builtInAgents.ts';
import { countWrites } from '../../test/countWrites.ts';

test('an organisation from before an agent was built in gets it, in its place and not configured', async () => {
  const db = await createTestDatabase();
  const agents = () => db.selectFrom('agents').selectAll().orderBy('position').execute();
  const before = await agents();
  await db.deleteFrom('executions').where('agentId', '=', 'calendar-agent').execute();
  await db.deleteFrom('agents').where('id', '=', 'calendar-agent').execute();
  await addMissingAgents(db, () => testNow);
  const after = await agents();
  expect(after.map(({ id }) => id)).toEqual(agentTable.map(({ id }) => id));
  const [own] = before.filter(({ id }) => id === 'calendar-agent');
  expect(after.find(({ id }) => id === 'calendar-agent')).toEqual({ ...own, createdAt: testNow.toISOString() });
});

test('nothing is written where none is missing', async () => {
  const db = await createTestDatabase();
  const before = await countWrites(db);
  await addMissingAgents(db, () => testNow);
  expect(await countWrites(db)).toBe(before);
});
