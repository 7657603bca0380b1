import type { Kysely } from 'kysely';
import type { Tables } from '../platform/store/Database.ts';
import { SealError, type Vault } from '../platform/vault/Vault.ts';

/** One sealed value: how it is read and written again. */
interface Sealed {
  readonly blob: Uint8Array;
  readonly place: readonly string[];
  readonly write: (blob: Buffer) => Promise<unknown>;
}

/** Every stored value that the vault sealed. A test fails if a column of bytes is missing here. */
async function sealedValues(db: Kysely<Tables>): Promise<readonly Sealed[]> {
  const connections = await db
    .selectFrom('connections')
    .select(['tenantId', 'serviceId', 'credentials'])
    .where('credentials', 'is not', null)
    .execute();
  const agents = await db
    .selectFrom('agents')
    .select(['tenantId', 'id', 'secrets'])
    .where('secrets', 'is not', null)
    .execute();
  const consents = await db.selectFrom('consents').select(['tenantId', 'stateHash', 'client']).execute();
  return [
    ...consents.map(({ tenantId, stateHash, client }) => ({
      blob: client,
      place: [tenantId, 'consent', stateHash],
      write: (blob: Buffer) =>
        db
          .updateTable('consents')
          .set({ client: blob })
          .where('tenantId', '=', tenantId)
          .where('stateHash', '=', stateHash)
          .execute(),
    })),
    ...connections.map(({ tenantId, serviceId, credentials }) => ({
      blob: credentials ?? new Uint8Array(),
      place: [tenantId, 'connection', serviceId],
      write: (blob: Buffer) =>
        db
          .updateTable('connections')
          .set({ credentials: blob })
          .where('tenantId', '=', tenantId)
          .where('serviceId', '=', serviceId)
          .execute(),
    })),
    ...agents.map(({ tenantId, id, secrets }) => ({
      blob: secrets ?? new Uint8Array(),
      place: [tenantId, 'agent', id],
      write: (blob: Buffer) =>
        db.updateTable('agents').set({ secrets: blob }).where('tenantId', '=', tenantId).where('id', '=', id).execute(),
    })),
  ];
}

/** How many stored secrets a key opens, and how many it does not (`lost`). */
export interface Opened {
  readonly opened: number;
  readonly lost: number;
}

const isLost = (vault: Vault, { blob, place }: Sealed): boolean => {
  try {
    vault.open(blob, place);
    return false;
  } catch (error) {
    if (error instanceof SealError) return true;
    throw error;
  }
};

/** Tries a key on everything that is sealed. */
export async function tryKey(db: Kysely<Tables>, vault: Vault): Promise<Opened> {
  const values = await sealedValues(db);
  const lost = values.filter((value) => isLost(vault, value)).length;
  return { opened: values.length - lost, lost };
}

/** Seals everything again with another key. What the old key does not open stays as it is: it is lost either way. */
export async function resealAll(db: Kysely<Tables>, from: Vault, to: Vault): Promise<Opened> {
  // Visits to Google's consent screen that are under way: they last ten minutes, and members can begin again.
  await db.deleteFrom('consents').execute();
  const values = await sealedValues(db);
  let lost = 0;
  for (const value of values) {
    if (isLost(from, value)) lost += 1;
    else await value.write(to.seal(from.open(value.blob, value.place), value.place));
  }
  return { opened: values.length - lost, lost };
}
