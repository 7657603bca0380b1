import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import type { BulkRequest, RecordHistory } from '@switchboard/api-contract/records/calls';
import { noRows } from '@switchboard/api-contract/wire';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import type { RecordsControl } from '../../src/blocks/records/RecordsSection/RecordsSectionProps.ts';
import { useRecordsInMemory } from '../../src/blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf, ready } from '../../src/format/viewState.ts';
import { done } from '../format/outcomes.ts';

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
  readonly deletedAt?: string | undefined;
}

const isDeleted = ({ deletedAt }: Stored) => deletedAt !== undefined;

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

/** Records with all that members do with them. */
type Kept<Row> = Required<Pick<RecordsControl<Row>, 'opened' | 'onBulk'>> & RecordsControl<Row>;

/** Records of which all have been read, with spies that succeed. */
export const recordsArgs = <Row extends Stored>(
  items: readonly Row[],
  opened: Partial<Kept<Row>['opened']> = {},
): Kept<Row> => ({
  list: ready({ items, leftOut: 0, total: items.length }),
  deleted: 0,
  readFirst: fn(async (limit: number) => items.slice(0, limit)),
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
  given: Kept<Row>,
  definition: Collection,
  query: Readonly<Record<string, string>>,
  prefix = '',
): RecordsControl<Row> {
  const [stored, setStored] = useState<readonly Row[]>(() => dataOf(given.list)?.items ?? []);
  const [id, setId] = useState(given.opened.id);
  const [draft, setDraft] = useState(given.opened.draft);
  const change = (ids: readonly string[], of: (row: Row) => Partial<Stored>) =>
    setStored((before) => before.map((row) => (ids.includes(row.id) ? { ...row, ...of(row) } : row)));

  const wantsDeleted = query[`${prefix}deleted`] === 'true';
  const items = useMemo(() => stored.filter((row) => isDeleted(row) === wantsDeleted), [stored, wantsDeleted]);
  const selected = dataOf(useRecordsInMemory(definition, ready({ items, leftOut: 0 }), { query, prefix }).list);
  const { total: matching, ...page } = selected ?? { ...noRows, total: 0 };
  const total = Math.max(matching, (dataOf(given.list)?.total ?? 0) - stored.length + matching);
  return {
    ...given,
    list: given.list.status === 'ready' ? ready({ ...page, all: undefined, total }) : given.list,
    deleted: Math.max(given.deleted ?? 0, stored.filter(isDeleted).length),
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
      onSave: async (of, fields) => {
        const outcome = await given.opened.onSave(of, fields);
        if (outcome.kind === 'done') change([of.id], () => fields);
        return outcome;
      },
    },
  };
}
