import type { ChannelService, NotificationKind } from '@switchboard/api-contract/notifications';
import type { Database } from '../platform/store/Database.ts';

/** A place where an organisation is told something. */
export interface StoredChannel {
  readonly id: string;
  readonly service: ChannelService;
  /** What the service calls the place: a channel, an address, a number; empty where its connection says it all. */
  readonly target: string;
  readonly kinds: readonly NotificationKind[];
}

interface Plan {
  readonly version: number;
  readonly channels: readonly StoredChannel[];
}

/** Where an organisation is told what. */
export async function readPlan(db: Pick<Database, 'selectFrom'>, tenantId: string): Promise<Plan> {
  const row = await db.selectFrom('notificationPlans').selectAll().where('tenantId', '=', tenantId).executeTakeFirst();
  return row
    ? { version: row.version, channels: JSON.parse(row.channelsJson) as StoredChannel[] }
    : { version: 0, channels: [] };
}
