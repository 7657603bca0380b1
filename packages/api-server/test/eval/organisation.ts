import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { chatResponse } from '@switchboard/api-contract/assistant';
import { createSandbox } from '@switchboard/sandbox/createSandbox';
import type * as v from 'valibot';
import { manualTime } from '../manualTime.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testApp.ts';
import { atWork } from './openEval.ts';

/** A record, an agent, a run, as the API answers with it. */
export type Row = Readonly<Record<string, unknown>>;

/** An answer of the assistant, as it is sent. */
export type Answer = v.InferInput<typeof chatResponse>;

/** An organisation in which every agent has run, as any client reads it. */
export interface Organisation {
  readonly read: <T>(path: string) => Promise<T>;
  readonly records: (slug: AgentSlug, collection: string) => Promise<Row[]>;
  /** The runs of an agent, the newest first; none of samples. */
  readonly runs: (slug: AgentSlug) => Promise<Row[]>;
  /** Says these one after the other in a conversation of their own, and gives each answer. */
  readonly say: (said: readonly string[]) => Promise<Answer[]>;
  readonly close: () => Promise<void>;
}

/** Opens one as a newcomer has it: the sandbox is connected, no model of one's own. */
export async function openOrganisation(): Promise<Organisation> {
  const db = await createTestDatabase();
  const { clock, timers } = manualTime(testNow);
  const app = await createTestApp({ db, clock, timers, makeSandbox: createSandbox });
  const headers = await signIn(app);
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<T> => {
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  };
  await call('POST', 'sandbox/connect');
  await call('POST', 'agents/maps-scraper/runs');
  await call('POST', 'agents/research/start', { query: 'Cold storage prices in Poland' });
  await app.jobs.idle();
  await atWork(app, db, headers);
  await call('PUT', 'agents/calendar/schedule', { kind: 'weekdays', time: '07:30' });

  const read = <T>(path: string): Promise<T> => call<T>('GET', path);
  let session = 0;
  return {
    read,
    records: async (slug, collection) => {
      const { items, total } = await read<{ items: Row[]; total: number }>(
        `agents/${slug}/records/${collection}?limit=100`,
      );
      if (items.length !== total) throw new Error(`${collection} has more than one page`);
      return items;
    },
    runs: async (slug) => {
      const id = agentTable.find((one) => one.slug === slug)?.id;
      const agent = (await read<Row[]>('agents')).find((one) => one['id'] === id);
      return agent?.['sample'] === true ? [] : read<Row[]>(`agent-executions/${id}`);
    },
    say: async (said) => {
      session += 1;
      const answers: Answer[] = [];
      for (const message of said)
        answers.push(await call<Answer>('POST', 'switchboard/chat', { message, sessionId: `session-${session}` }));
      return answers;
    },
    close: () => app.close(),
  };
}
