import { randomUUID } from 'node:crypto';
import { limits } from '@switchboard/api-contract/limits';
import { roleMay, type Role } from '@switchboard/api-contract/roles';
import { writeAudit } from '../../audit/writeAudit.ts';
import { asActor, markUnchanged } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { SignOnConfig } from '../../platform/signOnConfig.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { isDemo } from '../../tenants/demo.ts';
import { isSameAccount, userNames } from '../accounts.ts';
import { isLastAdmin } from '../members/changeMember.ts';
import { linkEndOf } from '../members/links.ts';
import { hashOfNobody } from '../passwords.ts';
import type { Person } from './personOf.ts';
import { SignOnFailure } from './SignOnFailure.ts';

/** Where somebody is admitted, and from which address the call came. */
interface Gate {
  readonly signOn: SignOnConfig;
  readonly tenantId: string;
  readonly address: string;
}

/** A member, as far as it is decided by. */
interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly role: string;
}

/**
 * Decides who somebody is here that the provider let in, and joins them. Returns the member's id. Throws SignOnFailure,
 * of which the audit log has a line.
 */
export async function admit(context: Context, gate: Gate, person: Person): Promise<string> {
  const { db, clock } = context;
  const { tenantId, address } = gate;
  try {
    return await db.change(tenantId, (trx) => admitIn(trx, { context, ...gate }, person));
  } catch (error) {
    if (!(error instanceof SignOnFailure)) throw error;
    await asActor({ address }, () =>
      writeAudit(db, { tenantId, kind: 'session.refused', at: clock().toISOString(), target: person.email }),
    );
    throw error;
  }
}

type Within = Gate & { readonly context: Context };

async function admitIn(trx: StoreTransaction, within: Within, person: Person): Promise<string> {
  const { context, signOn, tenantId, address } = within;
  const at = context.clock().toISOString();
  const known = await trx
    .selectFrom('signOnMembers')
    .innerJoin('users', 'users.id', 'signOnMembers.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.username', 'users.role', 'users.tenantId', 'otherEmail'])
    .where('issuer', '=', signOn.issuer)
    .where('sub', '=', person.sub)
    .executeTakeFirst();
  if (known && known.tenantId !== tenantId) throw unknown('this account is joined in another organisation');
  const found = known ?? (await findOrAdd(trx, within, person));
  const { member, isNew } = 'isNew' in found ? found : { member: found, isNew: false };
  const by = { type: 'member', id: member.id, name: member.name } as const;
  return asActor({ by, address }, async () => {
    const target = member.name || member.email;
    if (isNew)
      await writeAudit(trx, {
        tenantId,
        kind: 'member.joined',
        at,
        target: member.email,
        changes: [{ field: 'role', new: member.role }],
      });
    if (known) await noteAddress(trx, within, { known, person, at });
    else {
      await join(trx, within, { member, person, at });
      await writeAudit(trx, { tenantId, kind: 'member.sign-on-joined', at, target });
    }
    await trx
      .updateTable('signOnMembers')
      .set({ signedInAt: at, roleSet: person.role === undefined ? 0 : 1 })
      .where('tenantId', '=', tenantId)
      .where('userId', '=', member.id)
      .execute();
    if (person.role !== undefined) await setRole(trx, within, { member, role: person.role, at });
    // A known member, of whom nothing changed.
    markUnchanged();
    return member.id;
  });
}

const unknown = (why: string) => new SignOnFailure('unknown', why);

/** The member with the person's address, an invitation to it, or somebody new. */
async function findOrAdd(
  trx: StoreTransaction,
  within: Within,
  person: Person,
): Promise<{ readonly member: Account; readonly isNew: boolean }> {
  const { context, signOn, tenantId } = within;
  const { email } = person;
  if (email === undefined)
    throw new SignOnFailure('no-address', 'the provider said no e-mail address', { hint: 'OIDC_SCOPE' });
  if (!person.verified)
    throw new SignOnFailure('unverified', 'the provider does not say that the address is confirmed', {
      hint: 'OIDC_EMAIL=unless-denied, if the provider’s own admins set addresses',
    });
  const members = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'username', 'role'])
    .where('tenantId', '=', tenantId)
    .execute();
  const [member, other] = members.filter((one) => [one.email, one.username].some((name) => isSameAccount(name, email)));
  if (member && isDemo(member.username)) throw unknown('the address is that of the demo account');
  if (other) throw new SignOnFailure('taken', 'two members have this address');
  if (member) {
    const joined = await trx
      .selectFrom('signOnMembers')
      .select('issuer')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', member.id)
      .where('issuer', '=', signOn.issuer)
      .executeTakeFirst();
    if (joined) throw new SignOnFailure('taken', 'the member with this address has another sub', { hint: 'Unjoin' });
    return { member, isNew: false };
  }
  const role =
    (await acceptOpenInvitation(trx, within, email)) ?? (signOn.join === 'viewer' ? 'tenant_viewer' : undefined);
  const elsewhere = await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('username', 'in', userNames(email)), eb('email', 'in', userNames(email))]))
    .executeTakeFirst();
  if (elsewhere) throw unknown('the address belongs to an account of another organisation');
  if (role === undefined) throw unknown('nobody has invited this address, and OIDC_JOIN is off');
  if (members.length >= limits.members.most)
    throw new SignOnFailure('refused', 'the organisation has no room for another');
  const account = { id: randomUUID(), name: person.name, email, username: email, role };
  const createdAt = context.clock().toISOString();
  await trx
    .insertInto('users')
    .values({ ...account, tenantId, passwordHash: hashOfNobody, createdAt })
    .execute();
  return { member: account, isNew: true };
}

/** Accepts the newest open invitation to an address, and returns its role; undefined: there is none. */
async function acceptOpenInvitation(
  trx: StoreTransaction,
  { context, tenantId }: Within,
  email: string,
): Promise<string | undefined> {
  const now = context.clock();
  const rows = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('userId', 'is', null)
    .where('usedAt', 'is', null)
    .orderBy('at', 'desc')
    .execute();
  const open = rows.find((row) => linkEndOf(row, now) === undefined && isSameAccount(row.email, email));
  if (!open) return undefined;
  await trx
    .updateTable('invitations')
    .set({ usedAt: now.toISOString() })
    .where('tenantId', '=', tenantId)
    .where('id', '=', open.id)
    .execute();
  return open.role;
}

async function join(
  trx: StoreTransaction,
  { signOn, tenantId }: Within,
  { member, person, at }: { readonly member: Account; readonly person: Person; readonly at: string },
): Promise<void> {
  // Of a provider that the operator had before.
  await trx.deleteFrom('signOnMembers').where('tenantId', '=', tenantId).where('userId', '=', member.id).execute();
  await trx
    .insertInto('signOnMembers')
    .values({
      issuer: signOn.issuer,
      sub: person.sub,
      tenantId,
      userId: member.id,
      roleSet: 0,
      otherEmail: null,
      signedInAt: at,
    })
    .execute();
}

/** An address that is not the member's here changes nobody. The log has a line when it is said first. */
async function noteAddress(
  trx: StoreTransaction,
  { tenantId }: Within,
  {
    known,
    person: { email },
    at,
  }: { readonly known: Account & { readonly otherEmail: string | null }; readonly person: Person; readonly at: string },
): Promise<void> {
  const isOwn = email === undefined || [known.email, known.username].some((name) => isSameAccount(name, email));
  const otherEmail = isOwn ? null : email;
  if (otherEmail === known.otherEmail) return;
  await trx
    .updateTable('signOnMembers')
    .set({ otherEmail })
    .where('tenantId', '=', tenantId)
    .where('userId', '=', known.id)
    .execute();
  if (otherEmail === null) return;
  await writeAudit(trx, {
    tenantId,
    kind: 'member.address-differs',
    at,
    target: known.name || known.email,
    changes: [{ field: 'email', old: known.email, new: otherEmail }],
  });
}

/** Gives a member the role that the provider says, unless that takes the last admin's. */
async function setRole(
  trx: StoreTransaction,
  { context, tenantId }: Within,
  { member, role, at }: { readonly member: Account; readonly role: Role; readonly at: string },
): Promise<void> {
  if (member.role === role) return;
  const { demo } = context.config;
  if (!roleMay(role, 'administer') && (await isLastAdmin(trx, { tenantId, ...member }, demo))) return;
  await trx.updateTable('users').set({ role }).where('tenantId', '=', tenantId).where('id', '=', member.id).execute();
  await writeAudit(trx, {
    tenantId,
    kind: 'member.role-changed',
    at,
    target: member.name || member.email,
    changes: [{ field: 'role', old: member.role, new: role }],
  });
}
