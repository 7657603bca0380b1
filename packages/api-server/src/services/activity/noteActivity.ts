import type { ActivityKind } from '@switchboard/api-contract/records/shared';
import type { Database } from '../../store/Database.ts';
import { cut } from '../cut.ts';

/** What a line of Recent Activity says: a sentence without its full stop. */
export interface ActivityNote {
  readonly kind: ActivityKind;
  readonly text: string;
}

const longest = 300;

/** Adds a line to an agent's Recent Activity; call it in the transaction of the change that it tells. */
export async function noteActivity(
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId, at }: { tenantId: string; agentId: string; at: string },
  { kind, text }: ActivityNote,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({ tenantId, agentId, at, kind, text: cut(text, longest) })
    .execute();
}
