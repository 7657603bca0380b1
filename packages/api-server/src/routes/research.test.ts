import {
  researchSettings,
  researchSources,
  researchStatus,
  researchTasks,
} from '@switchboard/api-contract/agents/research';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { describe, expect, test } from 'vitest';
import { researchingApp, type Task } from '../../test/researchingApp.ts';
import { documented, json, judged, judgement, query, sendJudgement } from '../../test/services/research.ts';
import { testNow } from '../../test/testApp.ts';

const server = researchingApp();
const { configure, connect, get, put, read, researched, services, start, usage } = server;

describe('a research', () => {
  test('is in progress at once, and ends with what the sources say', async () => {
    await connect(['tavily'], ['openai']);
    expect(await start()).toEqual({
      id: expect.stringMatching(/^research-/),
      title: query,
      query,
      createdAt: testNow.toISOString(),
      status: 'in_progress',
      sources: 0,
      insights: [],
    });
    await server.app.jobs.idle();
    const tasks = await read<Task[]>('tasks');
    assertExact(researchTasks, tasks);
    expect(tasks).toEqual([
      {
        id: expect.any(String),
        title: 'Cold-chain logistics in Poland',
        description: 'Three hubs opened.',
        query,
        status: 'completed',
        sources: 2,
        category: 'Market',
        createdAt: testNow.toISOString(),
        insights: judgement.insights,
      },
    ]);
    const sources = await read<object[]>('sources');
    assertExact(researchSources, sources);
    expect(sources).toHaveLength(2);
    expect(sources).toEqual(
      expect.arrayContaining([
        {
          id: `${tasks[0]?.id}-source-1`,
          taskId: tasks[0]?.id,
          title: 'Cold chain outlook',
          type: 'Report',
          publishDate: '2026-02-01T00:00:00.000Z',
          url: 'https://reports.example/outlook',
          summary: 'Summary 1',
          keyPoints: ['Point 1'],
          credibility: 90,
          relevance: 80,
        },
        expect.objectContaining({
          title: 'Why shippers switch',
          type: 'News',
          publishDate: '2026-03-10T08:00:00.000Z',
        }),
      ]),
    );
    const status = await read('status');
    assertExact(researchStatus, status);
    expect(status).toMatchObject({
      metrics: {
        totalResearches: 1,
        sourcesAnalyzed: 2,
        credibilityScore: 80.5,
        averageResearchTime: 0,
        activeResearches: 0,
        completedResearches: 1,
      },
      activity: [
        { kind: 'completed', text: 'Completed “Cold-chain logistics in Poland”: 2 sources, 2 insights' },
        { kind: 'started' },
      ],
    });
    expect(status).not.toHaveProperty('sample');
    expect(await get('/api/agent-executions/research')).toMatchObject([
      { id: tasks[0]?.id, status: 'completed', result: '2 sources, 2 insights' },
    ]);
  });

  test('asks the model about the sources alone, tells it the member’s prompt, and counts every request', async () => {
    await connect(['tavily'], ['openai']);
    await put('system-prompt', { prompt: 'Answer for a sales team.' });
    await researched();
    expect(services.seen.map(({ at }) => at)).toEqual([
      'api.tavily.com/search',
      'api.tavily.com/search',
      '127.0.0.1/v1/chat/completions',
    ]);
    expect(services.seen.map(({ body }) => body['topic'])).toEqual(['general', 'news', undefined]);
    const asked = services.seen.at(-1)?.body as {
      model: string;
      messages: { role: string; content: string }[];
      response_format: { type: string };
    };
    expect(asked).toMatchObject({
      model: 'gpt-4o',
      response_format: {
        type: 'json_schema',
        json_schema: {
          strict: true,
          schema: {
            additionalProperties: false,
            required: Object.keys(judgement),
            properties: { sources: { items: { additionalProperties: false, required: Object.keys(judged(1)) } } },
          },
        },
      },
    });
    expect(asked.messages[0]).toMatchObject({
      role: 'system',
      content: expect.stringMatching(/^Answer for a sales team\.\n\n/),
    });
    const material = JSON.parse(asked.messages[1]?.content ?? '') as { question: string; sources: { url: string }[] };
    expect(material.question).toBe(query);
    expect(material.sources.map(({ url }) => url)).toEqual([
      'https://reports.example/outlook',
      'https://news.example/switch',
      'https://forum.example/thread',
    ]);
    expect([await usage('tavily'), await usage('openai')]).toEqual([2, 1]);
  });

  test.each([
    ['serper', ['google.serper.dev/search', 'google.serper.dev/news']],
    ['perplexity', ['api.perplexity.ai/search']],
  ] as const)('searches with %s where that is connected', async (serviceId, searches) => {
    await connect([serviceId], ['openai']);
    services.reply = (got, response) =>
      got.at.endsWith('completions')
        ? sendJudgement(response, { ...judgement, sources: [judged(1)] })
        : documented(got, response);
    expect(await researched()).toMatchObject({ status: 'completed', sources: 1 });
    expect(services.seen.map(({ at }) => at).slice(0, -1)).toEqual(searches);
  });

  test('does not take relative words for a date', async () => {
    await connect(['serper'], ['openai']);
    services.reply = (got, response) =>
      got.at.endsWith('completions')
        ? sendJudgement(response, { ...judgement, sources: [judged(1), judged(2)] })
        : documented(got, response);
    await researched();
    expect(
      (await read<{ title: string; publishDate?: string }[]>('sources'))
        .map(({ title, publishDate }) => `${title} ${publishDate}`)
        .toSorted(),
    ).toEqual(['Cold chain outlook 2026-02-01T00:00:00.000Z', 'Old undefined']);
  });

  test('thinks with Anthropic where OpenAI is not connected', async () => {
    await connect(['tavily'], ['anthropic']);
    expect(await researched()).toMatchObject({ status: 'completed', sources: 2 });
    expect(services.seen.at(-1)).toMatchObject({
      at: '127.0.0.1/anthropic/messages',
      headers: { 'x-api-key': 'sk-ant-right' },
    });
  });

  test('says so when nothing was found, and asks no model', async () => {
    await connect(['tavily'], ['openai']);
    services.reply = (_, response) => json(response, 200, { results: [] });
    expect(await researched()).toMatchObject({ status: 'completed', sources: 0, insights: [], title: query });
    expect(services.seen.every(({ at }) => at === 'api.tavily.com/search')).toBe(true);
  });

  test('passes on no insight where no source fits the settings', async () => {
    await connect(['tavily'], ['openai']);
    await configure({ ...researchSettings.defaults, credibilityThreshold: 95 });
    const task = await researched();
    expect(task).toMatchObject({ status: 'completed', sources: 0, insights: [] });
    expect(task).not.toHaveProperty('description');
    expect(await get('/api/agent-executions/research')).toMatchObject([
      { result: '3 sources found, none matching the settings' },
    ]);
  });

  test.each([
    ['credibilityThreshold', { credibilityThreshold: 0 }, 3],
    ['includeNews', { includeNews: false }, 1],
    ['includeReports', { includeReports: false }, 1],
    ['maxSourcesPerQuery', { maxSourcesPerQuery: 1 }, 1],
  ])('keeps to %s', async (_, changed, count) => {
    await connect(['tavily'], ['openai']);
    await configure({ ...researchSettings.defaults, ...changed });
    services.reply = (got, response) => {
      if (!got.at.endsWith('completions')) return documented(got, response);
      const { sources } = JSON.parse((got.body['messages'] as { content: string }[])[1]?.content ?? '') as {
        sources: object[];
      };
      sendJudgement(response, { ...judgement, sources: judgement.sources.slice(0, sources.length) });
    };
    expect(await researched()).toMatchObject({ status: 'completed', sources: count });
  });

  test('looks as deep as the settings say', async () => {
    await connect(['serper'], ['openai']);
    const searched = async (researchDepth: string) => {
      services.seen = [];
      await configure({ ...researchSettings.defaults, researchDepth });
      await researched();
      return services.seen.flatMap(({ at }) => (at.startsWith('google.serper.dev/') ? [at.split('/')[1]] : []));
    };
    expect([await searched('basic'), await searched('standard'), await searched('comprehensive')]).toEqual([
      ['search'],
      ['search', 'news'],
      ['search', 'news', 'scholar'],
    ]);
  });

  test('keeps excerpts for summaries where summaries are switched off', async () => {
    await connect(['tavily'], ['openai']);
    await configure({ ...researchSettings.defaults, autoSummarization: false });
    await researched();
    expect(
      (await read<{ summary: string; keyPoints: string[] }[]>('sources'))
        .map(({ summary, keyPoints }) => `${summary} ${keyPoints.length}`)
        .toSorted(),
    ).toEqual(['Energy is the reason. 0', 'Three hubs opened. 0']);
  });
});
