import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import type { BulkAnswer, BulkRequest } from '@switchboard/api-contract/records/calls';
import { listParams, type ListParams } from '@switchboard/api-contract/records/listQuery';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { RecordDraft, RecordsControl } from '@switchboard/ui/blocks/records/RecordsSection';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { recordToasts, type RecordWords } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { ApiError, describeError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { refusalOf, write } from '../../api/outcomes.ts';
import { useTabDraft } from '../../hooks/useTabDraft.ts';
import { paths } from '../../paths.ts';
import { useAgentCache } from '../cachedReads.ts';
import { toViewState, useRead } from '../useRead.ts';
import { firstPageParams, readRecordPage, recordQueries, type ServerCollection } from './recordQueries.ts';
import { useRecordList } from './useRecordList.ts';

/** A text once it has not changed for `ms`, so that not every key asks the server. An empty one at once. */
function useDebounced(text: string, ms = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, settled, ms]);
  return settled;
}

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
}

/** One of an agent's collections, as its definition has it. */
export interface UseRecordsOptions<Row> {
  readonly slug: AgentSlug;
  readonly collection: string;
  readonly definition: Pick<Collection, 'one' | 'sorts' | 'filters'> & {
    readonly record: v.GenericSchema<unknown, Row>;
  };
  /** The address of the page, and what its names begin with if the page has two collections. */
  readonly query: Readonly<Record<string, string>>;
  readonly prefix?: string;
  /** How the list is sorted where the address does not say, and to which record it is read before it is shown. */
  readonly order?: { readonly sort: string; readonly reaches?: (last: Row) => boolean };
}

/** Changes fields of the record `of`. `theirs`: the newer one, if it is based on an older one. */
async function writeRecord<Row extends Stored>(
  { agentId, collection, record }: ServerCollection<Row>,
  of: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<Outcome<Row> & { readonly theirs?: Row }> {
  try {
    const value = await call(
      { ...recordEndpoints.changeRecord, response: record },
      { values: { agentId, collection, recordId: of.id }, body: { version: of.version ?? 1, ...fields } },
    );
    return { kind: 'done', value };
  } catch (error) {
    const theirs = v.safeParse(record, error instanceof ApiError ? error.theirs : undefined);
    return { ...refusalOf(error), ...(theirs.success && { theirs: theirs.output }) };
  }
}

/** Changes of several records, each with the toast that says what was done. `invalidate` reads again what shows them. */
function useRecordActions<Row extends Stored>(
  source: ServerCollection<Row>,
  words: RecordWords,
  invalidate: () => Promise<unknown>,
) {
  const toast = useToast();
  const { agentId, collection } = source;
  const send = async (body: BulkRequest): Promise<Outcome<BulkAnswer>> => {
    const outcome = await write(recordEndpoints.changeRecords, { values: { agentId, collection }, body });
    if (outcome.kind === 'done') await invalidate();
    else if (outcome.kind !== 'ended') toast.show(recordToasts.failed(body.action, outcome.message));
    return outcome;
  };
  const onBulk = async (body: BulkRequest): Promise<Outcome<BulkAnswer>> => {
    const outcome = await send(body);
    if (outcome.kind !== 'done' || outcome.value.done === 0) return outcome;
    const { done, refused } = outcome.value;
    const ids = body.ids.filter((id) => refused.every((each) => each.id !== id));
    toast.show(
      body.action === 'delete'
        ? recordToasts.deleted(done, words, () => void onBulk({ ids, action: 'restore' }))
        : recordToasts.done(body.action, done, words),
    );
    return outcome;
  };
  /** Reads the first that match, page after page. */
  const readFirst = async (params: ListParams, limit: number): Promise<Row[] | undefined> => {
    const rows: Row[] = [];
    try {
      for (let cursor: string | undefined = ''; cursor !== undefined && rows.length < limit;) {
        const page: Awaited<ReturnType<typeof readRecordPage<Row>>> = await readRecordPage(source, {
          ...firstPageParams(params),
          cursor,
        });
        rows.push(...page.items.items);
        cursor = page.next;
      }
    } catch (error) {
      toast.show(recordToasts.notRead(words, describeError(error)));
      return undefined;
    }
    return rows.slice(0, limit);
  };
  return { onBulk, readFirst, onSaved: () => toast.show(recordToasts.saved(words)) };
}

/** A collection of a page: searched, filtered, sorted and paged by the server, and what members do with its records. */
export function useRecords<Row extends Stored>({
  slug,
  collection,
  definition,
  query,
  prefix = '',
  order,
}: UseRecordsOptions<Row>): RecordsControl<Row> {
  const queryClient = useQueryClient();
  const agentId = agentTable.find((entry) => entry.slug === slug)?.id ?? slug;
  const source: ServerCollection<Row> = {
    agentId: slug,
    collection,
    record: definition.record,
    reaches: order?.reaches,
  };
  const words = { one: definition.one, many: collection };
  const wanted = listParams(definition, query, prefix);
  const search = useDebounced(wanted['search'] ?? '');
  const params = {
    ...(order && { sort: order.sort }),
    ...wanted,
    ...('search' in wanted || search !== '' ? { search } : {}),
  };
  const { list, onMore } = useRecordList(source, params, words);
  const deleted = useRead(recordQueries.total(source, { deleted: 'true' }));

  const [address, setAddress] = useSearchParams();
  const id = address.get(`${prefix}record`) ?? undefined;
  const history = useRead({ ...recordQueries.history(source, id ?? ''), enabled: id !== undefined });
  const tabDraft = useTabDraft<RecordDraft<Row>>(`edit:${slug}:${collection}:${id ?? ''}`);

  const { replaceRecord, invalidate } = useAgentCache(slug);
  const [written, setWritten] = useState<Row>();
  const { onBulk, readFirst, onSaved } = useRecordActions(source, words, invalidate);
  return {
    list,
    onMore,
    deleted: deleted.data ?? 0,
    readFirst: (limit) => readFirst(params, limit),
    onBulk,
    opened: {
      id,
      onOpen: (next) =>
        // The dialog is open already; the page that knows of it can be rendered after the press has been answered.
        startTransition(() =>
          setAddress(
            (before) => {
              const after = new URLSearchParams(before);
              if (next === undefined) after.delete(`${prefix}record`);
              else after.set(`${prefix}record`, next);
              return after;
            },
            { replace: true },
          ),
        ),
      history: toViewState(history),
      runHref: (runId) => addresses.run(agentId, runId),
      askHref: (recordId) => paths.chatAbout(`record:${slug}:${collection}:${recordId}`),
      written,
      ...tabDraft,
      onSave: async (of, fields) => {
        const outcome = await writeRecord(source, of, fields);
        const now = outcome.kind === 'done' ? outcome.value : outcome.theirs;
        if (outcome.kind === 'done') setWritten(outcome.value);
        if (now) await replaceRecord(of.id, now);
        else if (outcome.kind === 'missing') await invalidate();
        // The answer does not say what changed when.
        void queryClient.invalidateQueries({ queryKey: recordQueries.history(source, of.id).queryKey });
        if (outcome.kind === 'done') onSaved();
        return outcome;
      },
    },
  };
}
