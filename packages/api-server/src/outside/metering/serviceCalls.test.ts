import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testApp.ts';
import { countCall, readCalls } from './serviceCalls.ts';

const now = new Date('2026-11-20T08:41:20Z');
const call = { tenantId: 'northlight', service: 'apollo', sandbox: 0 } as const;

test('calls are counted by hour, side and outcome, and forgotten after two days', async () => {
  const db = await createTestDatabase();
  const count = (at: string, isOk: boolean, more = {}) =>
    db.change('northlight', (trx) => countCall(trx, { ...call, ...more }, isOk, new Date(at)));
  await count('2026-11-18T23:10:00Z', true);
  await count('2026-11-19T07:10:00Z', true);
  await count('2026-11-20T08:10:00Z', true);
  await count('2026-11-20T08:20:00Z', false);
  await count('2026-11-20T08:30:00Z', true, { service: 'openai' });
  await count('2026-11-20T08:40:00Z', false, { sandbox: 1 });
  expect(await readCalls(db, 'northlight', now)).toEqual({
    hours: [
      { at: '2026-11-19T07:00:00.000Z', ok: 1, failed: 0 },
      { at: '2026-11-20T08:00:00.000Z', ok: 2, failed: 1 },
      { at: '2026-11-20T08:00:00.000Z', ok: 0, failed: 1, sandbox: true },
    ],
  });
  const kept = await db.selectFrom('serviceCalls').select('hour').where('tenantId', '=', 'northlight').execute();
  expect(kept.map(({ hour }) => hour)).not.toContain('2026-11-18T23');
  expect(await readCalls(db, 'somebody-else', now)).toEqual({ hours: [] });
});
