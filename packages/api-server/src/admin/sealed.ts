import type { Kysely } from 'kysely';
import type { Tables } from '../platform/store/Database.ts';
import { SealError, type Vault } from '../platform/vault/Vault.ts';

/** One sealed value: how it is read and written again. */
interface Sealed {
  readonly blob: Uint8Array;
  readonly place: readonly string[];
  readonly write: (blob: Buffer) => Promise<unknown>;
}

/**
 * Every stored value that the vault sealed and that has to last. A test fails if a column of bytes is missing here.
 * Visits to Google's consent screen last ten minutes, and members can begin again.
 */
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
  return [
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

/** Tries a key on everything that is sealed. Without one, all of it is lost. */
export async function tryKey(db: Kysely<Tables>, vault: Vault | undefined): Promise<Opened> {
  const values = await sealedValues(db);
  const lost = values.filter((value) => !vault || isLost(vault, value)).length;
  return { opened: values.length - lost, lost };
}

/** Seals everything again with another key. What the old key does not open stays as it is: it is lost either way. */
export async function resealAll(db: Kysely<Tables>, from: Vault, to: Vault): Promise<Opened> {
  await db.deleteFrom('consents').execute();
  const values = await sealedValues(db);
  let lost = 0;
  for (const value of values) {
    if (isLost(from, value)) lost += 1;
    else await value.write(to.seal(from.open(value.blob, value.place), value.place));
  }
  return { opened: values.length - lost, lost };
}
