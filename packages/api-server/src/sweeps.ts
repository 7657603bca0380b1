import { sweepConversations } from './assistant/oldConversations.ts';
import { sweepAudit } from './audit/sweepAudit.ts';
import { sweepNotices } from './notifications/sendDueNotices.ts';
import type { Sweep } from './platform/sweepNightly.ts';
import { sweepDeleted } from './records/deleteRecord.ts';
import { sweepRuns } from './runs/sweepRuns.ts';

/**
 * What is removed each night: old runs and their steps, deleted records, told messages, old conversations with the
 * assistant and lines of the audit log.
 */
export const sweeps: readonly Sweep[] = [sweepRuns, sweepDeleted, sweepNotices, sweepConversations, sweepAudit];
