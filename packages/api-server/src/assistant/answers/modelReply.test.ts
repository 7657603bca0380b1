import { beforeEach, describe, expect, test } from 'vitest';
import type { Scene } from '../../../test/standInModel.ts';
import { key, talkingApp } from '../../../test/talkingApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { modelFor } from '../../outside/models/openModel.ts';
import { readConfig } from '../../platform/config.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { replyByModel } from './modelReply.ts';

const server = talkingApp();

let told: string[];
let steps: string[];
let stop: AbortController;
let signs: PromiseWithResolvers<void>;
let until: { readonly text: string; readonly reached: () => void } | undefined;
beforeEach(() => {
  [told, steps, stop, until] = [[], [], new AbortController(), undefined];
  signs = Promise.withResolvers();
});
/** Resolves once so much was told. */
const saidUntil = (text: string) =>
  new Promise<void>((reached) => {
    until = { text, reached };
  });

/** Has the model answer, of which `told` and `steps` are told. */
async function reply(...scenes: readonly Scene[]) {
  server.provider.play(...scenes);
  const { db, time, provider } = server;
  const context = testContext({ db, clock: time.clock, config: readConfig({ OPENAI_BASE_URL: provider.url }) });
  const model = await modelFor(context, demoTenantId);
  if (!model) throw new Error('No model is connected.');
  const asker = { tenantId: demoTenantId, userId: 'demo-user', role: 'tenant_admin' as const };
  return replyByModel(
    context,
    { asker, model, turns: [], message: 'Who is there?', timers: time.timers },
    {
      step: (text) => void steps.push(text),
      say: (text) => {
        if (text === '') {
          signs.resolve();
          signs = Promise.withResolvers();
          return;
        }
        told.push(text);
        if (until && told.join('').endsWith(until.text)) until.reached();
      },
      source: () => 1,
      signal: stop.signal,
    },
  );
}
const delta = (part: object) => ({ choices: [{ index: 0, delta: part, finish_reason: null }] });
const saying = (...pieces: readonly string[]): object[] => pieces.map((content) => delta({ content }));
/** What the provider was counted with. */
const used = async () => {
  const rows = await server.db
    .selectFrom('usage')
    .select(['unit', 'units'])
    .where('service', '=', 'openai')
    .where('unit', 'like', 'tokens%')
    .execute();
  return Object.fromEntries(rows.map(({ unit, units }) => [unit, units]));
};

test('a text is told piece by piece, as it comes', async () => {
  await reply({ events: [...saying('Sev', 'en a', 'gents.'), 'data: [DONE]'] });
  expect(told).toEqual(['Sev', 'en a', 'gents.']);
});

test('each request is a step, and so is each tool; what is said after it stands for itself', async () => {
  const call = { index: 0, id: 'a', function: { name: 'list_agents', arguments: '{}' } };
  const answer = await reply(
    { events: [...saying('Let me ', 'look. '), delta({ tool_calls: [call] }), ...saying('Done!'), 'data: [DONE]'] },
    { text: 'Seven.' },
  );
  expect(steps).toEqual(['Asking OpenAI', expect.stringMatching(/agents/), 'Asking OpenAI']);
  expect(told.join('')).toBe('Let me look.\n\nSeven.');
  expect(answer).toMatchObject({ text: '', agents: expect.arrayContaining(['research']) });
});

test('what is proposed ends the answer: the question is the server’s own', async () => {
  const call = { index: 0, id: 'a', function: { name: 'stop_agent', arguments: '{"agent":"research"}' } };
  const answer = await reply({
    events: [...saying('Sure.'), delta({ tool_calls: [call] }), ...saying(' Say yes!'), 'data: [DONE]'],
  });
  expect(told.join('')).toBe('Sure.\n\n');
  expect(answer).toMatchObject({ text: expect.stringMatching(/^Shall I stop Research Agent\?/) });
  expect(server.seen()).toHaveLength(1);
});

describe('what must not be told', () => {
  const all = async (...pieces: readonly string[]) => {
    await reply({ events: [...saying(...pieces), 'data: [DONE]'] });
    return told.join('');
  };

  test.each([1, 2, 5, 20])('the tenant’s key, in pieces of %i characters', async (size) => {
    const text = `Your key is ${key}, ${key.slice(0, 9)} and sk-other.`;
    expect(await all(...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []))).toBe(
      `Your key is …, ${key.slice(0, 9)} and sk-other.`,
    );
  });

  test('a key with control characters in it', async () => {
    expect(await all(key.slice(0, 6), '\u0000', `${key.slice(6, 12)}\u001b`, key.slice(12))).toBe('…');
  });

  test('most of a key, where the answer ends in it', async () => {
    expect(await all('It is ', key.slice(0, 15))).toBe('It is …');
  });

  test('not even its first letter, until more is known', async () => {
    expect(await all('Risk', ' s')).toBe('Risk s');
    expect(told).toEqual(['Ri', 'sk ', 's']);
  });

  test('control characters and half a character', async () => {
    expect(await all('  \n', 'A\u0007', 'b\ud83d', '\ude00 \ud83d', ' c \n')).toBe('Ab😀 \ufffd c');
  });
});

describe('an answer that goes no further', () => {
  const begun: Scene = { events: saying('Seven ', 'people'), end: 'stall' };

  test('is ended after a minute without a sign of life, and counted as far as it came', async () => {
    const said = saidUntil('people');
    const answer = reply(begun);
    await said;
    server.time.advance(59_999);
    expect(told).toEqual(['Seven', ' people']);
    server.time.advance(1);
    await answer;
    expect(told.join('')).toBe(
      'Seven people\n\nThe answer breaks off here: OpenAI did not answer within 60 seconds; ask again, or test OpenAI under API Connections.',
    );
    await server.provider.left();
    expect(await used()).toEqual({ tokensIn: expect.any(Number), tokensOut: 4 });
  });

  test('is ended after five minutes, whatever signs of life it gives', async () => {
    const answer = reply({ events: [...saying('Seven ', 'people'), ': alive'], end: 'stall' });
    await saidUntil('people');
    for (let minute = 0; minute < 10; minute += 1) {
      server.time.advance(30_000);
      const heard = signs.promise;
      server.provider.write(': alive');
      if (minute < 9) await heard;
    }
    await answer;
    expect(told.join('')).toMatch(/The answer breaks off here: OpenAI took more than 300 seconds; ask for less\.$/);
  });

  test('is left alone once the member stops it, and counted as far as it came', async () => {
    const said = saidUntil('people');
    const answer = reply(begun);
    await said;
    stop.abort(new Error('Stopped'));
    await expect(answer).rejects.toThrow('Stopped');
    await server.provider.left();
    expect(await used()).toEqual({ tokensIn: expect.any(Number), tokensOut: 4 });
  });
});

describe('a model that says it acted', () => {
  const nothing = 'Nothing was done just now: I ask before I act, and do it after your yes.';
  const piecesOf = (text: string, size: number) => saying(...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []));

  test.each([
    ['I’ve paused the email agent. Anything else?', 'Anything else?'],
    ['Done, I sent it.', ''],
    ['All set!', ''],
    ['✅ **Done!** Three leads are new.', 'Three leads are new.'],
    ['Sure, I have just run it for Dr. Smith.\n\nIt is 3.5 hours.', 'It is 3.5 hours.'],
    ['You have 3 leads. We have added them. I like two.', 'You have 3 leads. I like two.'],
    ['Your mail to Dana has been sent. Bye.', 'Bye.'],
  ])('%j: is not told so, but that nothing was done', async (text, rest) => {
    for (const size of [1, 3, 7, 100]) {
      told = [];
      await reply({ events: [...piecesOf(text, size), 'data: [DONE]'] });
      expect(told.join('')).toBe(rest === '' ? nothing : `${rest}\n\n${nothing}`);
    }
  });

  test.each([
    'I found 12 leads. The email agent sent 3 mails yesterday.',
    'I have found 3 leads. I can pause it.',
    'The email agent was stopped. We sent 12 mails.',
    'I stopped it yesterday, after your yes.',
    'Your next meeting has been moved.',
    'Done: 3. Open: 4.',
    'You',
    'I',
  ])('%j is told', async (text) => {
    for (const size of [1, 3, 7, 100]) {
      told = [];
      await reply({ events: [...piecesOf(text, size), 'data: [DONE]'] });
      expect(told.join('')).toBe(text);
    }
  });

  test.each([
    'Dana writes: “Hello. I have sent the offer. Bye.”',
    'A draft:\n\nHello,\nI have sent the offer. Bye.',
    'The agent rests because I paused it.',
  ])('%j: what may be a quotation, or says more, is told, and that nothing was done', async (text) => {
    await reply({ text });
    expect(told.join('')).toBe(`${text}\n\n${nothing}`);
  });

  test('before the question: the question alone follows', async () => {
    const call = { index: 0, id: 'a', function: { name: 'stop_agent', arguments: '{"agent":"research"}' } };
    const text = saying('Sure. I have', ' stopped it.');
    const answer = await reply({ events: [...text, delta({ tool_calls: [call] }), 'data: [DONE]'] });
    expect(told.join('')).toBe('Sure.\n\n');
    expect(answer).toMatchObject({ text: expect.stringMatching(/^Shall I stop Research Agent\?/) });
  });

  test('what a tool told in the passive is no claim of the model’s', async () => {
    const looks: Scene = { calls: [{ tool: 'list_agents', input: {} }] };
    await reply(looks, { text: 'Your email agent has been paused. I have paused it.' });
    expect(told.join('')).toBe(`Your email agent has been paused.\n\n${nothing}`);
  });
});
