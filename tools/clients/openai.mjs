import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import OpenAI from 'openai';

const messages = [{ role: 'user', content: 'Our hall holds 900 pallets. How many pallets does the hall hold?' }];
const tool = {
  type: 'function',
  function: {
    name: 'list_agents',
    description: 'The agents and the state of each.',
    parameters: { type: 'object', properties: {} },
  },
};

/** @type {import('../clients.ts').Play} */
export default async ({ at }) => {
  const open = (apiKey) => new OpenAI({ apiKey, baseURL: at('https://api.openai.com/v1'), maxRetries: 0 });
  const client = open('sandbox');
  const listed = [];
  for await (const { id } of client.models.list()) listed.push(id);
  const question = { model: listed.find((id) => /^gpt-[^-]+(?:-\w+)?$/.test(id)), messages };
  // The models before it know no such effort; from it on tools are refused without.
  const reasoning_effort = question.model.startsWith('gpt-4') ? undefined : 'none';
  const complete = (more) => client.chat.completions.create({ ...question, ...more });
  return {
    openai: {
      'lists models': async () => equal(listed.length > 1, true),
      answers: async () => match((await complete()).choices[0].message.content, /900/),
      streams: async () => {
        let [text, tokens] = ['', 0];
        for await (const { choices, usage } of await complete({
          stream: true,
          stream_options: { include_usage: true },
        })) {
          text += choices[0]?.delta.content ?? '';
          tokens += usage?.total_tokens ?? 0;
        }
        match(text, /900/);
        equal(tokens > 0, true);
      },
      'calls a tool': async () => {
        const { choices } = await complete({ tools: [tool], tool_choice: 'required', reasoning_effort });
        equal(choices[0].message.tool_calls[0].function.name, 'list_agents');
      },
      'answers in a form': async () => {
        const properties = { pallets: { type: 'number' } };
        const schema = { type: 'object', properties, required: ['pallets'], additionalProperties: false };
        const response_format = { type: 'json_schema', json_schema: { name: 'hall', strict: true, schema } };
        const { choices } = await client.chat.completions.parse({ ...question, response_format });
        deepEqual(JSON.parse(choices[0].message.content), { pallets: 900 });
      },
      'is refused an unknown model': () => rejects(complete({ model: 'shoes' }), OpenAI.NotFoundError),
      'is refused with a wrong key': () =>
        rejects(open('wrong').chat.completions.create(question), OpenAI.AuthenticationError),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').chat.completions.create(question), OpenAI.RateLimitError),
      'is told that no credit is left': () =>
        rejects(open('sandbox-no-credit').chat.completions.create(question), { code: 'insufficient_quota' }),
    },
  };
};
