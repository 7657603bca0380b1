import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import Anthropic from '@anthropic-ai/sdk';

const messages = [{ role: 'user', content: 'Our hall holds 900 pallets. How many pallets does the hall hold?' }];
const question = { model: 'claude-sonnet-5-5', max_tokens: 500, messages };
const tool = {
  name: 'list_agents',
  description: 'The agents and the state of each.',
  input_schema: { type: 'object', properties: {} },
};

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (apiKey) => new Anthropic({ apiKey, baseURL: at('https://api.anthropic.com'), maxRetries: 0 });
  const client = open('sandbox');
  return {
    '@anthropic-ai/sdk': {
      'lists models page by page': async () => {
        const ids = [];
        for await (const { id } of client.models.list({ limit: 1 })) ids.push(id);
        equal(ids.includes('claude-sonnet-5-5'), true);
      },
      answers: async () => match((await client.messages.create(question)).content[0].text, /900/),
      streams: async () => match(await client.messages.stream(question).finalText(), /900/),
      'calls a tool': async () => {
        const tool_choice = { type: 'tool', name: tool.name };
        const { content } = await client.messages.create({ ...question, tools: [tool], tool_choice });
        deepEqual([content[0].type, content[0].name], ['tool_use', tool.name]);
      },
      'answers in a form': async () => {
        const properties = { pallets: { type: 'number' } };
        const schema = { type: 'object', properties, required: ['pallets'], additionalProperties: false };
        const format = { type: 'json_schema', schema };
        const { content } = await client.messages.create({ ...question, output_config: { format } });
        deepEqual(JSON.parse(content[0].text), { pallets: 900 });
      },
      'is refused a temperature': () =>
        rejects(client.messages.create({ ...question, temperature: 1 }), { status: 400 }),
      'is refused a retired model': () =>
        rejects(client.messages.create({ ...question, model: 'claude-3-5-haiku-20241022' }), Anthropic.NotFoundError),
      'is refused with a wrong key': () =>
        rejects(open('wrong').messages.create(question), Anthropic.AuthenticationError),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').messages.create(question), Anthropic.RateLimitError),
      'is told that no credit is left': () =>
        rejects(open('sandbox-no-credit').messages.create(question), /credit balance is too low/),
    },
  };
};
