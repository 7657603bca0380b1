import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { InvitationState } from '@switchboard/api-contract/members';
import { dayMs } from '@switchboard/api-contract/time';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { isDemo } from '../../tenants/demo.ts';
import { signOnFor } from '../signOn/signOnFor.ts';
import { linkEndOf } from './links.ts';

type Answer = AnswerOf<typeof endpoints.members>;
type Row = NonNullable<Answer['members']>[number];

/** For how long invitations are listed that nobody accepted. */
const listedMs = 30 * dayMs;

/**
 * The members of the organisation in order of name, and its invitations, newest first: of several to an address only
 * the last one.
 */
export async function listMembers(context: Context, { tenantId, userId }: Member): Promise<Answer> {
  const { db, clock } = context;
  const { zone } = await db.selectFrom('tenants').select('zone').where('id', '=', tenantId).executeTakeFirstOrThrow();
  const now = clock();
  const signOn = await signOnFor(db, context, tenantId);
  const members = await readMembers(db, context, { tenantId, you: userId });
  const invited = await db
    .selectFrom('invitations')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('userId', 'is', null)
    .where('usedAt', 'is', null)
    .where('at', '>', new Date(now.getTime() - listedMs).toISOString())
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  const listed = new Set(members.map(({ email }) => email?.toLowerCase()));
  const latest = invited.filter(({ email }) => !listed.has(email) && listed.add(email));
  const stateOf = (row: (typeof invited)[number]): InvitationState => {
    const end = linkEndOf(row, now);
    return end === 'withdrawn' || end === 'expired' ? end : 'open';
  };
  return {
    members,
    invitations: latest.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      ...(row.invitedBy !== null && { invitedBy: row.invitedBy }),
      at: row.at,
      expiresAt: row.expiresAt,
      state: stateOf(row),
    })),
    ...(zone !== null && { zone }),
    ...(signOn && { sso: signOn.name }),
  };
}

/** The members of an organisation as the API sends them; `you` is the one who asks. */
export async function readMembers(
  db: StoreReader,
  context: Pick<Context, 'config'>,
  { tenantId, you }: { readonly tenantId: string; readonly you: string },
): Promise<Row[]> {
  const signOn = await signOnFor(db, context, tenantId);
  const rows = await db
    .selectFrom('users')
    .leftJoin('signOnMembers', (join) =>
      join.onRef('signOnMembers.userId', '=', 'users.id').on('signOnMembers.issuer', '=', signOn?.issuer ?? ''),
    )
    .select(['users.id', 'username', 'name', 'email', 'role', 'lastSeenAt', 'emergency', 'sub', 'roleSet'])
    .select((eb) =>
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.userId', '=', 'users.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('passkeys'),
    )
    .where('users.tenantId', '=', tenantId)
    .orderBy('name')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, username, name, email, role, lastSeenAt, passkeys, emergency, sub, roleSet }) => ({
    id,
    name,
    email,
    role,
    ...(lastSeenAt !== null && { lastSeenAt }),
    passkeys: Number(passkeys),
    ...(id === you && { you: true }),
    ...(isDemo(username) && { demo: true }),
    ...(sub !== null && { joined: true }),
    ...(signOn?.roleClaim !== undefined && roleSet === 1 && { roleSet: true }),
    ...(emergency === 1 && { emergency: true }),
  }));
}
