import { expect, test } from 'vitest';
import { talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();

const refused = (model: string): string =>
  `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`;
const efforts = () => server.seen().map(({ body }) => body['reasoning_effort']);

// As they stand in langflow-ai/langflow#14361, onyx-dot-app/onyx#15008, moltis-org/moltis#1181,
// ItzCrazyKns/Vane#1173 and ioBroker/ioBroker.admin#3572 (read 2026-11-29).
test.each([
  [
    'OpenAI',
    { message: refused('gpt-5.6-luna'), type: 'invalid_request_error', param: 'reasoning_effort', code: null },
  ],
  ['LiteLLM', { message: `litellm.BadRequestError: OpenAIException - ${refused('gpt-6-sol')}`, code: '400' }],
  ['a proxy that keeps the words alone', refused('gpt-5.6-luna')],
  ['OpenAI, without a parameter', { message: refused('gpt-6.1-terra'), type: 'invalid_request_error' }],
  ['ioBroker’s, with the status behind', { message: `${refused('gpt-5.6-luna')} (400)` }],
])('%s: the model is told not to think, and that is remembered', async (_, error) => {
  server.provider.play({ status: 400, body: JSON.stringify({ error }) }, { text: 'Fine.' });
  expect((await server.ask('Hello')).response).toBe('Fine.');
  await server.ask('Hello');
  expect(efforts()).toEqual([undefined, 'none', 'none']);
});

test('a model that can’t use tools at all is still one', async () => {
  server.provider.play({ status: 400, body: '{"error":{"message":"Function calling is not enabled for this model"}}' });
  expect((await server.ask('Hello')).response).toMatch(/^The language model of OpenAI can’t use tools/);
  expect(efforts()).toEqual([undefined]);
});
