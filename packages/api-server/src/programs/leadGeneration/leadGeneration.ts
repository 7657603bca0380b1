import { counted } from '@switchboard/api-contract/words/say';
import { sumOfResults } from '../../attention/agentLines.ts';
import type { Program } from '../../tenants/Program.ts';
import { plainLeadCriteria } from '../../workflows/plainCriteria.ts';
import { asCriteria } from '../../workflows/readTask.ts';
import { findings } from './findings.ts';
import { readPreview } from './readPreview.ts';
import { runLeadGeneration } from './runLeadGeneration.ts';

const sinceLine: Program['sinceLine'] = (runs) => {
  const [added, updated] = [sumOfResults(runs, 'leadsFound', 'added'), sumOfResults(runs, 'leadsFound', 'updated')];
  if (added + updated === 0) return undefined;
  return { link: counted(added, 'lead'), rest: updated === 0 ? 'found' : `found, ${updated} updated` };
};

export const leadGeneration: Program = {
  run: runLeadGeneration,
  preview: readPreview,
  sinceLine,
  findings,
  readTask: asCriteria('lead-generation', {
    names: ['targetIndustries', 'companySize', 'locations', 'searchKeywords'],
    plain: plainLeadCriteria,
    whole: true,
  }),
  // Without their leads, people are found anew.
  forgetSandbox: async (trx, tenantId) => {
    await trx.deleteFrom('foundPeople').where('tenantId', '=', tenantId).where('sandbox', '=', 1).execute();
  },
};
