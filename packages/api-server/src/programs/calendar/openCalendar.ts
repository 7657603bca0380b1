import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { Caller } from '../../outside/callService.ts';
import type { RunLog } from '../../outside/RunLog.ts';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';

/** A member's own press has no run that could tell of it. */
const untold: RunLog = { add: () => {}, progress: () => {}, keep: () => Promise.resolve() };

/**
 * The calendar agent of a tenant: its settings, where its events are, and its account at Google, unless the sync is
 * off.
 */
export async function openCalendar(context: Context, tenantId: string) {
  const row = await findAgentRow(context.db, tenantId, 'calendar');
  const settings = calendarSettings.read(storedConfiguration(row).customSettings);
  const account = settings.googleCalendarSync
    ? await googleAccountOf(context, tenantId, ['google-calendar'])
    : undefined;
  return {
    settings,
    place: { tenantId, agentId: row.id, collection: 'events' } as const,
    account,
  };
}

/** Calls services for something that a member does to a record. */
export const callerFor = (tenantId: string, recordId: string): Caller => ({
  id: recordId,
  tenantId,
  signal: new AbortController().signal,
  log: untold,
  origin: { sandbox: false },
});
