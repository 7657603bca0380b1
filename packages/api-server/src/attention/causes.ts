import type { Cause } from './Cause.ts';
import { alerts } from './causes/alerts.ts';
import { budgets } from './causes/budgets.ts';
import { connectionErrors } from './causes/connectionErrors.ts';
import { expiredInvitations } from './causes/expiredInvitations.ts';
import { failedRuns } from './causes/failedRuns.ts';
import { failedWorkflows } from './causes/failedWorkflows.ts';
import { heldSchedules } from './causes/heldSchedules.ts';
import { waitingActs } from './causes/waitingActs.ts';

/** What can need somebody, whichever the agents. Of findings with the same cause the first is told. */
export const causes: readonly Cause[] = [
  failedWorkflows,
  failedRuns,
  connectionErrors,
  budgets,
  waitingActs,
  heldSchedules,
  expiredInvitations,
  alerts,
];
