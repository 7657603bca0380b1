import type { RequestState } from '@switchboard/api-contract/requests';
import type { Right } from '@switchboard/api-contract/roles';

declare module '../platform/store/Database.ts' {
  interface Tables {
    programRequests: ProgramRequestsTable;
  }
}

/** What a program asked for through a key that asks first, or has done through one that acts. */
export interface ProgramRequestsTable {
  id: string;
  tenantId: string;
  /** The key may be gone by now. */
  keyId: string;
  keyName: string;
  keyStart: string;
  /** The name of the key's member. */
  owner: string;
  /** A digest of what was asked: the same once more is no second request while the first one waits. */
  sameAs: string;
  /** What would be done: see `Action` of the assistant. */
  actionsJson: string;
  /** The right that a member needs to say yes, as far as it was known when it was asked. */
  needs: Right;
  text: string;
  about: string | null;
  /** Nobody writes `expired`: see `stateOf`. */
  state: Exclude<RequestState, 'expired'>;
  at: string;
  until: string;
  decidedBy: string | null;
  decidedAt: string | null;
  outcome: string | null;
  to: string | null;
  runId: string | null;
}
