import { keyPattern, type KeyRight } from '@switchboard/api-contract/keys';
import { roleMay } from '@switchboard/api-contract/roles';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { isDirect } from '../../platform/http/readRequest.ts';
import { statement, type ValueOf } from '../../platform/store/statement.ts';
import { digestOf } from '../../platform/vault/token.ts';
import { isDemo } from '../../tenants/demo.ts';
import { selectMembers } from '../accounts.ts';
import { signOnFor } from '../signOn/signOnFor.ts';
import { keyStateAt } from './keyState.ts';

/** The time of the last use is saved at most this often. */
const saveUseEveryMs = 300_000;

const wholeKey = new RegExp(`^${keyPattern.source}$`);

const selectKey = statement((db, value: ValueOf<{ keyHash: string }>) =>
  selectMembers(db)
    .innerJoin('programKeys', 'programKeys.userId', 'users.id')
    .leftJoin('signOnMembers', 'signOnMembers.userId', 'users.id')
    .select([
      'programKeys.id as keyId',
      'programKeys.name as keyName',
      'programKeys.rightsJson',
      'programKeys.agentsJson',
      'programKeys.acts',
      'programKeys.expiresAt',
      'programKeys.revokedAt',
      'programKeys.lastUsedAt',
      'signOnMembers.signedInAt',
      'signOnMembers.issuer',
    ])
    .where('programKeys.keyHash', '=', value('keyHash')),
);

/**
 * The member in whose place a call with this key is made; undefined if it is unknown, has ended or rests. Read anew at
 * each call, so that a key ends at once on every server. Only who may administer now has a key that acts at once.
 */
export async function findKey(context: Context, key: string, request: FastifyRequest): Promise<Member | undefined> {
  if (!wholeKey.test(key)) return undefined;
  const { db, clock, config } = context;
  const [row] = await selectKey(db, { keyHash: digestOf(key) });
  if (!row) return undefined;
  const {
    keyId,
    keyName,
    rightsJson,
    agentsJson,
    acts,
    expiresAt,
    revokedAt,
    lastUsedAt,
    signedInAt,
    issuer,
    ...member
  } = row;
  const now = clock();
  const isJoined = issuer !== null && issuer === (await signOnFor(db, context, member.tenantId))?.issuer;
  if (keyStateAt({ expiresAt, revokedAt, signedInAt: isJoined ? signedInAt : null }, now) !== 'working')
    return undefined;
  if (isDemo(member.username) && !(config.demo && isDirect(request))) return undefined;
  if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= saveUseEveryMs) saveUse(context, keyId, now);
  return {
    ...member,
    name: `Key ${keyName}`,
    key: {
      id: keyId,
      name: keyName,
      owner: member.name,
      rights: JSON.parse(rightsJson) as KeyRight[],
      ...(agentsJson !== null && { agents: JSON.parse(agentsJson) as string[] }),
      acts: roleMay(member.role, 'administer') ? acts : 'ask',
    },
  };
}

/** Saves that the key is in use, in the background. If that fails, the next use saves it. */
function saveUse({ db }: Context, id: string, now: Date): void {
  db.updateTable('programKeys')
    .set({ lastUsedAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
    .catch(() => {});
}
