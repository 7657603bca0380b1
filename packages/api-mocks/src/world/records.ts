import { agentOf } from '@switchboard/api-contract/agents/all';
import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import { agentSlugs, agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import {
  exportTypes,
  type BulkRequest,
  type exportRequest,
  type RecordPatch,
} from '@switchboard/api-contract/records/calls';
import { changesBetween, conflictsOf, editProblems, editRecord } from '@switchboard/api-contract/records/edit';
import { exportCells, exportFields, exportParts } from '@switchboard/api-contract/records/exportFile';
import {
  selectionOf,
  type exportQuery,
  type listQuery,
  type ListQuery,
} from '@switchboard/api-contract/records/listQuery';
import { selectRecords } from '@switchboard/api-contract/records/select';
import type { InferOutput } from 'valibot';
import { sessionAnswer } from '../builders/auth.ts';
import type { SentFile } from '../Call.ts';
import { acceptQuery, Refusal } from './Refusal.ts';

type Calls = typeof endpoints;
type RecordAnswer = AnswerOf<Calls['changeRecord']>;
type History = AnswerOf<Calls['recordHistory']>;

interface Parts {
  readonly clock: () => Date;
  readonly detailOf: (key: string) => { readonly id?: string | undefined; readonly type?: string | null | undefined };
}

/** Which collection of which agent, and for most calls which of its records. */
export interface CollectionPath {
  readonly agentId: string;
  readonly collection: string;
}
export interface RecordPath extends CollectionPath {
  readonly recordId: string;
}

/** What a list of a page holds: the records as they were made, the newest first. */
export type ReadList = (slug: AgentSlug, collection: string) => readonly { readonly id: string }[];

/** What members changed about records, and the calls that do so. */
export function createRecords({ clock, detailOf }: Parts) {
  const changed = new Map<string, RecordAnswer>();
  const deleted = new Map<string, string>();
  const histories = new Map<string, History['changes']>();
  /** Records as they were, by id and version. */
  const earlier = new Map<string, RecordAnswer>();
  const beganAt = clock().toISOString();
  const by = sessionAnswer().user?.name ?? '';
  let listOf: ReadList = () => [];

  const shown = (record: { readonly id: string }): RecordAnswer => ({
    version: 1,
    updatedAt: beganAt,
    ...record,
    ...changed.get(record.id),
    ...(deleted.has(record.id) && { deletedAt: deleted.get(record.id) }),
  });

  const find = ({ agentId, collection }: CollectionPath): { definition: Collection; records: RecordAnswer[] } => {
    const { id, type } = detailOf(agentId);
    const entry =
      agentTable.find((one) => one.id === id) ??
      agentTable.find(({ listType, detailType }) => [listType, detailType].some((word) => word === type));
    const slug = agentSlugs.find((one) => one === entry?.slug);
    const definition = slug && agentOf(slug).records[collection];
    if (!slug || !definition) throw new Refusal(404, `This agent has no collection ${collection}`);
    return { definition, records: entry?.id === id ? listOf(slug, collection).map(shown) : [] };
  };
  const missing = ({ one }: Collection, id: string) => new Refusal(404, `${one} ${id} does not exist`);
  const hold = (asked: CollectionPath, recordId: string) => {
    const { definition, records } = find(asked);
    const record = records.find(({ id }) => id === recordId);
    if (!record) throw missing(definition, recordId);
    earlier.set(`${recordId} ${record.version}`, record);
    return { definition, record, isDeleted: deleted.has(recordId) };
  };
  type Held = ReturnType<typeof hold>;

  const check = ({ definition, record }: Held, version: number | undefined, given = {}): void => {
    if (version === undefined || version === record.version) return;
    const before = earlier.get(`${record.id} ${version}`);
    const conflicts = conflictsOf(definition, record, given, before && changesBetween(before, record));
    throw new Refusal(409, messages.recordChanged, { conflicts, theirs: record });
  };
  const save = (record: RecordAnswer): RecordAnswer => {
    const { deletedAt: _, ...fields } = record;
    const saved = { ...fields, version: record.version + 1, updatedAt: clock().toISOString() } as RecordAnswer;
    changed.set(record.id, saved);
    return saved;
  };
  const edit = ({ definition, record, isDeleted }: Held, given: Readonly<Record<string, unknown>>): RecordAnswer => {
    if (isDeleted) throw missing(definition, record.id);
    const at = clock().toISOString();
    const edited = editRecord(definition, record, given, at);
    if ('fields' in edited)
      throw new Refusal(422, Object.values(edited.fields)[0] ?? 'A field is wrong', { fields: edited.fields });
    if (edited.changes.length === 0) return record;
    const before = histories.get(record.id) ?? [];
    const now = edited.changes.map((change) => ({ at, by, ...change }));
    histories.set(record.id, [...now, ...before].slice(0, limits.records.history));
    return save(edited.record);
  };
  const remove = ({ definition, record, isDeleted }: Held): void => {
    if (definition.staysPut) throw new Refusal(409, messages.recordStays);
    if (isDeleted) throw missing(definition, record.id);
    const reason = definition.heldBy?.(record as never);
    if (reason !== undefined) throw new Refusal(409, reason);
    save(record);
    deleted.set(record.id, clock().toISOString());
  };
  const restore = ({ record, isDeleted }: Held): RecordAnswer => {
    if (!isDeleted) return record;
    deleted.delete(record.id);
    return save(record);
  };

  const select = (definition: Collection, records: readonly RecordAnswer[], query: ListQuery) => {
    const listed = records.filter(({ id }) => deleted.has(id) === query.deleted);
    // The newest come first in every list.
    const last = listed.length;
    const items = listed.map((record, index) => ({ record, at: String(last - index).padStart(9, '0') }));
    return selectRecords(definition, items, query);
  };

  return {
    /** Says where the lists come from. */
    readFrom: (lists: ReadList): void => {
      listOf = lists;
    },
    /** A list as members left it. */
    kept: (records: readonly { readonly id: string }[]): RecordAnswer[] =>
      records.filter(({ id }) => !deleted.has(id)).map(shown),
    read: (asked: RecordPath): RecordAnswer => hold(asked, asked.recordId).record,
    list(asked: CollectionPath, { limit, ...query }: InferOutput<typeof listQuery>): AnswerOf<Calls['listRecords']> {
      const { definition, records } = find(asked);
      return select(definition, records, { limit, ...acceptQuery(selectionOf(definition, query)) });
    },
    /** A file, all at once. */
    async export(
      asked: CollectionPath,
      { format, ids, zone }: InferOutput<typeof exportRequest>,
      query: InferOutput<typeof exportQuery>,
    ): Promise<SentFile> {
      const { definition, records } = find(asked);
      const selection = { ...acceptQuery(selectionOf(definition, query)), ids };
      const { items } = select(definition, records, { ...selection, limit: records.length });
      if (format === 'xlsx') {
        const { toWorkbook } = await import('@switchboard/api-contract/records/workbook');
        const heads = exportFields(definition);
        async function* rows() {
          yield items.map((record) => exportCells(heads, record));
        }
        const text = await toWorkbook({ title: asked.collection, heads, zone, now: clock() }, rows());
        return { type: exportTypes.xlsx, text: text as Uint8Array<ArrayBuffer> };
      }
      const { begin, line, end } = exportParts(definition, format);
      const lines = items.map((record, index) => line(record, index === 0));
      return { type: exportTypes[format], text: [begin, ...lines, end].join('') };
    },
    change(asked: RecordPath, { version, ...given }: RecordPatch): RecordAnswer {
      const held = hold(asked, asked.recordId);
      if (held.isDeleted) throw missing(held.definition, asked.recordId);
      check(held, version, given);
      return edit(held, given);
    },
    remove(asked: RecordPath, version: number | undefined): { ok: true } {
      const held = hold(asked, asked.recordId);
      if (!held.isDeleted) check(held, version);
      remove(held);
      return { ok: true };
    },
    restore: (asked: RecordPath): RecordAnswer => restore(hold(asked, asked.recordId)),
    changeMany(asked: CollectionPath, request: BulkRequest): AnswerOf<Calls['changeRecords']> {
      const { definition } = find(asked);
      const fields = request.action === 'status' ? editProblems(definition, { status: request.status }) : undefined;
      if (fields) throw new Refusal(422, fields['status'] ?? 'Choose a status', { fields });
      const ids = [...new Set(request.ids)];
      const refused = ids.flatMap((id) => {
        try {
          const held = hold(asked, id);
          if (request.action === 'status') edit(held, { status: request.status });
          else if (request.action === 'delete') remove(held);
          else restore(held);
          return [];
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return [{ id, error: error.message }];
        }
      });
      return { done: ids.length - refused.length, refused };
    },
    history(asked: RecordPath): History {
      const { record } = hold(asked, asked.recordId);
      const changes = histories.get(record.id) ?? [];
      return { from: { at: beganAt, ...(record.id.startsWith('own-') && { by }) }, changes };
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
