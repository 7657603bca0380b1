import { useToast } from '@switchboard/ui/components/layers/Toast';
import { exportName } from '@switchboard/ui/format/exportFile';
import { mapReady } from '@switchboard/ui/format/viewState';
import type { AuditFilterValues, AuditLines } from '@switchboard/ui/screens/Profile/Audit';
import { useQueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { auditEndpoints } from '@switchboard/api-contract/endpoints/audit';
import { hourMs } from '@switchboard/api-contract/time';
import { describeError } from '../api/ApiError.ts';
import { readClock } from '../clock.ts';
import { useSaveAnswer } from '../hooks/useSaveAnswer.ts';
import { memberQueries } from './members.ts';
import { toViewState, useRead } from './useRead.ts';
import { call, callForFile } from '../api/client.ts';

/** Which lines are asked for. */
type AuditParams = QueryOf<typeof auditEndpoints.exportAudit>;

/** One page of the audit log. */
const readAuditPage = (query: QueryOf<typeof auditEndpoints.audit>, signal?: AbortSignal) =>
  call(auditEndpoints.audit, { query, ...(signal && { signal }) });

/** What has been read of the audit log. */
type AuditPages = readonly Awaited<ReturnType<typeof readAuditPage>>[];

/** All lines that match, as a file. */
const readAuditFile = (query: AuditParams) => callForFile(auditEndpoints.exportAudit, { query });

/** Reads of the audit log. They are not polled: new lines only come in front. */
const auditQueries = {
  lines: (params: AuditParams) =>
    queryOptions({
      queryKey: ['audit', params] as const,
      queryFn: async ({ signal }): Promise<AuditPages> => [await readAuditPage(params, signal)],
      // While other lines are read, the ones before stay.
      placeholderData: keepPreviousData,
    }),
};

/** So many days ago, by the full hour, so that within it the query key stays the same. */
function startOf(time: string): string {
  const days = Number(time);
  if (!Number.isFinite(days) || days <= 0) return '';
  const hour = Math.floor(readClock().getTime() / hourMs) * hourMs;
  return new Date(hour - days * 24 * hourMs).toISOString();
}

const joinPages = (pages: AuditPages): AuditLines => ({
  items: pages.flatMap(({ items }) => items.items),
  leftOut: pages.reduce((sum, { items }) => sum + items.leftOut, 0),
  total: pages[0]?.total,
  more: pages[0]?.more === true,
  days: pages[0]?.days,
});

/** The audit log with these filters: what was read of it, and what reads or saves more. `allowed`: for an admin. */
export function useAudit({ member, kind, time }: AuditFilterValues, allowed: boolean) {
  const queryClient = useQueryClient();
  const save = useSaveAnswer();
  const toast = useToast();
  const params: AuditParams = { member, kind, from: startOf(time) };
  const options = { ...auditQueries.lines(params), enabled: allowed };
  const query = useRead(options);
  const known = useRead({ ...memberQueries.list(), enabled: allowed }).data;
  const pages = query.data;
  const lines = useMemo(() => joinPages(pages ?? []), [pages]);
  const cursor = pages?.at(-1)?.next;
  const failed = (title: string) => (error: unknown) =>
    toast.show({ tone: 'critical', title, description: describeError(error) });
  return {
    view: mapReady(toViewState(query), () => lines),
    members: (known?.members.items ?? []).map(({ id, name, email }) => ({ id, name: name ?? email ?? id })),
    onMore:
      cursor === undefined || query.isPlaceholderData
        ? undefined
        : () =>
            readAuditPage({ ...params, cursor }).then(
              (page) =>
                queryClient.setQueryData<AuditPages>(options.queryKey, (before) =>
                  before?.at(-1)?.next === cursor ? [...before, page] : before,
                ),
              failed('Older lines were not read'),
            ),
    onExport: () => save(exportName('audit-log', 'csv', readClock()), readAuditFile(params)),
  };
}
