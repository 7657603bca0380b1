import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import { limits } from '@switchboard/api-contract/limits';
import { pageOf } from '@switchboard/api-contract/records/calls';
import type { ListParams } from '@switchboard/api-contract/records/listQuery';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { call } from '../../api/client.ts';
import { recordsKey } from '../agents.ts';

/** A collection of an agent, and how its records are read. */
export interface ServerCollection<Row> {
  /** The agent's slug, or the id of one that a member created. */
  readonly agentId: string;
  readonly collection: string;
  readonly record: v.GenericSchema<unknown, Row>;
  /** Whether a list that has been read to this record can be shown; by default any can. */
  readonly reaches?: ((last: Row) => boolean) | undefined;
}

/** Reads one page of a list. */
export function readRecordPage<Row>(
  { agentId, collection, record }: ServerCollection<Row>,
  params: ListParams,
  signal?: AbortSignal,
) {
  return call(
    { ...recordEndpoints.listRecords, response: pageOf(record) },
    { values: { agentId, collection }, query: params, ...(signal && { signal }) },
  );
}

/** What has been read of a list. */
export type RecordPages<Row> = readonly Awaited<ReturnType<typeof readRecordPage<Row>>>[];

/** The parameters of the first page, which is as long as the server allows. */
export const firstPageParams = (params: ListParams): ListParams => ({
  ...params,
  limit: String(limits.records.page.max),
});

/** At most so many pages are read before a list is shown that should reach a certain record. */
const mostPagesAhead = 10;

/** Reads of records: key, call. Whoever polls adds the interval. */
export const recordQueries = {
  /**
   * Reads as many pages as were read of the list before, one after the other, since each begins where the last one
   * ended.
   */
  list: <Row>(source: ServerCollection<Row>, params: ListParams) =>
    queryOptions({
      queryKey: [...recordsKey(source.agentId), source.collection, 'list', params] as const,
      queryFn: async ({ client, queryKey, signal }): Promise<RecordPages<Row>> => {
        const wanted = client.getQueryData<RecordPages<Row>>(queryKey)?.length ?? 1;
        const pages = [await readRecordPage(source, firstPageParams(params), signal)];
        const needsMore = () => {
          const last = pages.at(-1)?.items.items.at(-1);
          return last !== undefined && source.reaches?.(last) === false && pages.length < mostPagesAhead;
        };
        for (
          let cursor = pages[0]?.next;
          cursor !== undefined && (pages.length < wanted || needsMore());
          cursor = pages.at(-1)?.next
        )
          pages.push(await readRecordPage(source, { ...firstPageParams(params), cursor }, signal));
        return pages;
      },
      // While another search is read, the rows of the one before stay.
      placeholderData: keepPreviousData,
    }),
  /** How many records match; reads only one of them. */
  total: <Row>(source: ServerCollection<Row>, params: ListParams) =>
    queryOptions({
      queryKey: [...recordsKey(source.agentId), source.collection, 'total', params] as const,
      queryFn: async ({ signal }) => (await readRecordPage(source, { ...params, limit: '1' }, signal)).total,
    }),
  history: ({ agentId, collection }: Omit<ServerCollection<never>, 'record' | 'reaches'>, recordId: string) =>
    queryOptions({
      queryKey: [...recordsKey(agentId), collection, 'history', recordId] as const,
      queryFn: ({ signal }) =>
        call(recordEndpoints.recordHistory, { values: { agentId, collection, recordId }, signal }),
    }),
};
