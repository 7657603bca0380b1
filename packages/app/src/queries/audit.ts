import { auditEndpoints } from '@switchboard/api-contract/endpoints/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../api/client.ts';

/** Which lines are asked for; an empty value is left out. */
export type AuditParams = Readonly<Record<string, string>>;

function at(path: string, params: AuditParams): string {
  const given = String(new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')));
  return given === '' ? path : `${path}?${given}`;
}

/** One page of the audit log. */
export const readAuditPage = (params: AuditParams, signal?: AbortSignal) =>
  call({ ...auditEndpoints.audit, path: at(auditEndpoints.audit.path, params) }, signal && { signal });

/** What has been read of the audit log. */
export type AuditPages = readonly Awaited<ReturnType<typeof readAuditPage>>[];

/** All lines that match, as a file. */
export const readAuditFile = (params: AuditParams) =>
  callForFile({ ...auditEndpoints.exportAudit, path: at(auditEndpoints.exportAudit.path, params) });

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
