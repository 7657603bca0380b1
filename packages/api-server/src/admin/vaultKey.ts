import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Database, StoreTransaction, Tables } from '../platform/store/Database.ts';
import { fingerprintOf, keyFile, makeSecretKey, readSecretKey, SecretKeyError } from '../platform/vault/secretKey.ts';
import { createVault } from '../platform/vault/Vault.ts';
import { tryKey, type Opened } from './sealed.ts';
import { adminCall } from '../platform/packaged.ts';

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>;

/** The key that `rotate-key` has made, and may have begun to use. */
export const nextKeyFile = `${keyFile}.next`;

/** This server's key: SECRET_KEY if it is set, otherwise the file in the data folder. Undefined if there is none. */
export const keyAtHand = ({ secretKey, dataDir }: KeyPlace): KeyObject | undefined =>
  secretKey ?? readSecretKey(dataDir);

/** What a key is to a database. */
export interface KeyFit extends Opened {
  /** Whether a server may start with it. */
  readonly fits: boolean;
}

/**
 * Tries a key, or none, on a database. One that is not noted there may become its key if nothing sealed is lost by
 * that, and no other server can be using another one. Where none is noted, it is enough that it opens some of them.
 */
export async function tryFit(db: Kysely<Tables>, key: KeyObject | undefined, shared: boolean): Promise<KeyFit> {
  const noted = await readFingerprint(db);
  const secrets = await tryKey(db, key && createVault(key));
  const isFree = secrets.lost === 0 && !(shared && noted !== undefined);
  const isRight = noted === undefined ? secrets.opened > 0 : key !== undefined && noted === fingerprintOf(key);
  return { ...secrets, fits: isFree || isRight };
}

/**
 * The key to start with. At the first start it is made, if it is not given, and noted in the database. Throws
 * SecretKeyError where it is not the one that is noted, or does not open what is stored.
 */
export function fittingKey(db: Database, place: KeyPlace): Promise<KeyObject> {
  return db.inTurn('start', async (trx) => {
    const key = keyAtHand(place);
    if (key && (await readFingerprint(trx)) === fingerprintOf(key)) return key;
    const fit = await tryFit(trx, key, db.shared);
    if (!fit.fits) throw new SecretKeyError(misfitInWords(place, fit));
    return adoptKey(trx, place);
  });
}

/** Makes the key at hand, or a new one, that of the database. */
export async function adoptKey(trx: StoreTransaction, place: KeyPlace): Promise<KeyObject> {
  const key = keyAtHand(place) ?? makeSecretKey(place.dataDir);
  await noteKey(trx, key);
  return key;
}

/** Notes which key the stored secrets are sealed with. Call it in the transaction that seals them. */
export async function noteKey(trx: StoreTransaction, key: KeyObject): Promise<void> {
  await trx.deleteFrom('vaultKey').execute();
  await trx
    .insertInto('vaultKey')
    .values({ fingerprint: fingerprintOf(key) })
    .execute();
}

async function readFingerprint(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('vaultKey').select('fingerprint').executeTakeFirst())?.fingerprint;
}

/** Why a server does not start with the key at hand, and what to do. */
export function misfitInWords(place: KeyPlace, { opened, lost }: Opened): string {
  const path = join(place.dataDir, keyFile);
  const what = place.secretKey
    ? 'SECRET_KEY is not the key of this database'
    : existsSync(path)
      ? `${path} is not the key of this database`
      : `The key ${path} is missing`;
  const counted = lost === 0 ? '' : `: ${lost} of ${opened + lost} stored secrets can't be opened`;
  const remedy =
    !place.secretKey && existsSync(join(place.dataDir, nextKeyFile))
      ? 'A rotate-key was cut off: run it again'
      : `Start with the key that was used before. If it is lost for good: ${adminCall} replace-lost-key`;
  return `${what}${counted}. ${remedy}`;
}
