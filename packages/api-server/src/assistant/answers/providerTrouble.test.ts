import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { limits } from '@switchboard/api-contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeReady } from '../../../test/makeReady.ts';
import { connect } from '../../../test/connect.ts';
import { key, openAiError, openAiWords, talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const { ask, seen, send } = server;
const longTale = Array.from({ length: 2_000 }, (_, index) => `${index} bears`).join(', ');

describe('trouble at the provider is explained in one sentence that names the connection', () => {
  test.each([
    [
      'a wrong key',
      { status: 401, body: openAiError('invalid_api_key') },
      /^OpenAI does not accept the credentials; enter them again under API Connections\.$/,
    ],
    [
      'a forbidden model',
      { status: 403, body: openAiError('model_not_found') },
      /^OpenAI accepts the credentials but does not allow this call; check OpenAI under API Connections\.$/,
    ],
    [
      'an unknown model',
      { status: 404, body: openAiError('model_not_found') },
      /^OpenAI does not have the language model gpt-6-luna; whoever runs this server can name another by OPENAI_MODEL\.$/,
    ],
    [
      'a rate limit',
      { status: 429, body: openAiError('rate_limit_exceeded'), headers: { 'retry-after': '20' } },
      /^OpenAI accepts no more requests at the moment; ask again in a moment, or test OpenAI under API Connections\.$/,
    ],
    [
      'an account without credit',
      { status: 429, body: openAiError('insufficient_quota') },
      /^The account at OpenAI has no credit left; check OpenAI under API Connections\.$/,
    ],
    [
      'a fault',
      { status: 500, body: '<h1>Bad gateway</h1>' },
      /^OpenAI has a problem at the moment \(status 500\); ask again in a moment, or test OpenAI under API Connections\.$/,
    ],
    [
      'a refused request',
      { status: 400, body: '{"error":{"message":"Unsupported parameter: user"}}' },
      /^OpenAI refused the request \(status 400\); check OpenAI under API Connections\.$/,
    ],
    [
      'too long a conversation',
      { status: 400, body: openAiError('context_length_exceeded') },
      /^This is too much for OpenAI to read at once; ask for less\.$/,
    ],
    [
      'a model without tools',
      { status: 400, body: '{"error":{"message":"registry.ollama.ai/library/gemma:2b does not support tools"}}' },
      /^The language model of OpenAI can’t use tools; choose one that can\.$/,
    ],
    [
      'a filter of what is asked',
      { status: 400, body: openAiError('content_filter') },
      /^OpenAI declined to answer this\. Try rewording it\.$/,
    ],
    [
      'an error with status 200',
      { status: 200, body: '{"error":{"message":"Provider returned error","code":502}}' },
      /^OpenAI has a problem at the moment \(status 502\); ask again/,
    ],

    [
      'HTML',
      { status: 200, body: '<!doctype html><title>Sign in</title>' },
      /^OpenAI sent an answer that could not be read; ask again in a moment, or test OpenAI under API Connections\.$/,
    ],
    ['nothing', { status: 200, body: '' }, /^OpenAI sent an answer that could not be read; /],
    ['a number', { status: 200, body: '42' }, /^OpenAI sent an answer that could not be read; /],
    ['null', { status: 200, body: 'null' }, /^OpenAI sent an answer that could not be read; /],
    [
      'JSON of another kind',
      { status: 200, body: '{"choices":[]}' },
      /^OpenAI sent an answer that could not be read; /,
    ],
    ['no words', { text: '  ' }, /^OpenAI sent an answer that could not be read; /],
    [
      'too much',
      { status: 200, body: JSON.stringify({ text: 'x'.repeat(1_100_000) }) },
      /^OpenAI sent an answer that could not be read; /,
    ],
    [
      'a cut connection',
      'hang-up',
      /^OpenAI could not be reached; ask again in a moment, or test OpenAI under API Connections\.$/,
    ],
  ] as const)('%s', async (_, scene, text) => {
    server.provider.play(scene);
    const answer = await send('Tell me a joke');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<ChatResponse>().response).toMatch(text);
    expect(answer.json<ChatResponse>().agents).toEqual([]);
    expect(answer.body + server.logged()).not.toContain(key);
    expect(server.logged()).toContain('the language model did not answer');
  });

  test('a redirect, which is not followed: the key would go along', async () => {
    server.provider.play(
      { status: 307, headers: { location: `${server.provider.url}/elsewhere` } },
      { text: 'Followed.' },
    );
    expect((await ask('Tell me a joke')).response).toMatch(/^OpenAI could not be reached; /);
    expect(seen()).toHaveLength(1);
  });

  test('a server that nobody runs', async () => {
    await server.reopen({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect((await ask('Tell me a joke')).response).toMatch(/^OpenAI could not be reached; /);
  });

  test.each(['silence', 'stall'] as const)('%s, once the time is up', async (scene) => {
    server.provider.play(scene);
    const asked = server.provider.asked();
    const answer = ask('Tell me a joke');
    await asked;
    server.time.advance(60_000);
    expect((await answer).response).toBe(
      'OpenAI did not answer within 60 seconds; ask again, or test OpenAI under API Connections.',
    );
    await server.provider.left();
  });

  test('silence after a round of tools', async () => {
    server.provider.play({ calls: [{ tool: 'list_agents', input: {} }] }, 'silence');
    const asked = server.provider.asked().then(() => server.provider.asked());
    const answer = ask('Tell me a joke');
    await asked;
    server.time.advance(60_000);
    expect((await answer).response).toMatch(/^OpenAI did not answer within 60 seconds/);
  });

  test('an answer that was cut says so, even if nothing of it was said', async () => {
    server.provider.play({ text: 'Once upon a', finish: 'length' }, { text: '', finish: 'length' });
    const said = 'The answer from OpenAI was cut off here at its length limit. Ask for less at once.';
    expect((await ask('Tell me a tale')).response).toBe(`Once upon a\n\n${said}`);
    expect((await ask('Tell me a tale')).response).toBe(said);
    server.provider.play({ text: longTale });
    const { response } = await ask('Tell me a tale');
    expect(response.length).toBeLessThanOrEqual(limits.text.speech);
    expect(response.endsWith(`…\n\n${said}`)).toBe(true);
  });

  test('a filter that lets nothing through is a refusal', async () => {
    server.provider.play({ text: '', finish: 'content_filter' });
    expect((await ask('Something bad')).response).toBe('OpenAI declined to answer this message. Try rewording it.');
  });

  test('a refusal is shown in its own words', async () => {
    server.provider.play({ text: 'I can’t help with that.', refusal: true });
    expect((await ask('Something bad')).response).toBe('I can’t help with that.');
  });

  test('a key that no header can carry is a wrong key, and stays out of the log', async () => {
    await connect(server.db, { serviceId: 'openai', credentials: { apiKey: 'sk-€-planted-key' } });
    expect((await ask('Tell me a joke')).response).toBe(
      'OpenAI does not accept the credentials; enter them again under API Connections.',
    );
    expect(seen()).toHaveLength(0);
    expect(server.logged()).not.toContain('planted');
  });

  test('a provider that repeats the key does not get it shown', async () => {
    server.provider.play('echo');
    const { response } = await ask('Tell me a joke');
    expect(response).toContain('authorization');
    expect(response).not.toContain(key);
    expect(JSON.stringify(await server.db.selectFrom('conversations').selectAll().execute())).not.toContain(key);
  });

  describe('in the middle of an answer, what came is kept', () => {
    const begun = [...openAiWords('You have five agents. '), ...openAiWords('Three are')];
    const kept = 'You have five agents. Three are\n\nThe answer breaks off here: ';

    test.each([
      ['a connection that is cut', { events: begun, end: 'cut' }, 'OpenAI could not be reached; '],
      ['an end without a reason', { events: begun }, 'OpenAI could not be reached; '],
      [
        'an error',
        { events: [...begun, { error: { message: 'Overloaded', code: 503 } }] },
        'OpenAI has a problem at the moment (status 503); ',
      ],
      [
        'an error without a status',
        { events: [...begun, { choices: [{ delta: {}, finish_reason: 'error' }] }] },
        'OpenAI has a problem at the moment (status 502); ',
      ],
      [
        'a limit',
        { events: [...begun, { error: { message: 'Slow down', type: 'rate_limit_exceeded' } }] },
        'OpenAI accepts no more requests at the moment; ',
      ],
      [
        'too much',
        { events: [...begun, ...Array.from({ length: 20 }, () => `: ${'x'.repeat(250_000)}`)], end: 'stall' },
        'OpenAI sent an answer that could not be read; ',
      ],
    ] as const)('%s', async (_, scene, reason) => {
      server.provider.play(scene);
      const { response } = await ask('Tell me a joke');
      expect(response.startsWith(kept + reason), response).toBe(true);
      expect(server.logged()).toContain(reason);
    });

    test('the same over and over', async () => {
      server.provider.play({
        events: Array.from({ length: 500 }, () => openAiWords('I see. I see it now. ')).flat(),
        end: 'stall',
      });
      const { response } = await ask('Tell me a joke');
      expect(response).toMatch(/^(?:I see\. I see it now\. ){10,}/);
      expect(response).toMatch(
        /\n\nOpenAI says the same again and again, so its answer ends here\. Ask in other words\.$/,
      );
      await server.provider.left();
    });

    test('a filter', async () => {
      server.provider.play({ events: [...begun, { choices: [{ delta: {}, finish_reason: 'SAFETY' }] }] });
      expect((await ask('Something bad')).response).toBe(
        'You have five agents. Three are\n\nOpenAI declined to answer this message. Try rewording it.',
      );
    });

    test('the limit of tokens while a tool is called', async () => {
      const half = { tool_calls: [{ index: 0, id: 'a', function: { name: 'last_runs', arguments: '{"age' } }] };
      server.provider.play({ events: [...begun, { choices: [{ delta: half, finish_reason: 'length' }] }] });
      expect((await ask('What ran?')).response).toMatch(
        /^You have five agents\. Three are\n\nThe answer from OpenAI was cut off/,
      );
      expect(seen()).toHaveLength(1);
    });
  });

  test('does not stand in the way of a yes', async () => {
    server.provider.play({ calls: [{ tool: 'stop_agent', input: { agent: 'research' } }] }, { status: 500 });
    await ask('Stop the research agent');
    expect((await ask('yes')).response).toBe('Research Agent is stopped.');
  });

  describe('and the built-in responder takes what it understands', () => {
    const mend = 'OpenAI does not accept the credentials; enter them again under API Connections.';
    beforeEach(() => server.provider.play({ status: 401, body: openAiError('invalid_api_key') }));

    test('an order is asked about, and done on a yes', async () => {
      expect(await ask('Run the calendar agent')).toMatchObject({
        response: `${mend} Shall I run Calendar Agent? This can’t be undone. Answer yes to go on.`,
        agents: ['calendar'],
      });
      await makeReady(server.db, 'calendar');
      expect((await ask('yes')).response).toBe(
        'A run of Calendar Agent has started; ask me for its last run in a moment.',
      );
      expect(await server.runsOf('calendar-agent')).toHaveLength(1);
    });

    test('a question is answered from the tenant’s data, and the log has the trouble', async () => {
      const { response, agents } = await ask('Which agents are active?');
      expect(response).toMatch(
        /^OpenAI does not accept the credentials; enter them again under API Connections\. 5 of your 7 agents are active: /,
      );
      expect(agents).toHaveLength(7);
      expect(server.logged()).toContain('the language model did not answer');
    });

    test('what only a model could do gets the trouble alone', async () => {
      for (const message of ['Write an email to Dana', 'What is the weather in Leipzig?', 'yes'])
        expect(await ask(message)).toMatchObject({ response: mend, agents: [] });
    });
  });
});
