import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import { readQuery } from '@switchboard/api-contract/endpoints/readQuery';
import type { BulkRequest, RecordHistory } from '@switchboard/api-contract/records/calls';
import { listQuery, selectionOf } from '@switchboard/api-contract/records/listQuery';
import { selectRecords } from '@switchboard/api-contract/records/select';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { RecordsControl } from '../../src/blocks/records/RecordsSection/recordsControl.ts';
import { dataOf, ready } from '../../src/format/viewState.ts';
import { done } from '../format/outcomes.ts';

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
  readonly deletedAt?: string | undefined;
}

const at = (minutes: number) => new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();

/** Found by a run, then qualified by one and corrected by a member. */
export const history: RecordHistory = {
  from: { service: 'apollo', runId: 'run-800', at: at(98), by: undefined },
  changes: [
    {
      at: at(16),
      by: 'Ada Brandt',
      runId: undefined,
      field: 'title',
      old: 'Logistics Manager',
      new: 'Head of Cold Chain',
    },
    { at: at(98), by: undefined, runId: 'run-800', field: 'status', old: 'new', new: 'qualified' },
  ],
};

/** Records of which all have been read, with spies that succeed. */
export const recordsArgs = <Row extends Stored>(
  items: readonly Row[],
  opened: Partial<RecordsControl<Row>['opened']> = {},
): RecordsControl<Row> => ({
  list: ready({ items, leftOut: 0, total: items.length }),
  deleted: 0,
  readAll: fn(async (limit = items.length) => items.slice(0, limit)),
  onBulk: fn(async ({ ids }: BulkRequest) => ({ kind: 'done' as const, value: { done: ids.length, refused: [] } })),
  opened: {
    onOpen: fn(),
    history: ready(history),
    runHref: (runId) => `/agent/a?tab=executions&run=${runId}`,
    onDraftChange: fn(),
    onSave: fn(async () => done),
    ...opened,
  },
});

/** The same, kept as the app and the server do: listed as the address says, with what members change. */
export function useStoredRecords<Row extends Stored>(
  given: RecordsControl<Row>,
  definition: Collection,
  query: Readonly<Record<string, string>>,
  prefix = '',
): RecordsControl<Row> {
  const [stored, setStored] = useState<readonly Row[]>(() => dataOf(given.list)?.items ?? []);
  const [id, setId] = useState(given.opened.id);
  const [draft, setDraft] = useState(given.opened.draft);
  const change = (ids: readonly string[], of: (row: Row) => Partial<Stored>) =>
    setStored((before) => before.map((row) => (ids.includes(row.id) ? { ...row, ...of(row) } : row)));

  const names = ['search', 'sort', 'deleted', ...definition.filters];
  const asked = Object.fromEntries(
    names.flatMap((name) => {
      const value = query[`${prefix}${name}`];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const read = readQuery(listQuery, asked);
  const wanted = 'fields' in read ? read : selectionOf(definition, read.query);
  const isDeleted = ({ deletedAt }: Row) => deletedAt !== undefined;
  const listed = stored.filter((row) => isDeleted(row) === (asked['deleted'] === 'true'));
  const page =
    'fields' in wanted
      ? { items: [], total: 0 }
      : selectRecords(
          definition,
          listed.map((record, index) => ({ record, at: String(1_000_000 - index).padStart(9, '0') })),
          { ...wanted, limit: stored.length },
        );
  const total = Math.max(page.total, (dataOf(given.list)?.total ?? 0) - stored.length + page.total);
  return {
    ...given,
    list: given.list.status === 'ready' ? ready({ items: page.items, leftOut: 0, total }) : given.list,
    deleted: Math.max(given.deleted, stored.filter(isDeleted).length),
    onBulk: async (request) => {
      const outcome = await given.onBulk(request);
      const { action, ids } = request;
      if (outcome.kind === 'done') {
        const kept = ids.filter((each) => outcome.value.refused.every((one) => one.id !== each));
        if (action === 'status') change(kept, () => ({ status: request.status }) as Partial<Stored>);
        else change(kept, () => ({ deletedAt: action === 'delete' ? at(0) : undefined }));
      }
      return outcome;
    },
    opened: {
      ...given.opened,
      id,
      draft,
      onOpen: (next) => {
        given.opened.onOpen(next);
        setId(next);
      },
      onDraftChange: (next) => {
        given.opened.onDraftChange(next);
        setDraft(next);
      },
      onSave: async (base, fields) => {
        const outcome = await given.opened.onSave(base, fields);
        if (outcome.kind === 'done') change([base.id], () => fields);
        return outcome;
      },
    },
  };
}
