import { createSecretKey } from 'node:crypto';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ConnectionAnswer } from '../src/services/connections/describeConnection.ts';
import type { Database } from '../src/store/Database.ts';
import { createVault } from '../src/vault/Vault.ts';
import { inWords } from './inWords.ts';
import { documented, type calledServices } from './services/documented.ts';
import { startStandIn, type StandIn } from './services/standIn.ts';
import { createTestApp, createTestDatabase, signIn } from './testApp.ts';

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/** Seals the credentials of the server under test. */
export const vault = createVault(createSecretKey(Buffer.alloc(32, 7)));
/** The credentials that a stand-in service accepts. */
export const right = (id: (typeof calledServices)[number]): Record<string, string> => ({
  ...documented[id].credentials,
});

/** A server connected to stand-in services, created before each test of the file. */
export function connectingApp() {
  let standIn: StandIn;
  let db: Database;
  let app: FastifyInstance;
  let headers: { authorization: string };

  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(() => standIn.close());
  beforeEach(async () => {
    standIn.play('documented');
    db = await createTestDatabase();
    await begin();
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
  });

  async function begin(options: Options = {}): Promise<void> {
    app = await createTestApp({ db, vault, call: standIn.call, ...options });
    headers = await signIn(app);
  }

  const list = async () => inWords((await app.inject({ url: '/api/connections', headers })).json<ConnectionAnswer[]>());
  const listed = async (id: ServiceId) => (await list()).find((item) => item.id === id);
  const post = (path: string, payload?: object, as = headers) =>
    app.inject({ method: 'POST', url: `/api/connections/${path}`, headers: as, ...(payload && { payload }) });
  const setUp = async (id: ServiceId, values: Record<string, string>) => {
    const answer = await post(`${id}/setup`, values);
    expect(answer.statusCode, answer.body).toBe(200);
    return inWords(answer.json<ConnectionAnswer>());
  };

  return {
    get app() {
      return app;
    },
    get db() {
      return db;
    },
    get headers() {
      return headers;
    },
    get standIn() {
      return standIn;
    },
    /** Replaces the server with another one on the same database. */
    reopen: async (options: Options) => {
      await app.close();
      await begin(options);
    },
    list,
    listed,
    post,
    setUp,
  };
}
