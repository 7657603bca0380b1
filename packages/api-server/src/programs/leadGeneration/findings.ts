import { findRecord } from '../../records/records.ts';
import type { Program } from '../../tenants/Program.ts';
import { mostFindings } from '../../workflows/readFindings.ts';
import { leadId } from './keepLeads.ts';

/** The people that a run of lead generation has found, with their companies; those of its day at the daily limit. */
export const findings: NonNullable<Program['findings']> = async (db, { id, tenantId, run }) => {
  const people = db
    .selectFrom('foundPeople')
    .select(['agentId', 'personId'])
    .where('tenantId', '=', tenantId)
    .where('outcome', 'in', ['added', 'updated'])
    .orderBy('personId')
    .limit(mostFindings);
  const own = await people.where('runId', '=', id).execute();
  const rows =
    own.length === 0 && run.endedBy === 'dailyLimit'
      ? await people
          .where('agentId', '=', run.agentId)
          .where('sandbox', '=', run.sandbox)
          .where('day', '=', run.startTime?.slice(0, 10) ?? '')
          .execute()
      : own;
  const leads = await Promise.all(
    rows.map(({ agentId, personId }) =>
      findRecord(db, { tenantId, agentId, collection: 'leads' }, leadId(agentId, personId)),
    ),
  );
  return leads.flatMap((lead) => (lead ? [[lead.name, lead.company].filter(Boolean).join(', ')] : []));
};
