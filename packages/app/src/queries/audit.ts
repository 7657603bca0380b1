import type { QueryOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { auditEndpoints } from '@switchboard/api-contract/endpoints/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../api/client.ts';

/** Which lines are asked for. */
export type AuditParams = QueryOf<typeof auditEndpoints.exportAudit>;

/** One page of the audit log. */
export const readAuditPage = (query: QueryOf<typeof auditEndpoints.audit>, signal?: AbortSignal) =>
  call(auditEndpoints.audit, { query, ...(signal && { signal }) });

/** What has been read of the audit log. */
export type AuditPages = readonly Awaited<ReturnType<typeof readAuditPage>>[];

/** All lines that match, as a file. */
export const readAuditFile = (query: AuditParams) => callForFile(auditEndpoints.exportAudit, { query });

/** Reads of the audit log, which no poll need repeat: lines only come in front. */
export const auditQueries = {
  lines: (params: AuditParams) =>
    queryOptions({
      queryKey: ['audit', params] as const,
      queryFn: async ({ signal }): Promise<AuditPages> => [await readAuditPage(params, signal)],
      // While other lines are read, the ones before stay.
      placeholderData: keepPreviousData,
    }),
};
