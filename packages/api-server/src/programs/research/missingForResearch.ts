import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { modelServices } from '@switchboard/api-contract/services/models';
import { nameOf } from '../../outside/callService.ts';
import { searchServices } from '@switchboard/api-contract/services/search';

/**
 * Which connections a research lacks, as the reason that its task fails with. Call it only when at least one is
 * missing.
 */
export function missingForResearch({ search, model }: { search: boolean; model: boolean }): Fact {
  const missing = [...(search ? [] : [searchServices]), ...(model ? [] : [modelServices])];
  return { kind: 'connectEach', args: { choices: missing.map((services) => services.map(nameOf)) } };
}
