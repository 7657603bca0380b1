import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';

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
