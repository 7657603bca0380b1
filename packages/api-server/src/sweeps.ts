import { sweepConversations } from './assistant/conversations/oldConversations.ts';
import { sweepAudit } from './audit/sweepAudit.ts';
import { sweepKeys } from './identity/keys/sweepKeys.ts';
import { sweepNotices } from './notifications/sendDueNotices.ts';
import { sweepCallCounts } from './platform/http/CallCounts.ts';
import type { Sweep } from './platform/sweepNightly.ts';
import { sweepDeleted } from './records/deleteRecord.ts';
import { sweepRequests } from './requests/requests.ts';
import { sweepRuns } from './runs/sweepRuns.ts';

/**
 * What is removed each night, each once it is old: runs and their steps, deleted records, notices that arrived or were
 * given up, conversations with the assistant, lines of the audit log, counts of limited calls, what programs asked for,
 * and keys that ended.
 */
export const sweeps: readonly Sweep[] = [
  sweepRuns,
  sweepDeleted,
  sweepNotices,
  sweepConversations,
  sweepAudit,
  sweepCallCounts,
  sweepRequests,
  sweepKeys,
];
