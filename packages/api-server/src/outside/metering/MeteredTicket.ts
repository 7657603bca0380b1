import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { UsageUnit } from '@switchboard/api-contract/usage';
import type { UsagePeriod } from './periods.ts';

/** A call that was counted and for whose cost room was reserved. Settle it when its answer is there. */
export interface MeteredTicket {
  readonly id: string;
  readonly tenantId: string;
  readonly runId: string;
  readonly agentId: string;
  readonly service: ServiceId;
  readonly model: string;
  readonly sandbox: number;
  readonly period: UsagePeriod;
  /** For one unit, in billionths; undefined: unknown. 0 for what the sandbox does beside real use. */
  readonly priceOf: (unit: UsageUnit) => number | undefined;
}
