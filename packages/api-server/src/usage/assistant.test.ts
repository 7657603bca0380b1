import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { expect, test } from 'vitest';
import { talkingApp } from '../../test/talkingApp.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { setBudgets } from './setBudgets.ts';
import { readUsage } from './readUsage.ts';
import { reserve, settleCall } from '../outside/metering/meter.ts';

const server = talkingApp();
const context = () => ({ db: server.db, clock: server.time.clock });
const usage = (): Promise<AnswerOf<typeof endpoints.usage>> =>
  readUsage(server.db, demoTenantId, server.time.clock(), undefined);

test('what the assistant asks a model is counted, and nothing is asked once the budget is spent', async () => {
  expect(await server.ask('How are you?')).toMatchObject({ response: 'Fine.' });
  const { byAgent, byService, sandbox } = await usage();
  expect(sandbox).toBeUndefined();
  expect(byAgent).toMatchObject([{ agentId: 'assistant', name: 'Assistant', runs: 0 }]);
  expect(byService).toMatchObject([{ service: 'openai', calls: 1, unit: 'tokens' }]);

  await setBudgets(context(), demoTenantId, { currency: undefined, month: 0.01, perRun: {} });
  const atMost = [{ unit: 'searches', units: 100 }] as const;
  const call = { tenantId: demoTenantId, service: 'perplexity', sandbox: false, atMost } as const;
  await settleCall(context(), await reserve(context(), call), atMost);
  const asked = server.seen().length;
  const { response } = await server.ask('Tell me a story');
  expect(response).toMatch(/of \$0\.01 spent this month; an admin can change the budget under Profile, Usage\.$/);
  expect(server.seen()).toHaveLength(asked);
});
