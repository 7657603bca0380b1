import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import { refuseSandboxMismatch } from '../../outside/sandbox/Sandboxes.ts';
import type { Caller } from '../../outside/Caller.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { openGoogleEvents, type GoogleEvents } from './google/googleEvents.ts';

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

/** The calendar in which something is done for a member. What came from the sandbox reaches no real one. */
export async function openForAction(context: Context, caller: Caller, sandbox: boolean): Promise<GoogleEvents> {
  const { tenantId } = caller;
  const account = await googleAccountOf(context, tenantId, ['google-calendar']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Google Calendar'] } });
  refuseSandboxMismatch(context, { tenantId, ...account }, sandbox);
  return openGoogleEvents(context, caller, account);
}
