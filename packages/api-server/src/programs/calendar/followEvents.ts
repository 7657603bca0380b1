import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import { changedBodyOf, googleIdOf, isAtGoogle } from './google/googleEvent.ts';
import { openGoogleEvents, type GoogleEvents } from './google/googleEvents.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import { refuseSandboxMismatch } from '../../outside/sandbox/Sandboxes.ts';
import { type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import type { RecordOf } from '../../records/collections.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { callerFor } from '../../outside/Caller.ts';
import { sendEvent } from './sendEvent.ts';

type Event = RecordOf<'events'>;
/** Where an event is changed, or why it can't be reached. */
type Reached = { readonly google: GoogleEvents } | { readonly reason: RunFailure['reason'] };

/**
 * Brings what a member does to events at Google Calendar there, where the guests are told. Where the calendar can't be
 * reached any more, because it was disconnected, an edit stays here and the event says so.
 */
export function followEvents(context: Context, agent: AgentRow) {
  const { tenantId } = agent;
  const settings = calendarSettings.read(storedConfiguration(agent).customSettings);
  const opened = new Map<boolean, Promise<Reached>>();
  const open = async (event: Event): Promise<Reached> => {
    if (!settings.googleCalendarSync) return { reason: { kind: 'calendarSyncOff', args: {} } };
    const account = await googleAccountOf(context, tenantId, ['google-calendar']);
    if (!account) return { reason: { kind: 'connectAccount', args: { services: ['Google Calendar'] } } };
    try {
      refuseSandboxMismatch(context, { tenantId, ...account }, event.sandbox === true);
    } catch (error) {
      if (error instanceof RunFailure) return { reason: error.reason };
      throw error;
    }
    return { google: await openGoogleEvents(context, callerFor({ tenantId, id: event.id }), account) };
  };
  /** Signs in once for the events of the sandbox, and once for all others. */
  const reach = (event: Event): Promise<Reached> => {
    const side = event.sandbox === true;
    const reached = opened.get(side) ?? open(event);
    opened.set(side, reached);
    return reached;
  };
  const follow = async (event: Event, act: (google: GoogleEvents) => Promise<unknown>): Promise<Fact | undefined> => {
    if (!isAtGoogle(event)) return undefined;
    try {
      const reached = await reach(event);
      if ('reason' in reached) return { kind: 'keptNotSent', args: { reason: reached.reason } };
      await act(reached.google);
      return undefined;
    } catch (error) {
      throw error instanceof RunFailure ? new Refusal('conflict', wordsOf(error.reason)) : error;
    }
  };
  return {
    added: ({ id }: Event) => sendEvent(context, tenantId, id),
    async edit(before: Event, after: Event, changed: readonly string[]) {
      const own = [...new Set([...(before.edited ?? []), ...changed])];
      const { body, fields } = changedBodyOf(after, own, settings);
      if (!isAtGoogle(before) || fields.length === 0) return {};
      const unsent = await follow(before, (google) => google.patch(googleIdOf(before.id), body));
      if (unsent) return { unsent };
      // Google has them: what is changed there later is newer.
      const left = own.filter((field) => !fields.includes(field));
      return { unsent: undefined, edited: left.length > 0 ? left : undefined };
    },
    async remove(event: Event) {
      await follow(event, (google) => google.remove(googleIdOf(event.id)).catch(unlessGone));
    },
    async restore(event: Event) {
      await follow(event, (google) => google.patch(googleIdOf(event.id), { status: 'confirmed' }));
    },
  };
}

/** An event that is gone at Google need not be removed there. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof RunFailure && typeof error.reason !== 'string' && error.reason.kind === 'eventGone';
  if (!isGone) throw error;
}
