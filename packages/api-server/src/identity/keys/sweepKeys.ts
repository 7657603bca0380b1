import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import type { SweepContext } from '../../platform/sweepNightly.ts';

/** Removes keys that ended longer ago than they are listed. */
export async function sweepKeys({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock().getTime() - limits.keys.listedDays * dayMs).toISOString();
  await db
    .deleteFrom('programKeys')
    .where((eb) => eb.or([eb('revokedAt', '<=', old), eb('expiresAt', '<=', old)]))
    .execute();
}
