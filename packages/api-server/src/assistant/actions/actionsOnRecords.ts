import { agentOf } from '@switchboard/api-contract/agents/all';
import { editProblems } from '@switchboard/api-contract/records/edit';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import * as v from 'valibot';
import { auditText } from '../../audit/writeAudit.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { readOrRefuse, Refusal } from '../../platform/Refusal.ts';
import { addRecord } from '../../records/addRecord.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import { changeRecord, readRecordToChange } from '../../records/changeRecord.ts';
import type { AnyRecord } from '../../records/describeRecords.ts';
import { findCollection, type FoundCollection } from '../../records/findCollection.ts';
import { entryOf } from '../../tenants/agentRows.ts';
import type { Context } from '../../platform/Context.ts';
import { fieldWords, listed, quoted } from '../reader/words.ts';
import { defineAction } from './defineAction.ts';

type Values = Readonly<Record<string, unknown>>;

const longestShown = 200;

const shown = (value: unknown): string => {
  const text = auditText(value);
  return text === undefined ? 'nothing' : quoted(text, longestShown);
};

/** How the collection adds a record by hand. Refuses where members can't. */
function findCreation({ agent, definition, place }: FoundCollection) {
  const slug = entryOf(agent.id)?.slug;
  const buildRecord = slug && agentOf(slug).buildRecord?.[place.collection];
  if (!slug || !buildRecord || !definition.create)
    throw new Refusal('conflict', `A ${definition.one} can’t be added to ${agent.name} by hand`);
  return { slug, buildRecord, create: definition.create, one: definition.one, collection: place.collection };
}

const added = v.object({
  agentId: v.string(),
  collection: v.string(),
  one: v.string(),
  values: v.record(v.string(), v.unknown()),
});

/** The action that adds a record with these values. Refuses them with `fields`, and a collection to which nobody adds. */
export function addRecordArgs(found: FoundCollection, values: Values): v.InferOutput<typeof added> {
  const { create, one, collection } = findCreation(found);
  readBody(create, values);
  return { agentId: found.agent.id, collection, one, values: { ...values } };
}

const addRecordAction = defineAction({
  args: added,
  right: 'work',
  question: ({ one, values }) => {
    const name = nameOfRecord(values);
    const rest = Object.entries(values).flatMap(([field, value]) => {
      const text = auditText(value);
      return text === undefined || text === name ? [] : [`${fieldWords(field)} ${shown(value)}`];
    });
    const details = rest.length > 0 ? ` (${rest.join(', ')})` : '';
    const { attendees } = values;
    const guests =
      Array.isArray(attendees) && attendees.length > 0
        ? ` and invite ${counted(attendees.length, 'person', 'people')}`
        : '';
    return ['add', `the ${one} ${shown(name)}${details}${guests}`];
  },
  canUndo: true,
  agent: ({ agentId }) => agentId,
  change: {
    show: ({ agentId, collection, values }) => ({ form: 'record', agentId, collection, values }),
    take: async ({ db }, { tenantId }, args, values) => addRecordArgs(await findCollection(db, tenantId, args), values),
  },
  carryOut: async (context, member, args) => {
    const { agentId, collection } = args;
    const { create, ...kind } = findCreation(await findCollection(context.db, member.tenantId, args));
    const body = readBody(create, args.values);
    const { id: recordId, version } = (await addRecord(context, member, kind, body)) as AnyRecord;
    const name = nameOfRecord(args.values) ?? `the ${kind.one}`;
    return {
      text: `${name} is added.`,
      to: addresses.agent(agentId),
      undoing: { kind: 'added', agentId, collection, recordId, name, version },
    };
  },
});

const changed = v.object({
  agentId: v.string(),
  collection: v.string(),
  recordId: v.string(),
  one: v.string(),
  name: v.string(),
  version: v.number(),
  /** The fields that members may change, as they are. */
  before: v.record(v.string(), v.unknown()),
  /** Those that would change. */
  values: v.record(v.string(), v.unknown()),
});
type Changed = v.InferOutput<typeof changed>;

const fieldsOf = ({ definition }: FoundCollection): readonly string[] => {
  const entries = (definition.edits as { readonly entries?: object } | undefined)?.entries;
  return Object.keys(entries ?? {});
};

/** The action that changes these fields of a record. Refuses them with `fields`, and what changes nothing. */
export function changeRecordArgs(found: FoundCollection, record: AnyRecord, values: Values): Changed {
  const { definition, agent, place } = found;
  const before = Object.fromEntries(fieldsOf(found).map((field) => [field, record[field] ?? '']));
  const others = Object.entries(values).filter(([field, value]) => auditText(value) !== auditText(before[field]));
  const problems = editProblems(definition, Object.fromEntries(others));
  if (problems) readOrRefuse({ fields: problems });
  if (others.length === 0)
    throw new Refusal('conflict', `${nameOfRecord(record) ?? `The ${definition.one}`} has these values already`);
  return {
    agentId: agent.id,
    collection: place.collection,
    recordId: record.id,
    one: definition.one,
    name: nameOfRecord(record) ?? record.id,
    version: record.version,
    before,
    values: Object.fromEntries(others),
  };
}

/** A record that is there. */
async function findExistingRecord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  found: FoundCollection,
  recordId: string,
): Promise<AnyRecord> {
  const { record, deletedAt } = await readRecordToChange(db, found, { recordId, at: clock().toISOString() });
  if (deletedAt !== null) throw new Refusal('missing', `The ${found.definition.one} was deleted`);
  return record;
}

const changeRecordAction = defineAction({
  args: changed,
  right: 'work',
  question: ({ one, name, before, values }) => {
    const fields = Object.entries(values).map(
      ([field, value]) => `${fieldWords(field)} from ${shown(before[field])} to ${shown(value)}`,
    );
    return ['change', `the ${one} ${shown(name)}: ${listed(fields)}`];
  },
  canUndo: true,
  agent: ({ agentId }) => agentId,
  change: {
    show: ({ agentId, collection, recordId, before, values }) => ({
      form: 'record',
      agentId,
      collection,
      recordId,
      values: Object.fromEntries(Object.entries({ ...before, ...values }).filter(([, value]) => value !== '')),
    }),
    take: async (context, { tenantId }, args, values) => {
      const found = await findCollection(context.db, tenantId, args);
      return changeRecordArgs(found, await findExistingRecord(context, found, args.recordId), {
        ...args.values,
        ...values,
      });
    },
  },
  carryOut: async (context, member, args) => {
    const { agentId, collection, recordId, name, before, values } = args;
    const { version } = await changeRecord(context, member, args, { ...values, version: args.version });
    const former = Object.fromEntries(Object.keys(values).map((field) => [field, before[field]]));
    return {
      text: `${name} is changed.`,
      to: addresses.agent(agentId),
      undoing: { kind: 'changed', agentId, collection, recordId, name, version, values: former },
    };
  },
});

export const actionsOnRecords = { addRecord: addRecordAction, changeRecord: changeRecordAction } as const;
