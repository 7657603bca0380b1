import { addDays, clocksIn } from '@switchboard/api-contract/time';
import type { StoreReader } from '../../platform/store/Database.ts';
import { statement, type ValueOf } from '../../platform/store/statement.ts';

/** In which currency and zone an organisation counts, and the day and month that it is there. */
export interface UsagePeriod {
  readonly currency: string;
  readonly zone: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `YYYY-MM` */
  readonly month: string;
}

const selectCalendar = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db.selectFrom('tenants').select(['currency', 'zone']).where('id', '=', value('tenantId')),
);

/** Where an organisation is in its calendar. */
export async function periodOf(db: StoreReader, tenantId: string, now: Date): Promise<UsagePeriod> {
  const [tenant] = await selectCalendar(db, { tenantId });
  if (!tenant) throw new Error(`There is no organisation ${tenantId}`);
  const { currency, zone: chosen } = tenant;
  const zone = chosen ?? 'UTC';
  const day = clocksIn(zone, now.getTime()).date;
  return { currency, zone, day, month: monthOf(day) };
}

const monthOf = (day: string): string => day.slice(0, 7);

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  return { first, last: addDays(`${monthOf(addDays(first, 31))}-01`, -1) };
}

/**
 * Which side counts: the sandbox's until something real was used, and only what is real from then on. `until`: the last
 * day that is looked at.
 */
export async function isSandboxCounted(db: StoreReader, tenantId: string, until: string): Promise<boolean> {
  const real = await db
    .selectFrom('usage')
    .select('day')
    .where('tenantId', '=', tenantId)
    .where('sandbox', '=', 0)
    .where('agentId', '!=', '')
    .where('day', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return real === undefined;
}
