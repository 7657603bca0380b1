import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from './sandboxedApp.ts';

/** What is said, and what the answer holds. */
export type Sentences = readonly (readonly [said: string, holds: RegExp])[];

/** A server whose agents have run once in the sandbox, and how it answers with the sandbox's model and without one. */
export function everydayWords() {
  const server = sandboxedApp();
  const { run, send, world } = server;
  const isModel = ({ address }: { readonly address: string }) => address.endsWith('/chat/completions');

  beforeEach(async () => {
    await send('POST', 'sandbox/connect');
    for (const agent of ['lead-generation', 'contacts', 'calendar', 'email']) await run(agent);
  });

  /** The answers to some messages, in one conversation, without what an answer says of the question before it. */
  async function answersTo(messages: readonly string[], sessionId: string): Promise<string[]> {
    const answers: string[] = [];
    for (const message of ['Hello', ...messages]) {
      const answer = await send('POST', 'switchboard/chat', { message, sessionId });
      expect(answer.statusCode, answer.body).toBe(200);
      answers.push(answer.json<ChatResponse>().response.replace(/^Nothing was done about my question\.\s+/, ''));
    }
    return answers.slice(1);
  }
  const withoutModel = async () => {
    for (const service of ['openai', 'anthropic'])
      expect((await send('POST', `connections/${service}/disconnect`)).statusCode).toBe(200);
  };

  return {
    server,
    /** Each sentence is answered so, and the same without a model. */
    answers: (name: string, sentences: Sentences) => {
      test(name, async () => {
        const said = sentences.map(([message]) => message);
        world.asked = [];
        const answered = await answersTo(said, 'session-1');
        expect(
          sentences.flatMap(([message, holds], at) =>
            holds.test(answered[at] ?? '') ? [] : [`${message}: ${answered[at]}`],
          ),
        ).toEqual([]);
        expect(world.asked.filter(isModel)).toHaveLength(0);
        await withoutModel();
        expect(await answersTo(said, 'session-2')).toEqual(answered);
      });
    },
    /** None of these is answered from the tenant's data, and none leads to a question whether to act. */
    isLeft: (name: string, said: readonly string[]) => {
      test(name, async () => {
        const answered = await answersTo(said, 'session-1');
        const isOwn = /^I (?:answer only from your own data|did not understand|can’t tell that)/;
        expect(
          said.flatMap((message, at) => (isOwn.test(answered[at] ?? '') ? [] : [`${message}: ${answered[at]}`])),
        ).toEqual([]);
      });
    },
  };
}
