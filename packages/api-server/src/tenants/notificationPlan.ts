import type { ChannelService, NotificationKind } from '@switchboard/api-contract/notifications';
import type { StoreReader } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';

/** A channel of an organisation, and the kinds of notices that go to it. */
export interface StoredChannel {
  readonly id: string;
  readonly service: ChannelService;
  /** A channel, an address or a number at the service; empty if the service's connection names it. */
  readonly target: string;
  readonly kinds: readonly NotificationKind[];
}

interface Plan {
  readonly version: number;
  readonly channels: readonly StoredChannel[];
}

const selectPlan = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db.selectFrom('notificationPlans').selectAll().where('tenantId', '=', value('tenantId')),
);

/** The channels of an organisation; none if it set none. */
export async function readPlan(db: StoreReader, tenantId: string): Promise<Plan> {
  const [row] = await selectPlan(db, { tenantId });
  return row
    ? { version: row.version, channels: JSON.parse(row.channelsJson) as StoredChannel[] }
    : { version: 0, channels: [] };
}
