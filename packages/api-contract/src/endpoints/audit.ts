import { auditList } from '../audit.ts';
import { administer } from './Endpoint.ts';

/** Who did what, when and from where. Nothing changes or deletes a line. */
export const auditEndpoints = {
  /**
   * `?cursor&member&kind&from&to`: a member's id, or schedule, assistant or admin; a kind, or what some are about, such
   * as run; instants. Anything else is 422.
   */
  audit: administer.get('/api/audit', auditList),
  /** All lines that match, as CSV: the same parameters, without `cursor`. */
  exportAudit: administer.file('/api/audit/export', 'audit.exported'),
} as const;
