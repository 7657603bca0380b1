/** How the calls to a service went within an hour; kept for two days. */
export interface ServiceCallsTable {
  tenantId: string;
  /** `YYYY-MM-DDTHH`, UTC. */
  hour: string;
  service: string;
  /** 1: to the sandbox. */
  sandbox: number;
  ok: number;
  failed: number;
}
