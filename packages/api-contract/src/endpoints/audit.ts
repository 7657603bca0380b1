import { auditList } from '../audit.ts';
import { auditExportQuery, auditQuery } from '../auditQuery.ts';
import { administer } from './Endpoint.ts';

/** Who did what, when and from where. Nothing changes or deletes a line. */
export const auditEndpoints = {
  audit: { ...administer.get('/api/audit', auditList), query: auditQuery },
  exportAudit: {
    ...administer.file('/api/audit/export', ['text/csv'], 'audit.exported'),
    query: auditExportQuery,
    limit: 'exports',
  },
} as const;
