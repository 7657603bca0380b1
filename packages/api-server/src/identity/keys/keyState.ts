import type { KeyState } from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import type { SelectQueryBuilder, Selectable } from 'kysely';
import type { StoreReader, Tables } from '../../platform/store/Database.ts';
import type { ProgramKeysTable } from '../tables.ts';

/** A key, the name of its maker, and when they last signed in with single sign-on, if they are joined. */
export type KeyRow = Selectable<ProgramKeysTable> & { readonly owner: string; readonly signedInAt: string | null };

/** What says whether a key works; `signedInAt` as in `KeyRow`. */
interface KeyTimes {
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly signedInAt: string | null;
}

const restAfterMs = limits.keys.restDays * dayMs;

/** Whether a key works now, or why it does not. */
export function keyStateAt({ expiresAt, revokedAt, signedInAt }: KeyTimes, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (Date.parse(expiresAt) <= now.getTime()) return 'expired';
  return signedInAt !== null && now.getTime() - Date.parse(signedInAt) > restAfterMs ? 'resting' : 'working';
}

/**
 * A query for keys of an organisation, with the names of their makers, and when those last signed in with single
 * sign-on at `issuer`, which the organisation has now. The caller adds conditions.
 */
export const selectKeys = (
  db: StoreReader,
  { tenantId, issuer = '' }: { readonly tenantId: string; readonly issuer?: string | undefined },
): SelectQueryBuilder<Tables, 'programKeys' | 'users' | 'signOnMembers', KeyRow> =>
  db
    .selectFrom('programKeys')
    .innerJoin('users', 'users.id', 'programKeys.userId')
    .leftJoin('signOnMembers', (join) =>
      join.onRef('signOnMembers.userId', '=', 'users.id').on('signOnMembers.issuer', '=', issuer),
    )
    .selectAll('programKeys')
    .select(['users.name as owner', 'signOnMembers.signedInAt'])
    .where('programKeys.tenantId', '=', tenantId);
