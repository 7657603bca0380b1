import { limits } from '@switchboard/api-contract/limits';
import type { BulkAnswer } from '@switchboard/api-contract/records/calls';
import { useState } from 'react';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { LiveRecord } from './LiveRecord.tsx';
import { RefusedRecords } from '../SelectionBar/RefusedRecords.tsx';
import { SelectionBar, type BulkAction } from '../SelectionBar/SelectionBar.tsx';
import { exportRecords } from './exportRecords.ts';
import { LiveList, type LiveListProps } from './LiveList.tsx';
import { nameOf } from './nameOf.ts';
import { useFold } from './useFold.ts';
import { useSelection } from './useSelection.tsx';

export type LiveRowsProps<R extends { readonly id: string }> = Omit<LiveListProps<R>, 'fold' | 'selection' | 'onOpen'>;

const versionOf = (row: object): number => ('version' in row && typeof row.version === 'number' ? row.version : 0);

/** A record as it is listed, or as it was written since: that may take it off a filtered list. */
function newest<R extends { readonly id: string }>(row: R, listed: readonly R[], written: R | undefined): R {
  const found = listed.find(({ id }) => id === row.id);
  if (written?.id !== row.id) return found ?? row;
  return found && versionOf(found) >= versionOf(written) ? found : written;
}

/** The rows that the server pages, with their checkboxes, what can be done with the selected ones, and the open one. */
export function LiveRows<R extends { readonly id: string }>(props: LiveRowsProps<R>) {
  const { kind, live, found, rows, query, prefix = '', exported, extraActions, now } = props;
  const deleted = query[`${prefix}deleted`] === 'true';
  const [detail, setDetail] = useState<R>();
  const scope = JSON.stringify([found.search, found.filters, deleted]);
  const fold = useFold(found.rows, props);
  const selection = useSelection({ kind, rows: fold.shown, scope });
  const [refused, setRefused] = useState<{ answer: BulkAnswer; of: ReadonlyMap<string, R> }>();
  const { id, onOpen, draft, written } = live.opened;

  // After a reload, or by a link, the record of the address is open.
  const [named, setNamed] = useState<string>();
  const linked = id === undefined ? undefined : (rows.items.find((each) => each.id === id) ?? draft?.base);
  if (id !== named && (id === undefined || linked)) {
    setNamed(id);
    setDetail(detail ?? linked);
  }
  const close = () => {
    setDetail(undefined);
    onOpen(undefined);
  };
  const act = async (action: BulkAction) => {
    const ids = [...selection.ids];
    const outcome = await live.onBulk(
      typeof action === 'string' ? { ids, action } : { ids, action: 'status', status: action.status },
    );
    if (outcome.kind !== 'done') return;
    if (outcome.value.refused.length > 0) setRefused({ answer: outcome.value, of: selection.rows });
    selection.clear();
  };
  const record = detail && newest(detail, rows.items, written);
  const chosen = rows.items.filter((row) => selection.ids.has(row.id));
  return (
    <>
      <Stack role="presentation" onKeyDown={selection.onKeyDown}>
        <LiveList
          {...props}
          fold={fold}
          selection={selection}
          onOpen={(row) => {
            setDetail(row);
            onOpen(row.id);
          }}
        />
        {selection.rows.size > 0 ? (
          <SelectionBar
            selected={selection.rows.size}
            total={rows.total}
            many={kind.many}
            statuses={kind.statuses ?? []}
            deleted={deleted}
            extraActions={extraActions?.(chosen, 'sm')}
            onClear={selection.clear}
            onSelectAll={async () => {
              const all = await live.readAll(limits.records.bulk);
              if (all) selection.select(all);
            }}
            onAct={act}
            onExport={
              exported &&
              ((format) =>
                exported.onExport(exportRecords(kind, format, [...selection.rows.values()], exported.slug, now)))
            }
          />
        ) : null}
      </Stack>
      {record ? (
        <LiveRecord
          kind={kind}
          record={record}
          live={live}
          extraActions={extraActions?.([record])}
          now={now}
          onClose={close}
        />
      ) : null}
      {refused ? (
        <RefusedRecords
          answer={refused.answer}
          many={kind.many}
          nameOf={(each) => {
            const row = refused.of.get(each);
            return row === undefined ? each : nameOf(kind, row);
          }}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
    </>
  );
}
