import { serviceName } from '@switchboard/api-contract/catalogue';
import { searchServices } from '@switchboard/api-contract/services/search';
import type { Context } from '../../platform/Context.ts';
import { modelFor } from '../../outside/models/modelFor.ts';
import { firstConnected } from '../../outside/credentials/firstConnected.ts';
import type { Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { modelServices } from '@switchboard/api-contract/services/models';

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
export function missingForResearch({ search, model }: { search: boolean; model: boolean }): Fact {
  const missing = [...(search ? [] : [searchServices]), ...(model ? [] : [modelServices])];
  return { kind: 'connectEach', args: { choices: missing.map((services) => services.map(serviceName)) } };
}
