import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { expect } from 'vitest';
import { json, type Asked } from './playedSandbox.ts';
import { sandboxedApp } from './sandboxedApp.ts';

export type Task = AnswerOf<typeof endpoints.researchTasks>[number];
export type Source = AnswerOf<typeof endpoints.researchSources>[number];

/** The question. */
export const query = 'Who moves frozen goods in Poland?';

const modelUrl = 'https://api.openai.com/v1/chat/completions';

/** Whether a request asks the language model. */
export const asksModel = ({ address }: Pick<Asked, 'address'>): boolean => address === modelUrl;

/** What the model was given: the question, and the sources by number. */
export const materialOf = ({ body }: Asked) => {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  return {
    rules: messages[0]?.content ?? '',
    ...(JSON.parse(messages[1]?.content ?? '') as {
      question: string;
      sources: { number: number; url: string; excerpt: string; title: string }[];
    }),
  };
};

/** An answer of the model. */
export const says = (content: unknown): Response =>
  json({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-4o',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

/** A server that researches in the sandbox, created before each test of the file. */
export function researchingApp() {
  const server = sandboxedApp();
  const { send, get } = server;
  const post = (path: string, payload?: object) => send('POST', `agents/research/${path}`, payload);
  const put = (path: string, payload: object) => send('PUT', `agents/research/${path}`, payload);
  const read = <T>(path: string) => get<T>(`agents/research/${path}`);
  const start = async (text = query): Promise<Task> => {
    const answer = await post('start', { query: text });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Task>();
  };
  /** Starts a research and waits for it. `tries` advances the time to later attempts. */
  async function researched(tries = 1, text = query): Promise<Task> {
    const { id } = await start(text);
    for (let count = 0; count < tries; count += 1) {
      await server.app.jobs.idle();
      if (count < tries - 1) server.time.advance(60_000);
    }
    const task = (await read<Task[]>('tasks')).find((one) => one.id === id);
    if (!task) throw new Error('The research is not among the tasks');
    return task;
  }
  return Object.assign(server, {
    post,
    put,
    read,
    start,
    researched,
    sources: () => read<Source[]>('sources'),
    /** Sets the settings of the research agent. */
    set: (customSettings: object) => put('config', { customSettings }),
    /** How many requests a connection counts. */
    usage: async (id: ServiceId) => (await server.listed(id))?.usage?.requests,
  });
}
