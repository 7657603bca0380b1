import { argon2Sync, createSecretKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppOptions } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { CallError } from '../src/outside/providers/client.ts';
import { seedFirstStart } from '../src/seed/seedFirstStart.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { migrate } from '../src/platform/store/migrations.ts';
import { databaseFile } from '../src/platform/store/openStore.ts';
import { SqliteDatabase } from '../src/platform/store/SqliteDatabase.ts';
import { createVault } from '../src/platform/vault/Vault.ts';

/** The moment at which tests take place. */
export const testNow = new Date('2026-03-12T09:41:20.000Z');

/** The vault of test servers. */
export const testVault = createVault(createSecretKey(Buffer.alloc(32, 7)));

/** What a test can set. Everything else is as on a first start. */
export interface TestAppOptions extends Partial<AppOptions> {
  /** Environment variables, as the configuration reads them. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
}

/**
 * A server with a database in memory, on its first start, at a fixed moment. It makes no calls unless given a `fetch`
 * or a `call`.
 */
export async function createTestApp({ env, ...given }: TestAppOptions = {}): Promise<FastifyInstance> {
  const clock = given.clock ?? (() => testNow);
  const db = given.db ?? (await createTestDatabase(clock));
  return createApp({
    strict: true,
    config: readConfig({ LOG_LEVEL: 'silent', APP_DIR: '', SESSION_IDLE_HOURS: '8760', ...env }),
    vault: testVault,
    fetch: () => Promise.reject(new Error('A test called the outside world')),
    call: () => Promise.reject(new CallError('unreachable')),
    ...given,
    clock,
    db,
  });
}

/** A migrated and seeded database in memory. For the same moment, later ones are copies of the first. */
export async function createTestDatabase(clock: Clock = () => testNow): Promise<SqliteDatabase> {
  const moment = clock().getTime();
  const image = images.get(moment) ?? seedImage(clock);
  images.set(moment, image);
  return SqliteDatabase.fromImage(await image);
}

/** Gives a data folder the database of a first start. */
export async function seedFolder(folder: string): Promise<void> {
  const db = await createTestDatabase();
  writeFileSync(join(folder, databaseFile), db.image(), { mode: 0o600 });
  await db.destroy();
}

/** For tests that tell agents apart by their status: email is paused, the maps scraper idle, the others are active. */
export async function pauseSome(db: Database): Promise<void> {
  for (const [id, status] of [
    ['email-agent', 'paused'],
    ['google-maps-scraper', 'idle'],
  ] as const)
    await db.change('northlight', (trx) => trx.updateTable('agents').set({ status }).where('id', '=', id).execute());
}

const images = new Map<number, Promise<Uint8Array>>();

async function seedImage(clock: Clock): Promise<Uint8Array> {
  const db = SqliteDatabase.open(':memory:');
  await migrate(db);
  await seedFirstStart(db, clock);
  await db
    .updateTable('users')
    .set({ passwordHash: quickHash(demoCredentials.password) })
    .execute();
  const image = db.image();
  await db.destroy();
  return image;
}

/** As `hashPassword`, but at the least cost, since every test signs in. */
function quickHash(password: string): string {
  const nonce = Buffer.alloc(16);
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 32,
    memory: 8,
    passes: 1,
    parallelism: 1,
  });
  return `$argon2id$v=19$m=8,t=1,p=1$${[nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, '')).join('$')}`;
}

/** Adds another tenant with one member, and without agents. */
export async function addTenant(
  db: Database,
  member: { tenantId: string; username: string; password: string },
): Promise<void> {
  const { tenantId } = member;
  await db
    .insertInto('tenants')
    .values({ id: tenantId, name: tenantId, samplesAt: null, createdAt: testNow.toISOString() })
    .execute();
  await addMember(db, { ...member, role: 'tenant_admin' });
}

/** Adds a member to a tenant. */
export async function addMember(
  db: Database,
  { tenantId, username, password, role }: { tenantId: string; username: string; password: string; role: string },
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: `${tenantId}-${username}`,
      tenantId,
      username,
      name: username,
      email: `${username}@${tenantId}.test`,
      role,
      passwordHash: quickHash(password),
      createdAt: testNow.toISOString(),
    })
    .execute();
}

/** Signs in, by default as the demo member, and returns the headers of a signed-in call. */
export async function signIn(
  app: FastifyInstance,
  { username, password }: { username: string; password: string } = demoCredentials,
): Promise<{ authorization: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
  if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}
