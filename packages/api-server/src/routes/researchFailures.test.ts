import type { ServerResponse } from 'node:http';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { describe, expect, test } from 'vitest';
import { researchingApp, type Task } from '../../test/researchingApp.ts';
import { completion, documented, json, judged, judgement, sendJudgement } from '../../test/services/research.ts';

const server = researchingApp();
const { connect, post, put, read, researched, services, start } = server;

describe('a research fails', () => {
  test.each([
    [[], ['tavily', 'openai']],
    [['tavily'], ['openai']],
    [['anthropic'], ['tavily']],
  ] as [ServiceId[], ServiceId[]][])('before it starts, beside %j, naming what to connect', async (connected, ids) => {
    await connect(...connected.map((service) => [service] as const));
    const answer = await post('start', { query: 'Who moves frozen goods?' });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { missing: ids.map((id) => ({ id })) }]);
    expect(services.seen).toEqual([]);
    // Nothing was queued: the samples are still shown.
    expect(await read('status')).toMatchObject({ sample: true });
  });

  test.each([
    [
      'a wrong key of Tavily',
      'tavily',
      'Tavily does not accept the credentials; enter them again under API Connections',
    ],
    [
      'a wrong key of OpenAI',
      'openai',
      'OpenAI does not accept the credentials; enter them again under API Connections',
    ],
  ] as const)('at once with %s, which is repeated nowhere', async (_, wrong, error) => {
    await connect(['tavily'], ['openai'], [wrong, 'sk-wrong-0123456789']);
    const task = await researched();
    expect(task).toMatchObject({ status: 'failed', error });
    const stored = JSON.stringify(
      await server.db.selectFrom('executions').selectAll().where('sample', '=', 0).execute(),
    );
    expect(stored).not.toContain('wrong-0123456789');
    expect(
      (await server.db.selectFrom('executions').select('attempts').where('sample', '=', 0).execute())[0]?.attempts,
    ).toBe(1);
  });

  test.each([
    [
      'a rate limit of the search',
      'search',
      (response: ServerResponse) => json(response, 429, {}, { 'retry-after': '7' }),
      'Tavily accepts no more requests at the moment',
    ],
    [
      'a plan that is used up',
      'search',
      (response: ServerResponse) => json(response, 432, {}),
      'The account at Tavily has no credit left',
    ],
    [
      'a fault of the search',
      'search',
      (response: ServerResponse) =>
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      'Tavily has a problem at the moment (status 502)',
    ],
    [
      'HTML for results',
      'search',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi'),
      'Tavily sent an answer that could not be read',
    ],
    [
      'a redirect of the search',
      'search',
      (response: ServerResponse) => response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
      'Tavily answered with a redirect, which is not followed',
    ],
    [
      'a search that hangs up',
      'search',
      (response: ServerResponse) => response.destroy(),
      'Tavily could not be reached',
    ],
    [
      'a rate limit of the model',
      'model',
      (response: ServerResponse) => json(response, 429, { error: { message: 'Rate limit reached' } }),
      'OpenAI accepts no more requests at the moment',
    ],
    [
      'a fault of the model',
      'model',
      (response: ServerResponse) => response.writeHead(503).end('<h1>no</h1>'),
      'OpenAI has a problem at the moment (status 503)',
    ],
    ['a model that hangs up', 'model', (response: ServerResponse) => response.destroy(), 'OpenAI could not be reached'],
    [
      'a model that redirects',
      'model',
      (response: ServerResponse) => response.writeHead(307, { location: 'https://elsewhere.example' }).end(),
      'OpenAI could not be reached',
    ],
    [
      'an unknown model',
      'model',
      (response: ServerResponse) => json(response, 404, { error: { message: 'no such model' } }),
      'OpenAI does not have the language model that this server asks for',
    ],
    [
      'a refused request',
      'model',
      (response: ServerResponse) => json(response, 400, { error: { message: 'bad' } }),
      'OpenAI refused the request (status 400)',
    ],
    [
      'HTML of the model',
      'model',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi'),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'an answer without end',
      'model',
      (response: ServerResponse) => json(response, 200, completion('x'.repeat(2_000_000))),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'prose for JSON',
      'model',
      (response: ServerResponse) => json(response, 200, completion('I would say that three hubs opened.')),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'no answer',
      'model',
      (response: ServerResponse) => json(response, 200, completion('')),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'JSON of another form',
      'model',
      (response: ServerResponse) => sendJudgement(response, { sources: 'many' }),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'a source that nobody found',
      'model',
      (response: ServerResponse) => sendJudgement(response, { ...judgement, sources: [judged(4)] }),
      'OpenAI sent an answer that could not be read',
    ],
    [
      'more than all',
      'model',
      (response: ServerResponse) =>
        sendJudgement(response, { ...judgement, sources: [judged(1, { credibility: 1e308 })] }),
      'OpenAI sent an answer that could not be read',
    ],
  ] as const)('with %s, in words, after its tries', async (_, where, answer, error) => {
    await connect(['tavily'], ['openai']);
    services.reply = (got, response) =>
      void (got.at.endsWith('completions') === (where === 'model') ? answer(response) : documented(got, response));
    await put('config', { retryAttempts: 1 });
    expect(await researched(2)).toMatchObject({ status: 'failed', error, sources: 0 });
    expect(await read('sources')).toEqual([]);
  });

  test('and recovers by itself when the next try works', async () => {
    await connect(['tavily'], ['openai']);
    let asked = 0;
    services.reply = (got, response) =>
      void ((asked += 1) === 1 ? json(response, 429, {}, { 'retry-after': '30' }) : documented(got, response));
    const { id } = await start();
    await server.app.jobs.idle();
    expect(await read<Task[]>('tasks')).toMatchObject([{ id, status: 'in_progress' }]);
    expect((await read<Task[]>('tasks'))[0]).not.toHaveProperty('error');
    server.time.advance(30_000);
    await server.app.jobs.idle();
    expect(await read<Task[]>('tasks')).toMatchObject([{ id, status: 'completed', sources: 2 }]);
  });

  test.each(['api.tavily.com/search', '127.0.0.1/v1/chat/completions'])(
    'at its time-out when %s is silent',
    async (silent) => {
      await connect(['tavily'], ['openai']);
      await put('config', { timeout: 10, retryAttempts: 0 });
      const asked = Promise.withResolvers<void>();
      services.onSeen = ({ at }) => at === silent && asked.resolve();
      services.reply = (got, response) => got.at === silent || documented(got, response);
      const { id } = await start();
      await asked.promise;
      server.time.advance(10_000);
      await server.app.jobs.idle();
      expect(await read<Task[]>('tasks')).toMatchObject([
        { id, status: 'failed', error: 'The run took longer than 10 seconds' },
      ]);
    },
  );

  test('before it starts without a question', async () => {
    await connect(['tavily'], ['openai']);
    const answer = await post('runs');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: { input: 'Write what the run is about' } },
    ]);
    expect(await read('status')).toMatchObject({ sample: true });
  });
});
