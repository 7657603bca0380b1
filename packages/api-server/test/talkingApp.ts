import type { ChatResponse } from '@switchboard/api-contract/assistant';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Timers } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { connect } from './connect.ts';
import { startStandInModel, type StandInModel } from './standInModel.ts';
import { createTestApp, createTestDatabase, pauseSome, signIn, testNow, type TestAppOptions } from './testApp.ts';

type Headers = Awaited<ReturnType<typeof signIn>>;

interface Asked {
  readonly sessionId?: string;
  readonly as?: Headers;
  /** What the conversation begins at. */
  readonly about?: string;
}

/** The key of the tenant's provider. */
export const key = 'sk-planted-Key-1234567890';
/** The member of another tenant. */
export const rival = { tenantId: 'rival', username: 'rival', password: 'rival-password' };

/** A provider's refusal, which repeats the key. */
export const openAiError = (code: string) =>
  JSON.stringify({ error: { message: `Incorrect API key provided: ${key}`, type: 'error', param: null, code } });

/** An event of a provider's stream. */
export const openAiDelta = (delta: object) => ({ choices: [{ index: 0, delta, finish_reason: null }] });
/** The events of a text, a few characters each. */
export const openAiWords = (text: string) => (text.match(/[^]{1,5}/g) ?? []).map((content) => openAiDelta({ content }));

/** A server whose tenant has connected a provider that the test plays, created before each test of the file. */
export function talkingApp(parts: Pick<TestAppOptions, 'makeSandbox'> = {}) {
  let provider: StandInModel;
  let db: Database;
  let app: FastifyInstance;
  let time: ManualTime;
  let log: string[];
  let headers: Headers;
  let before: number;
  let lastSeconds: PromiseWithResolvers<void>;

  const watched = ({ after }: Timers): Timers => ({
    after: (ms, run) => {
      if (ms === 3_000) lastSeconds.resolve();
      return after(ms, run);
    },
  });
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    db = await createTestDatabase();
    await pauseSome(db);
    app = await createTestApp({
      db,
      clock: time.clock,
      timers: watched(time.timers),
      fetch,
      ...parts,
      logTo: { write: (line) => void log.push(line) },
      env: {
        OPENAI_BASE_URL: provider.url,
        ANTHROPIC_BASE_URL: provider.url,
        LOG_LEVEL: 'trace',
        VOICE_ENGINE: 'none',
        ...env,
      },
    });
    headers = await signIn(app);
  };

  beforeAll(async () => {
    provider = await startStandInModel();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    lastSeconds = Promise.withResolvers();
    time = manualTime(testNow);
    log = [];
    await open();
    await connect(db, { serviceId: 'openai', credentials: { apiKey: key, organization: 'org-northlight' } });
    provider.play({ text: 'Fine.' });
    before = provider.seen.length;
    return () => app.close();
  });

  const seen = () => provider.seen.slice(before);
  const send = (message: string, { sessionId = 'session-1', as = headers, about }: Asked = {}) =>
    app.inject({ method: 'POST', url: '/api/switchboard/chat', headers: as, payload: { message, sessionId, about } });

  return {
    get provider() {
      return provider;
    },
    get db() {
      return db;
    },
    get app() {
      return app;
    },
    get time() {
      return time;
    },
    get headers() {
      return headers;
    },
    /** The whole log. */
    logged: () => log.join(''),
    /** Resolves once the server is stopping and gives the provider its last three seconds. */
    lastSeconds: () => lastSeconds.promise,
    /** Replaces the server with another one, with an empty database and this environment. */
    reopen: async (env: Readonly<Record<string, string>>) => {
      await app.close();
      await open(env);
      await connect(db, { serviceId: 'openai', credentials: { apiKey: key } });
    },
    /** The sign-in expires when much time passes. */
    signInAgain: async () => {
      headers = await signIn(app);
    },
    /** The provider's requests in this test. */
    seen,
    send,
    ask: async (message: string, options: Asked = {}) => {
      const answer = await send(message, options);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<ChatResponse>();
    },
    statusOf: async (agent: string) =>
      (await app.inject({ url: `/api/agents/${agent}`, headers })).json<{ status: string }>().status,
    /** An agent's runs that are not samples. */
    runsOf: (agentId: string) =>
      db.selectFrom('executions').select('id').where('agentId', '=', agentId).where('sample', '=', 0).execute(),
    /** The conversation in the latest request to the model. */
    contents: () =>
      seen()
        .at(-1)
        ?.body.messages?.slice(1)
        .map(({ content }) => content),
    /** The tool results in the latest request to the model. */
    toolResults: () =>
      (seen().at(-1)?.body.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : [])),
  };
}
