import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { adminRoles } from '@switchboard/api-contract/roles';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { isDemo } from '../../tenants/demo.ts';
import { hashOfNobody } from '../passwords.ts';
import { signOnFor } from './signOnFor.ts';

type ConfigContext = Pick<Context, 'config'>;

/** Whether an admin gets in without a password of the usual kind: by single sign-on, or as the one marked Emergency. */
async function hasOtherWay(db: StoreReader, context: ConfigContext, tenantId: string): Promise<boolean> {
  const signOn = await signOnFor(db, context, tenantId);
  const admin = await db
    .selectFrom('users')
    .leftJoin('signOnMembers', (join) =>
      join.onRef('signOnMembers.userId', '=', 'users.id').on('issuer', '=', signOn?.issuer ?? ''),
    )
    .select('users.id')
    .where('users.tenantId', '=', tenantId)
    .where('role', 'in', adminRoles)
    .where((eb) =>
      eb.or([eb('sub', 'is not', null), eb.and([eb('emergency', '=', 1), eb('passwordHash', '<>', hashOfNobody)])]),
    )
    .executeTakeFirst();
  return admin !== undefined;
}

/** Whether passwords are off in an organisation: PASSWORDS=off, and an admin gets in without. */
export async function arePasswordsOff(db: StoreReader, context: ConfigContext, tenantId: string): Promise<boolean> {
  return !context.config.passwords && hasOtherWay(db, context, tenantId);
}

/** The names of organisations whose passwords stay though PASSWORDS=off, since no admin would get in without. */
export async function keepersOfPasswords(db: StoreReader, context: ConfigContext): Promise<readonly string[]> {
  const { passwords, demo } = context.config;
  if (passwords) return [];
  const admins = await db
    .selectFrom('users')
    .innerJoin('tenants', 'tenants.id', 'users.tenantId')
    .select(['tenantId', 'tenants.name', 'username'])
    .where('role', 'in', adminRoles)
    .orderBy('tenants.name')
    .execute();
  const named = new Map(
    admins.flatMap(({ tenantId, name, username }) => (isDemo(username) && !demo ? [] : [[tenantId, name] as const])),
  );
  const kept: string[] = [];
  for (const [tenantId, name] of named) if (!(await hasOtherWay(db, context, tenantId))) kept.push(name);
  return kept;
}

/** Whether passwords are off in all organisations, so that the sign-in page need not ask for one. */
export const areAllPasswordsOff = async (db: StoreReader, context: ConfigContext): Promise<boolean> =>
  !context.config.passwords && (await keepersOfPasswords(db, context)).length === 0;

/** Whose password, or passkey, is to be used. */
interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

/** Refuses a password, by `kind`, where they are off and the member is not the one marked Emergency. */
export async function refusePassword(
  db: StoreReader,
  context: ConfigContext,
  owner: Owner,
  kind: 'unauthenticated' | 'conflict',
): Promise<void> {
  if (await isShutOut(db, context, owner))
    throw new Refusal(kind, await sentence(db, context, owner.tenantId, 'Passwords'));
}

/** The same of a passkey, which only those may not use who are joined. */
export async function refusePasskey(
  db: StoreReader,
  context: ConfigContext,
  owner: Owner,
  kind: 'unauthenticated' | 'conflict',
): Promise<void> {
  const { tenantId, userId } = owner;
  if (!(await isShutOut(db, context, owner))) return;
  const joined = await db
    .selectFrom('signOnMembers')
    .select('issuer')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (joined) throw new Refusal(kind, await sentence(db, context, tenantId, 'Passkeys'));
}

/** How a member is without a password, as the session says it; undefined: theirs signs them in. */
export async function describeWithoutPassword(
  db: StoreReader,
  context: ConfigContext,
  owner: Owner,
): Promise<AnswerOf<typeof endpoints.session>['withoutPassword']> {
  const off = await isShutOut(db, context, owner);
  const { passwordHash, issuer } = await db
    .selectFrom('users')
    .leftJoin('signOnMembers', 'signOnMembers.userId', 'users.id')
    .select(['passwordHash', 'issuer'])
    .where('users.tenantId', '=', owner.tenantId)
    .where('users.id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  if (!off && passwordHash !== hashOfNobody) return undefined;
  const signOn = await signOnFor(db, context, owner.tenantId);
  return {
    ...(off && { off }),
    ...(off && issuer !== null && { passkeysOff: true }),
    ...(signOn && { provider: signOn.name }),
  };
}

async function isShutOut(db: StoreReader, context: ConfigContext, { tenantId, userId }: Owner): Promise<boolean> {
  if (!(await arePasswordsOff(db, context, tenantId))) return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .where('emergency', '=', 1)
    .where('role', 'in', adminRoles)
    .executeTakeFirst();
  return row === undefined;
}

async function sentence(db: StoreReader, context: ConfigContext, tenantId: string, what: string): Promise<string> {
  const signOn = await signOnFor(db, context, tenantId);
  return `${what} are off here. ${signOn ? `Sign in with ${signOn.name}` : 'Ask whoever runs this server'}.`;
}
