import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/testApp.ts';
import { addUsage } from '../outside/metering/usageRows.ts';
import { readLastModels } from './lastModel.ts';

test('the model of an agent is the one that it asked last, and none where it asked none', async () => {
  const db = await createTestDatabase();
  const use = (day: string, model: string, units: number, unit = 'tokensIn') =>
    db.change('northlight', (trx) =>
      addUsage(
        trx,
        {
          tenantId: 'northlight',
          agentId: 'email-agent',
          service: 'openai',
          model,
          sandbox: 0,
          period: { day, month: day.slice(0, 7), zone: 'UTC', currency: 'USD' },
        },
        { unit, units, unpriced: 0, cost: 0 },
      ),
    );
  await use('2026-11-18', 'gpt-4o', 9_000);
  await use('2026-11-20', 'gpt-4o-mini', 10);
  await use('2026-11-20', 'claude-sonnet-4-5', 50);
  await use('2026-11-21', 'gpt-4o', 1, 'calls');
  expect([...(await readLastModels(db, 'northlight'))]).toEqual([['email-agent', 'claude-sonnet-4-5']]);
  expect([...(await readLastModels(db, 'somebody-else'))]).toEqual([]);
});
