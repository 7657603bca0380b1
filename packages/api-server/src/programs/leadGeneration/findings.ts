import { findRecord } from '../../records/records.ts';
import type { Program } from '../../tenants/Program.ts';
import { leadId } from './writeLeads.ts';

/** The people that a run of lead generation has found, with their companies; those of its day at the daily limit. */
export const findings: NonNullable<Program['findings']> = async (db, { tenantId, agentId, id, ...run }, most) => {
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
