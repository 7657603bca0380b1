import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { modelServices } from '@switchboard/api-contract/services/models';
import type { Context } from '../../platform/Context.ts';
import { missingForResearch } from './openServices.ts';
import { searchServices } from '@switchboard/api-contract/services/search';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { ConnectionTests } from '../../connections/ConnectionTests.ts';
import { firstConnected } from '../../outside/credentials/firstConnected.ts';

type TestAnswer = AnswerOf<typeof endpoints.testResearch>;

/**
 * Tests the search service and the language model that a research would use now. Anything not connected counts as not
 * checked.
 */
export async function testResearch(context: Context, tests: ConnectionTests, tenantId: string): Promise<TestAnswer> {
  await findAgentRow(context.db, tenantId, 'research');
  const search = await firstConnected(context, tenantId, searchServices);
  const model = await firstConnected(context, tenantId, modelServices);
  const testedAt = context.clock().toISOString();
  if (!search || !model)
    return {
      outcome: 'could-not-check',
      message: missingForResearch({ search: search !== undefined, model: model !== undefined }),
      nextStep: { kind: 'connectUnderConnections', args: {} },
      testedAt,
    };
  const results: TestAnswer[] = [];
  for (const { serviceId } of [search, model]) results.push(await tests.run(tenantId, serviceId));
  const [first, second] = results;
  const wrong =
    results.find((result) => result.outcome !== 'ok' && result.outcome !== 'shape-only') ??
    results.find((result) => result.outcome === 'shape-only');
  const latencyMs = (first?.latencyMs ?? 0) + (second?.latencyMs ?? 0);
  return (
    wrong ?? {
      outcome: 'ok',
      message: { kind: 'credentialsAccepted', args: { services: [search.name, model.name] } },
      latencyMs,
      testedAt,
    }
  );
}
