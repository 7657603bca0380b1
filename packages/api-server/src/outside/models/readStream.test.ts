import { describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const { seen } = server;

const used = async (unit: 'tokensIn' | 'tokensOut', service: 'openai' | 'anthropic' = 'openai') =>
  (
    await server.db
      .selectFrom('usage')
      .select('units')
      .where('unit', '=', unit)
      .where('service', '=', service)
      .executeTakeFirst()
  )?.units;
/** An answer in one piece. */
const answers = (message: object) => ({ status: 200, body: JSON.stringify({ choices: [{ message }] }) });

describe('a stream', () => {
  const said = async (...events: readonly (string | object)[]) => {
    server.provider.play({ events });
    return (await server.ask('Hello')).response;
  };
  const delta = (part: object | undefined, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta: part, finish_reason }],
  });
  const says = (...pieces: readonly unknown[]) => pieces.map((content) => delta({ content }));
  const done = 'data: [DONE]';

  test.each([
    ['of vLLM, whose last piece has the reason', [delta({ content: 'Fi' }), delta({ content: 'ne.' }, 'stop'), done]],
    ['of vllm-mlx, which gives no reason', [...says('Fi', 'ne.'), done]],
    [
      'of SGLang, whose reasons are empty',
      [delta({ role: null, content: 'Fi' }, ''), delta({ content: 'ne.' }, 'stop')],
    ],
    ['without an end of its own', [...says('Fi', 'ne.'), delta({}, 'eos')]],
    [
      'of OpenRouter, with signs of life',
      [': OPENROUTER PROCESSING', ...says('Fi'), ': OPENROUTER PROCESSING', ...says('ne.'), done],
    ],
    [
      'with signs of life that are no remarks',
      ['data: : OPENROUTER PROCESSING', { type: 'ping' }, ...says('Fi', 'ne.'), done],
    ],
    [
      'of DeepSeek, without spaces',
      says('Fi', 'ne.')
        .map((event) => `data:${JSON.stringify(event)}`)
        .concat('data:[DONE]'),
    ],
    [
      'with names for its events',
      [`event: message\nid: 1\ndata: ${JSON.stringify(delta({ content: 'Fine.' }, 'stop'))}`],
    ],
    [
      'with the lines of Windows',
      [`data: ${JSON.stringify(delta({ content: 'Fine.' }, 'stop'))}\r\n\r\ndata: [DONE]\r`],
    ],
    // https://github.com/SamSaffron/term-llm/pull/454
    [
      'with two lines of data in an event',
      [`data: {"choices":[{"index":0,\ndata: "delta":{"content":"Fi"}}]}`, ...says('ne.'), done],
    ],
    // https://github.com/EdamAme-x/pentect/issues/1438
    ['whose lines end with CR', [`data: ${JSON.stringify(delta({ content: 'Fine.' }, 'stop'))}\r\rdata: [DONE]\r\r`]],
    // https://github.com/miruamel/xuan/issues/194
    [
      'with the lines of Windows in many events',
      [
        says('Fi', 'ne.')
          .map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`)
          .concat('data: [DONE]\r\n\r\n')
          .join(''),
      ],
    ],
    // https://github.com/numman-ali/opencode-openai-codex-auth/pull/96
    [
      'whose JSON is written in lines',
      [
        `event: chunk\n${JSON.stringify(delta({ content: 'Fine.' }, 'stop'), null, 2).replaceAll(/^/gm, 'data: ')}`,
        done,
      ],
    ],
    [
      'without empty lines between its events',
      [
        says('Fi', 'ne.')
          .map((event) => `data: ${JSON.stringify(event)}`)
          .concat(done)
          .join('\n'),
      ],
    ],
    ['with an id before all', ['id: 1\nretry: 300', ...says('Fi', 'ne.'), done]],
    [
      'of Mistral, in parts',
      [...says([{ type: 'thinking', thinking: [] }], [{ type: 'text', text: 'Fi' }], 'ne.'), done],
    ],
    [
      'of Azure, which begins with its filter',
      [{ choices: [], prompt_filter_results: [{}] }, ...says('Fi', 'ne.'), done],
    ],
    [
      'of whole messages',
      [{ choices: [{ message: { role: 'model', content: 'Fine.' }, finish_reason: 'STOP' }] }, done],
    ],
    [
      'with null for what it leaves out',
      [{ id: null, created: '17', choices: null }, delta(undefined), ...says('Fi', null, 'ne.'), done],
    ],
    [
      'of several answers',
      [
        {
          choices: [
            { index: 0, delta: { content: 'Fine.' } },
            { index: 1, delta: { content: 'Bad.' } },
          ],
        },
        { choices: [{ index: 1, delta: { content: 'Bad.' } }] },
        done,
      ],
    ],
    [
      'with thoughts in a field of their own',
      [delta({ reasoning_content: 'Hm' }), delta({ reasoning: 'Hm' }), ...says('Fine.'), done],
    ],
    ['with thoughts before it', [...says('<th', 'ink>Hm', ', <b>', 'well', '</thi', 'nk>\n', '\nFi', 'ne.'), done]],
    [
      'with long thoughts before it',
      [...says('<think>', ...Array.from({ length: 50 }, () => 'Well, '), '</think>Fi', 'ne.'), done],
    ],
    ['that says no more once it has ended', [...says('Fine.'), delta({}, 'stop'), done, ...says(' Not.')]],
    [
      'that ends with an error once it has ended',
      [...says('Fine.'), delta({}, 'stop'), 'data: {"error":{"code":500}}'],
    ],
  ])('%s is read', async (_, events) => {
    expect(await said(...events)).toBe('Fine.');
  });

  test('with thoughts that it only closes is read, if the model’s name says that it thinks', async () => {
    await server.reopen({ OPENAI_MODEL: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-32B' });
    expect(await said(...says('Hm, ', 'well.\n</thi', 'nk>\n\n', 'Fi', 'ne.'), done)).toBe('Fine.');
    expect(await said(...says('Fi', 'ne.'), done)).toBe('Fine.');
  });

  test.each([
    ['JSON', answers({ content: [{ type: 'text', text: '<think>Hm</think>Fine.' }] })],
    ['JSON with a call', answers({ tool_calls: [{ function: { name: 'list_agents', arguments: {} } }] })],
  ] as const)('may also be %s in one piece', async (_, scene) => {
    server.provider.play(scene, { text: 'Fine.' });
    expect((await server.ask('Hello')).response).toBe('Fine.');
  });

  const call = (part: object) => delta({ tool_calls: [part] });
  test.each([
    ['Gemini, without an index', [call({ id: '', function: { name: 'last_runs', arguments: '{"agent":"email"}' } })]],
    [
      'Ollama, as an object',
      [call({ index: 0, id: 'a', function: { name: 'last_runs', arguments: { agent: 'email' } } })],
    ],
    [
      'llama.cpp, with its name in each piece',
      [
        call({ index: 0, id: 'a', function: { name: 'last_runs', arguments: '{"agent"' } }),
        call({ index: 0, function: { name: 'last_runs', arguments: ':"email"}' } }),
      ],
    ],
    [
      'vLLM, with another id in each piece',
      [
        call({ index: 0, id: 'a', function: { name: 'last_runs' } }),
        call({ index: 0, id: 'b', function: { arguments: '{"agent":' } }),
        call({ index: 0, id: 'c', function: { name: null, arguments: '"email"}' } }),
      ],
    ],
  ])('a call of %s is done', async (_, events) => {
    server.provider.play({ events: [...events, delta({}, 'stop'), done] }, { text: 'Fine.' });
    expect((await server.ask('Hello')).response).toBe('Fine.');
    expect(server.toolResults()).toHaveLength(1);
    expect(server.toolResults()[0]).toContain('Email Agent');
  });

  test.each([
    ['a line', { message: 'request exceeds the available context size', code: 400 }, /^This is too much for OpenAI/],
    ['Groq’s call', { code: 'tool_use_failed', status_code: 400 }, /^The language model of OpenAI can’t use tools/],
    ['an overload', { type: 'overloaded_error' }, /^OpenAI accepts no more requests at the moment/],
    ['a wrong key', { code: 401 }, /^OpenAI does not accept the credentials/],
  ])('an error at its beginning is one: %s', async (_, error, reason) => {
    for (const event of [{ error }, JSON.stringify({ error })]) {
      server.provider.play({ events: [event] });
      expect((await server.ask('Hello')).response).toMatch(reason);
    }
    expect(await used('tokensIn')).toBeUndefined();
  });

  test.each([
    ['at its end', { prompt_tokens: 12, completion_tokens: '7' }, 7],
    ['not at all', undefined, 2],
  ])('is counted as it says, or as far as it came: %s', async (_, usage, tokens) => {
    await said(...says('Fi', 'ne.'), delta({}, 'stop'), ...(usage ? [{ choices: [], usage }] : []), done);
    expect(await used('tokensOut')).toBe(tokens);
  });
});

describe('a server that refuses to stream as others do', () => {
  const refuse = async (status: number, message: string) => {
    server.provider.play({ status, body: JSON.stringify({ error: { message } }) }, { text: 'Fine.' });
    expect((await server.ask('Hello')).response).toBe('Fine.');
    await server.ask('Hello');
    return seen().map(({ body }) => body);
  };

  test.each([
    ['Mistral', 422, 'extra_forbidden: body, stream_options, include_usage'],
    ['Azure', 400, 'Unrecognized request argument supplied: stream_options'],
  ])('%s is not asked what was used', async (_, status, message) => {
    const [first, ...others] = await refuse(status, message);
    expect(first).toMatchObject({ stream: true, stream_options: { include_usage: true } });
    for (const body of others) expect(body).toMatchObject({ stream: true });
    for (const body of others) expect(body).not.toHaveProperty('stream_options');
  });

  test.each([
    ['llama.cpp', 500, 'Cannot use tools with stream'],
    ['OpenAI', 400, 'Your organization must be verified to stream this model.'],
    ['Bedrock', 400, 'This model doesn’t support tool use in streaming mode.'],
    ['Groq', 400, 'tools: does not support streaming'],
  ])('%s is asked for one piece', async (_, status, message) => {
    const bodies = await refuse(status, message);
    expect(bodies.map(({ stream }) => stream)).toEqual([true, undefined, undefined]);
  });
});

describe('Anthropic', () => {
  const began = [
    {
      type: 'message_start',
      message: { id: 'a', model: 'claude', content: [], usage: { input_tokens: 9, output_tokens: 1 } },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'ping' },
    ': alive',
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Fine.' } },
  ];
  const answer = async (...events: readonly (string | object)[]) => {
    await server.db
      .updateTable('connections')
      .set({ status: 'disconnected', credentials: null })
      .where('serviceId', '=', 'openai')
      .execute();
    await connect(server.db, { serviceId: 'anthropic', credentials: { apiKey: 'sk-ant-planted-0123456789' } });
    server.provider.play({ events });
    return (await server.ask('Hello')).response;
  };

  test('streams its answer, with what it used', async () => {
    const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 7 } };
    expect(await answer(...began, { type: 'content_block_stop', index: 0 }, end, { type: 'message_stop' })).toBe(
      'Fine.',
    );
    expect([await used('tokensIn', 'anthropic'), await used('tokensOut', 'anthropic')]).toEqual([9, 7]);
  });

  test.each([
    ['breaks off', [], 'Anthropic could not be reached'],
    [
      'ends with an error',
      [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }],
      'Anthropic accepts no more requests at the moment',
    ],
  ])('%s, which is said', async (_, events, reason) => {
    expect(await answer(...began, ...events)).toMatch(new RegExp(`^Fine\\.\n\nThe answer breaks off here: ${reason}`));
    expect(await used('tokensOut', 'anthropic')).toBeLessThan(10);
  });
});
