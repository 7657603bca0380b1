import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Selectable } from 'kysely';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import type { PasskeysTable } from '../tables.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Member } from '../../platform/actor.ts';

type Row = Pick<Selectable<PasskeysTable>, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** A passkey as the API sends it. */
export const describePasskey = ({ id, name, createdAt, lastUsedAt }: Row): AnswerOf<typeof endpoints.addPasskey> => ({
  id,
  name,
  at: createdAt,
  ...(lastUsedAt && { lastUsedAt }),
});

/** The member's passkeys, the oldest first. */
export async function listPasskeys(
  { db }: Context,
  { tenantId, userId }: Member,
): Promise<AnswerOf<typeof endpoints.passkeys>> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return { passkeys: rows.map(describePasskey) };
}

/** Gives a passkey of the member another name. */
export async function renamePasskey(
  { db, clock }: Context,
  member: Member,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<AnswerOf<typeof endpoints.renamePasskey>> {
  const { tenantId } = member;
  return db.change(tenantId, async (trx) => {
    const passkey = await findOwn(trx, member, id);
    await trx.updateTable('passkeys').set({ name }).where('tenantId', '=', tenantId).where('id', '=', id).execute();
    await writeAudit(trx, {
      tenantId,
      kind: 'passkey.renamed',
      at: clock().toISOString(),
      target: name,
      changes: [{ field: 'name', old: passkey.name, new: name }],
    });
    return describePasskey({ ...passkey, name });
  });
}

/** Takes a passkey from the member: nobody signs in with it any more. Returns its name. */
export async function removePasskey({ db, clock }: Context, member: Member, id: string): Promise<string> {
  const { tenantId } = member;
  return db.change(tenantId, async (trx) => {
    const { name } = await findOwn(trx, member, id);
    await trx.deleteFrom('passkeys').where('tenantId', '=', tenantId).where('id', '=', id).execute();
    await writeAudit(trx, { tenantId, kind: 'passkey.removed', at: clock().toISOString(), target: name });
    return name;
  });
}

async function findOwn(trx: StoreTransaction, { tenantId, userId }: Member, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('missing', 'You have no such passkey');
  return row;
}
