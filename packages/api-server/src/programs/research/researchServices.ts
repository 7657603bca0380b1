import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { modelServices } from '@switchboard/api-contract/services/models';
import { searchServices } from '@switchboard/api-contract/services/search';
import { serviceName } from '@switchboard/api-contract/catalogue';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { ConnectionTests } from '../../connections/ConnectionTests.ts';
import { firstConnected } from '../../outside/credentials/credentials.ts';
import { modelFor } from '../../outside/models/openModel.ts';
import type { Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';

/** The search service and the language model of a research. Fails with what is missing. */
export async function openServices(context: Context, run: Run) {
  const searchService = await firstConnected(context, run.tenantId, searchServices);
  const model = await modelFor(context, run.tenantId, run);
  if (!searchService || !model)
    throw new RunFailure(missingForResearch({ search: searchService !== undefined, model: model !== undefined }));
  return { searchService, model };
}

/**
 * Which connections a research lacks, as the reason that its task fails with. Call it only when at least one is
 * missing.
 */
function missingForResearch({ search, model }: { search: boolean; model: boolean }): Fact {
  const missing = [...(search ? [] : [searchServices]), ...(model ? [] : [modelServices])];
  return { kind: 'connectEach', args: { choices: missing.map((services) => services.map(serviceName)) } };
}

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
