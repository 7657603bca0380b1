import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { modelServices } from '../models/TenantModel.ts';
import { nameOf } from './callService.ts';
import { searchServices } from './search.ts';

/** What a research lacks, and its task fails with; call it where at least one is missing. */
export function missingForResearch({ search, model }: { search: boolean; model: boolean }): Fact {
  const missing = [...(search ? [] : [searchServices]), ...(model ? [] : [modelServices])];
  return { kind: 'connectEach', args: { choices: missing.map((services) => services.map(nameOf)) } };
}
