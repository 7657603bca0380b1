import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { saysNo } from '@switchboard/api-contract/orders/confirmation';
import type { FastifyInstance } from 'fastify';
import { respond } from '../../src/assistant/reader/respond.ts';
import type { Database } from '../../src/platform/store/Database.ts';
import { toStoredFact } from '../../src/platform/store/storedFact.ts';
import { demoTenantId as tenantId } from '../../src/tenants/demo.ts';
import { connect } from '../connect.ts';
import { manualTime } from '../manualTime.ts';
import { queueRun } from '../queueRun.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testApp.ts';
import { testContext } from '../testContext.ts';
import type { Case } from './cases.ts';
import { recordedCalls, type ToolCall } from './recordedCalls.ts';

/** What became of a case: the tools that were called, and the answer. */
export interface Got {
  readonly calls: readonly ToolCall[];
  readonly text: string;
}

/** Plays cases one after the other, each in a conversation of its own. */
export interface Eval {
  /** By the reader, as shipped without a model of one's own. */
  readonly byReader: (one: Pick<Case, 'before' | 'said'>) => Promise<Got>;
  /** By the organisation's model. */
  readonly byModel: (one: Case) => Promise<Got>;
  readonly close: () => Promise<void>;
}

/** Brings an organisation to where the cases begin. */
export async function atWork(app: FastifyInstance, db: Database, headers: { authorization: string }): Promise<void> {
  const post = (url: string) => app.inject({ method: 'POST', url: `/api/${url}`, headers });
  await post('sandbox/connect');
  for (const agent of ['lead-generation', 'contacts', 'calendar', 'email']) {
    await post(`agents/${agent}/runs`);
    await app.jobs.idle();
  }
  const context = { db, clock: () => testNow, wake: () => {} };
  const failed = await queueRun(context, tenantId, 'email');
  await queueRun(context, tenantId, 'research', { task: 'Cold storage in Poland' });
  await db.change(tenantId, async (trx) => {
    const at = testNow.toISOString();
    const errorMessage = toStoredFact(externalText('Gmail answered 503'));
    await trx
      .updateTable('executions')
      .set({ status: 'failed', errorMessage, startTime: at, endTime: at })
      .where('id', '=', failed)
      .execute();
    await trx.updateTable('agents').set({ status: 'paused' }).where('id', '=', 'email-agent').execute();
  });
}

/**
 * An organisation where the cases can be played. Its model, an OpenAI-compatible one with this environment and key, is
 * asked by `ask`, which is given how the reader plays them.
 */
export async function openEval(
  ask: (byReader: Eval['byReader']) => typeof fetch,
  { env = {}, key = 'sk-of-the-evaluation' }: { env?: Readonly<Record<string, string>>; key?: string } = {},
): Promise<Eval> {
  const db = await createTestDatabase();
  const { clock, timers } = manualTime(testNow);

  const byReader: Eval['byReader'] = async ({ before = [], said }) => {
    const asker = { tenantId, userId: 'demo', role: 'tenant_admin' } as const;
    const context = testContext({ db, clock: () => testNow });
    let sources = 0;
    const writer = {
      step: () => {},
      say: () => {},
      source: () => (sources += 1),
      signal: new AbortController().signal,
    };
    const turns: { role: 'user' | 'assistant'; text: string }[] = [];
    for (const message of before) {
      const { text } = saysNo(message)
        ? { text: 'OK, nothing was changed.' }
        : await respond(context, asker, { message, turns }, writer);
      turns.push({ role: 'user', text: message }, { role: 'assistant', text });
    }
    const { text, calls } = await respond(context, asker, { message: said, turns }, writer);
    return { text, calls: calls.map(({ tool, args: input }) => ({ tool, input })) };
  };

  const recorded = recordedCalls();
  const app = await createTestApp({
    db,
    clock,
    timers,
    fetch: recorded.of(ask(byReader)),
    makeSandbox: createSandbox,
    env,
  });
  const headers = await signIn(app);
  await atWork(app, db, headers);
  await connect(db, { serviceId: 'openai', credentials: { apiKey: key } });
  let session = 0;
  const byModel = async (one: Case): Promise<Got> => {
    session += 1;
    let text = '';
    for (const message of [...(one.before ?? []), one.said]) {
      await recorded.taken();
      const answer = await app.inject({
        method: 'POST',
        url: '/api/switchboard/chat',
        headers,
        payload: { message, sessionId: `session-${session}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${message}: ${answer.statusCode} ${answer.body}`);
      text = answer.json<ChatResponse>().response;
    }
    return { calls: await recorded.taken(), text };
  };
  return {
    byReader,
    byModel,
    close: async () => {
      await app.close();
    },
  };
}
