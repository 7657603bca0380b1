import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { describe, expect, test } from 'vitest';
import { faults, json } from '../../../test/playedSandbox.ts';
import { asksModel, researchingApp, says, type Task } from '../../../test/researchingApp.ts';

const server = researchingApp();
const { connect, post, put, read, researched, setUp, sources, start, world } = server;

const judged = { number: 1, type: 'Report', summary: 's', keyPoints: [], credibility: 90, relevance: 80 };
const judgement = { title: 't', description: 'd', category: 'c', insights: [], sources: [judged] };

describe('a research fails', () => {
  test.each([
    [[], ['tavily', 'openai']],
    [['tavily'], ['openai']],
    [['anthropic'], ['tavily']],
  ] as [ServiceId[], ServiceId[]][])('before it starts, beside %j, naming what to connect', async (connected, ids) => {
    await connect(...connected);
    const answer = await post('start', { query: 'Who moves frozen goods?' });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { missing: ids.map((id) => ({ id })) }]);
    expect(world.asked).toEqual([]);
    // Nothing was queued: the samples are still shown.
    expect(await read('status')).toMatchObject({ sample: true });
  });

  test.each([
    ['tavily', 'Tavily does not accept the credentials; enter them again under API Connections'],
    ['openai', 'OpenAI does not accept the credentials; enter them again under API Connections'],
  ] as const)('at once with a wrong key of %s', async (wrong, error) => {
    await connect('tavily', 'openai');
    await setUp(wrong, 'sandbox-wrong');
    expect(await researched()).toMatchObject({ status: 'failed', error });
    expect(
      (await server.db.selectFrom('executions').select('attempts').where('sample', '=', 0).execute())[0]?.attempts,
    ).toBe(1);
  });

  const bySearch = [
    ['a rate limit', () => json({}, 429, { 'retry-after': '7' }), 'Tavily accepts no more requests at the moment'],
    ['a fault', faults.fault, 'Tavily has a problem at the moment (status 502)'],
    ['HTML for results', faults.html, 'Tavily sent an answer that could not be read'],
    ['a redirect', faults.redirect, 'Tavily answered with a redirect, which is not followed'],
    ['a hang-up', faults['hang-up'], 'Tavily could not be reached'],
  ] as const;
  test.each(bySearch)('with %s of the search, in words, after its tries', async (_, answer, error) => {
    await connect('tavily', 'openai');
    world.play = (asked) => (asksModel(asked) ? undefined : answer());
    await put('config', { retryAttempts: 1 });
    expect(await researched(2)).toMatchObject({ status: 'failed', error, sources: 0 });
    expect(await sources()).toEqual([]);
  });

  const unreadable = 'OpenAI sent an answer that could not be read';
  const byModel = [
    [
      'a rate limit',
      () => json({ error: { message: 'Rate limit reached' } }, 429),
      'OpenAI accepts no more requests at the moment',
    ],
    ['a fault', faults.fault, 'OpenAI has a problem at the moment (status 502)'],
    ['a hang-up', faults['hang-up'], 'OpenAI could not be reached'],
    [
      'an unknown model',
      () => json({ error: { message: 'no such model' } }, 404),
      'OpenAI does not have the language model gpt-6-luna; whoever runs this server can name another by OPENAI_MODEL',
    ],
    ['a refused request', () => json({ error: { message: 'bad' } }, 400), 'OpenAI refused the request (status 400)'],
    ['HTML', faults.html, unreadable],
    ['an answer without end', faults.huge, unreadable],
    ['prose for JSON', () => says('I would say that three hubs opened.'), unreadable],
    ['no answer', () => says(''), 'OpenAI gave no answer'],
    ['JSON of another form', () => says({ sources: 'many' }), unreadable],
    ['a source that nobody found', () => says({ ...judgement, sources: [{ ...judged, number: 99 }] }), unreadable],
    ['more than all', () => says({ ...judgement, sources: [{ ...judged, credibility: 1e308 }] }), unreadable],
  ] as const;
  test.each(byModel)('with %s of the model, in words, after its tries', async (_, answer, error) => {
    await connect('tavily', 'openai');
    world.play = (asked) => (asksModel(asked) ? answer() : undefined);
    await put('config', { retryAttempts: 1 });
    expect(await researched(2)).toMatchObject({ status: 'failed', error, sources: 0 });
    expect(await sources()).toEqual([]);
  });

  test('and recovers by itself when the next try works', async () => {
    await connect('tavily', 'openai');
    world.play = () => (world.asked.length === 1 ? json({}, 429, { 'retry-after': '30' }) : undefined);
    const { id } = await start();
    await server.app.jobs.idle();
    expect(await read<Task[]>('tasks')).toMatchObject([{ id, status: 'in_progress' }]);
    expect((await read<Task[]>('tasks'))[0]).not.toHaveProperty('error');
    server.time.advance(30_000);
    await server.app.jobs.idle();
    expect(await read<Task[]>('tasks')).toMatchObject([{ id, status: 'completed', sources: 6 }]);
  });

  test.each(['tavily', 'openai'] as const)('at its time-out when %s is silent', async (silent) => {
    await connect('tavily', 'openai');
    await put('config', { timeout: 10, retryAttempts: 0 });
    const asked = Promise.withResolvers<void>();
    world.play = (request, signal) => {
      if (asksModel(request) !== (silent === 'openai')) return undefined;
      asked.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const { id } = await start();
    await asked.promise;
    server.time.advance(10_000);
    await server.app.jobs.idle();
    expect(await read<Task[]>('tasks')).toMatchObject([
      { id, status: 'failed', error: `The run took longer than 10 seconds, waiting for ${findService(silent)?.name}` },
    ]);
  });

  test('before it starts without a question', async () => {
    await connect('tavily', 'openai');
    const answer = await post('runs');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: { input: 'Enter what the run is about' } },
    ]);
    expect(await read('status')).toMatchObject({ sample: true });
  });
});

test.each([
  ['of an unknown type', { type: 'Blog' }],
  ['with a word for a figure', { credibility: 'high' }],
  ['beyond a hundred per cent', { relevance: 140 }],
  ['that nobody found', { number: 99 }],
  ['without a number', { number: null }],
] as const)('a source %s is left out and told, and the others count', async (_, odd) => {
  await connect('tavily', 'openai');
  const second = { ...judged, number: '2', type: 'report', credibility: '85 %', keyPoints: 'One', summary: null };
  const third = { ...judged, number: 3, ...odd };
  world.play = (asked) => (asksModel(asked) ? says({ ...judgement, sources: [judged, second, third] }) : undefined);
  const { id } = await researched();
  expect(await sources()).toMatchObject([{ credibility: 85, type: 'Report', keyPoints: ['One'] }, { credibility: 90 }]);
  const { steps } = await server.get<{ steps: { text: string }[] }>(`runs/${id}`);
  expect(steps.map(({ text }) => text)).toContain(
    '2 of 3 read, 1 left out: what the model said of it could not be used',
  );
});
