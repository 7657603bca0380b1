import { counted } from '@switchboard/api-contract/words/say';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { previewOf } from '@switchboard/api-contract/runs/previewOf';
import { sumOfResults } from '../../attention/readSince.ts';
import type { Program } from '../../tenants/Program.ts';
import { plainLeadCriteria } from '../../workflows/taskRules.ts';
import { readAsCriteria } from '../../workflows/readTask.ts';
import { runLeadGeneration } from './runLeadGeneration.ts';
import type { ReadPreview } from '../../runs/readPreview.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { apolloAccess } from './apollo.ts';
import { remainingToday } from './foundPeople.ts';
import { readSearch, searchKeyOf } from './searchProgress.ts';
import { findRecord } from '../../records/records.ts';
import { leadId } from './writeLeads.ts';

/** The people that a run of lead generation has found, with their companies; those of its day at the daily limit. */
const findings: NonNullable<Program['findings']> = async (db, { tenantId, agentId, id, ...run }, most) => {
  const people = db
    .selectFrom('foundPeople')
    .select('personId')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('outcome', 'in', ['added', 'updated'])
    .orderBy('personId')
    .limit(most);
  const own = await people.where('runId', '=', id).execute();
  const rows =
    own.length === 0 && run.endedBy === 'dailyLimit'
      ? await people
          .where('sandbox', '=', run.sandbox)
          .where('day', '=', run.startTime?.slice(0, 10) ?? '')
          .execute()
      : own;
  const leads = await Promise.all(
    rows.map(({ personId }) => findRecord(db, { tenantId, agentId, collection: 'leads' }, leadId(agentId, personId))),
  );
  return leads.flatMap((lead) => (lead ? [[lead.name, lead.company].filter(Boolean).join(', ')] : []));
};

/** What is left of the day, and whether the criteria are new. */
const readPreview: ReadPreview = async (context, agent) => {
  const { db, clock } = context;
  const { tenantId } = agent;
  const { customSettings } = storedConfiguration(agent);
  const inSandbox = (await apolloAccess(context, { tenantId, agent }))?.sandboxKey !== undefined;
  const place = searchKeyOf({ tenantId, agent, origin: { sandbox: inSandbox } });
  const before = (await readSearch(db, place))?.criteria;
  const day = clock().toISOString().slice(0, 10);
  const perDay = leadGenerationSettings.read(customSettings).maxLeadsPerDay;
  const left = await remainingToday(db, { ...place, day, perDay });
  return previewOf({ slug: 'lead-generation', customSettings, before, left });
};

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
  readTask: readAsCriteria('lead-generation', {
    names: ['targetIndustries', 'companySize', 'locations', 'searchKeywords'],
    plain: plainLeadCriteria,
    whole: true,
  }),
  // The leads of the sandbox are gone, so its people may be found again.
  forgetSandbox: async (trx, tenantId) => {
    await trx.deleteFrom('foundPeople').where('tenantId', '=', tenantId).where('sandbox', '=', 1).execute();
  },
};
