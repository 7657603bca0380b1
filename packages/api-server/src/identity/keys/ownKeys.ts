import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { keyPrefix, keyStartLength, type keyRequest } from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { missingRightText, roleMay } from '@switchboard/api-contract/roles';
import { dayMs } from '@switchboard/api-contract/time';
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { isDirect } from '../../platform/http/readRequest.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { digestOf, makeToken } from '../../platform/vault/token.ts';
import { isDemo } from '../../tenants/demo.ts';
import { signOnFor } from '../signOn/signOnFor.ts';
import { type KeyRow, keyStateAt, selectKeys } from './keyState.ts';

type Answer = AnswerOf<typeof endpoints.keys>;

/** A key as the API sends it; `owner`: whether its maker is named. */
function describeKey(row: KeyRow, now: Date, owner: boolean): NonNullable<Answer['items']>[number] {
  const { id, name, start, rightsJson, agentsJson, acts, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  const state = keyStateAt(row, now);
  const endedAt = revokedAt ?? (state === 'expired' ? expiresAt : null);
  return {
    id,
    name,
    start,
    rights: JSON.parse(rightsJson) as string[],
    ...(agentsJson !== null && { agents: JSON.parse(agentsJson) as string[] }),
    acts,
    state,
    createdAt,
    expiresAt,
    ...(lastUsedAt !== null && { lastUsedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(owner && { owner: row.owner }),
    ...(state === 'resting' && row.signedInAt !== null && { restsSince: row.signedInAt }),
  };
}

/** The member's own keys, newest first, and for admins those of others. Ended ones are left out after some weeks. */
export async function listKeys(context: Context, { tenantId, userId, role }: Member): Promise<Answer> {
  const { db, clock } = context;
  const now = clock();
  const listedSince = new Date(now.getTime() - limits.keys.listedDays * dayMs).toISOString();
  const all = selectKeys(db, { tenantId, issuer: (await signOnFor(db, context, tenantId))?.issuer });
  const isAdmin = roleMay(role, 'administer');
  const rows = await (isAdmin ? all : all.where('programKeys.userId', '=', userId))
    .where('programKeys.expiresAt', '>', listedSince)
    .where((eb) => eb.or([eb('revokedAt', 'is', null), eb('revokedAt', '>', listedSince)]))
    .orderBy('programKeys.createdAt', 'desc')
    .orderBy('programKeys.id')
    .execute();
  const own = rows.filter((row) => row.userId === userId);
  const others = rows.filter((row) => row.userId !== userId);
  return {
    items: own.map((row) => describeKey(row, now, false)),
    ...(isAdmin && { others: others.map((row) => describeKey(row, now, true)) }),
    days: limits.keys.listedDays,
  };
}

/** Makes a key of the member, and returns it, this once. */
export async function makeKey(
  context: Context,
  { member, request }: { readonly member: Member; readonly request: FastifyRequest },
  wanted: InferOutput<typeof keyRequest>,
): Promise<AnswerOf<typeof endpoints.makeKey>> {
  const { tenantId, userId } = member;
  refuseTooMuch(member, wanted);
  // Its password is public, so whoever opened a demo of others could leave keys behind.
  if (isDemo(member.username) && !isDirect(request))
    throw new Refusal('conflict', 'The demo account has keys only where no proxy stands before the server.');
  const key = `${keyPrefix}${makeToken()}`;
  const now = context.clock();
  const { name, rights, agents, days, acts } = wanted;
  return context.db.change(tenantId, async (trx) => {
    await refuseAgents(trx, tenantId, wanted);
    const id = randomUUID();
    await refuseAnother(trx, member, { name, now });
    await trx
      .insertInto('programKeys')
      .values({
        id,
        tenantId,
        userId,
        keyHash: digestOf(key),
        start: key.slice(0, keyStartLength),
        name,
        rightsJson: JSON.stringify([...new Set(rights)]),
        agentsJson: agents ? JSON.stringify([...new Set(agents)]) : null,
        acts,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
        lastUsedAt: null,
        revokedAt: null,
      })
      .execute();
    await writeAudit(trx, {
      tenantId,
      kind: 'key.made',
      at: now.toISOString(),
      target: name,
      changes: [
        { field: 'rights', new: rights.join(', ') },
        ...(agents ? [{ field: 'agents', new: agents.join(', ') }] : []),
        { field: 'acts', new: acts },
        { field: 'days', new: String(days) },
      ],
    });
    const row = await selectKeys(trx, { tenantId }).where('programKeys.id', '=', id).executeTakeFirstOrThrow();
    return { key, item: describeKey(row, now, false) };
  });
}

/** Refuses a key that may more than its maker, or that acts at once where no admin made it. */
function refuseTooMuch({ role }: Member, { rights, acts }: InferOutput<typeof keyRequest>): void {
  const missing = rights.find((right) => !roleMay(role, right));
  const fields = {
    ...(missing && { rights: missingRightText(missing) }),
    ...(acts === 'act' && !roleMay(role, 'administer') && { acts: 'Only an admin’s keys can act at once.' }),
  };
  const [error] = Object.values(fields);
  if (error !== undefined) throw new Refusal('invalid', error, { fields });
}

/** Refuses agents that are not there and, for a key that does more than see, those that give work to any others. */
async function refuseAgents(
  trx: StoreTransaction,
  tenantId: string,
  { agents, rights }: InferOutput<typeof keyRequest>,
): Promise<void> {
  if (!agents) return;
  const known = await trx
    .selectFrom('agents')
    .select(['name', 'listType'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', agents)
    .execute();
  const wide = rights.some((right) => right !== 'see') && known.find(({ listType }) => listType === 'orchestrator');
  const error =
    known.length < new Set(agents).size
      ? 'Choose agents that there are'
      : wide && `${wide.name} gives work to all agents: choose all agents, or leave it out`;
  if (error) throw new Refusal('invalid', error, { fields: { agents: error } });
}

async function refuseAnother(
  trx: StoreTransaction,
  { tenantId, userId }: Member,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  const working = await trx
    .selectFrom('programKeys')
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .execute();
  if (working.some((key) => key.name === name)) {
    const error = 'You have a key of this name';
    throw new Refusal('invalid', error, { fields: { name: error } });
  }
  if (working.length >= limits.keys.working)
    throw new Refusal('conflict', `You have ${limits.keys.working} keys, which is the limit. Revoke one first.`);
}

/** Which keys of an organisation are ended: the one of this id, those of this member, or the one that is both. */
interface Ended {
  readonly tenantId: string;
  readonly id?: string;
  readonly userId?: string;
}

/** Ends those that have not ended yet, with a line in the audit log for each, and says how many those were. */
async function endKeys(trx: StoreTransaction, { tenantId, id, userId }: Ended, at: string): Promise<number> {
  const revoked = await trx
    .updateTable('programKeys')
    .set({ revokedAt: at })
    .where('tenantId', '=', tenantId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .returning('name')
    .execute();
  for (const { name } of revoked) await writeAudit(trx, { tenantId, kind: 'key.revoked', at, target: name });
  return revoked.length;
}

/** Ends a key at once: one's own or, as an admin, that of another member. One that has ended is not there. */
export async function revokeKey({ db, clock }: Context, { tenantId, userId, role }: Member, id: string): Promise<void> {
  const ended = { tenantId, id, ...(!roleMay(role, 'administer') && { userId }) };
  await db.change(tenantId, async (trx) => {
    if ((await endKeys(trx, ended, clock().toISOString())) === 0) throw new Refusal('missing', 'There is no such key');
  });
}

/** Ends all keys of a member, who may not be the one who made them. */
export async function revokeKeysOf(
  trx: StoreTransaction,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  at: string,
): Promise<void> {
  await endKeys(trx, { tenantId, userId }, at);
}
