import { agentActions } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import { isSameValue } from '@switchboard/api-contract/configuration';
import { scheduleRequest } from '@switchboard/api-contract/schedules/schedule';

import * as v from 'valibot';
import { carryOutAgentAction } from '../../agents/carryOutAgentAction.ts';
import { setSchedule } from '../../agents/schedules/setSchedule.ts';
import { findSchedule, readSchedule } from '../../agents/schedules/scheduleRows.ts';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { changeRecord } from '../../records/changeRecord.ts';
import { deleteRecord } from '../../records/deleteRecord.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';

const record = { agentId: v.string(), collection: v.string(), recordId: v.string(), name: v.string() } as const;

/** How something that was done is undone; stored with its receipt. `version` is the record's since then. */
const undoing = v.variant('kind', [
  v.object({ kind: v.literal('agent'), agentId: v.string(), name: v.string(), action: v.picklist(agentActions) }),
  v.object({ kind: v.literal('added'), ...record, version: v.number() }),
  v.object({ kind: v.literal('changed'), ...record, version: v.number(), values: v.record(v.string(), v.unknown()) }),
  v.object({
    kind: v.literal('schedule'),
    agentId: v.string(),
    name: v.string(),
    before: scheduleRequest,
    after: scheduleRequest,
  }),
  v.object({ kind: v.literal('reply'), ...record }),
]);
export type Undo = v.InferOutput<typeof undoing>;

/** Undoes it and says so. Refuses where it is too late, in words. */
export async function undo(context: Context, member: Member, stored: Undo): Promise<string> {
  const one = v.parse(undoing, stored);
  const { tenantId } = member;
  try {
    switch (one.kind) {
      case 'agent':
        await carryOutAgentAction(context, tenantId, one.agentId, one.action, member.name);
        break;
      case 'added':
        await deleteRecord(context, member, one, one.version);
        break;
      case 'changed':
        await changeRecord(context, member, one, { ...one.values, version: one.version });
        break;
      case 'schedule':
        await undoSchedule(context, member, one);
        break;
      case 'reply': {
        const { listType } = await findAgentRow(context.db, tenantId, one.agentId);
        await context.programOf(listType).replies?.takeBack(context, member, one);
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw tooLate(error, one.name);
    throw error;
  }
  return told[one.kind](one.name);
}

const told: Readonly<Record<Undo['kind'], (name: string) => string>> = {
  agent: (name) => `Undone: ${name} is as before.`,
  added: (name) => `Undone: ${name} is deleted again.`,
  changed: (name) => `Undone: ${name} is as before.`,
  schedule: (name) => `Undone: ${name} has its former schedule.`,
  reply: (name) => `Undone: the reply to ${name} is thrown away.`,
};

/** What a service refuses is a conflict here: what was done can't be undone any more. */
function tooLate({ kind, message }: Refusal, name: string): Refusal {
  if (kind === 'missing') return new Refusal('conflict', `${name} is gone. Nothing was undone.`);
  const changed = message === messages.recordChanged;
  return new Refusal(
    'conflict',
    changed ? `${name} has changed since. Nothing was undone.` : `${message}. Nothing was undone.`,
  );
}

async function undoSchedule(
  context: Context,
  member: Member,
  { agentId, name, before, after }: Extract<Undo, { kind: 'schedule' }>,
): Promise<void> {
  const row = await findSchedule(context.db, { tenantId: member.tenantId, id: agentId });
  if (!isSameValue(row ? readSchedule(row) : { kind: 'off' }, after))
    throw new Refusal('conflict', `The schedule of ${name} has changed since`);
  await setSchedule(context, member, agentId, before);
}
