import type { ChannelService } from '@switchboard/api-contract/notifications';
import type { RunFailure } from '../agents/Program.ts';
import { noteRefused } from '../services/connections/noteUse.ts';
import type { Writing } from '../store/Database.ts';
import { NoticeFailure } from './NoticeFailure.ts';

/** A connection whose credentials were refused turns to error at once, as it does in a run. */
export async function noteTrouble(
  db: Writing,
  { tenantId, service, at }: { tenantId: string; service: ChannelService; at: string },
  failure: RunFailure,
): Promise<void> {
  if (!(failure instanceof NoticeFailure)) await noteRefused(db, { tenantId, serviceId: service, at }, failure.reason);
}
