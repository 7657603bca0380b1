import {
  researchSettings,
  researchSources,
  researchStatus,
  researchTasks,
} from '@switchboard/api-contract/agents/research';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { mean } from '@switchboard/api-contract/agents/agentPage';
import { describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { asksModel, materialOf, query, researchingApp, type Task } from '../../../test/researchingApp.ts';
import { testNow } from '../../../test/testApp.ts';

const server = researchingApp();
const { connect, get, put, read, researched, set, sources, start, usage, world } = server;

/** The services that were asked; pages of the web are read besides. */
const addresses = () =>
  world.asked.filter(({ method }) => method === 'POST').map(({ address }) => address.replace('https://', ''));
const material = () => {
  const asked = world.asked.find(asksModel);
  if (!asked) throw new Error('The model was not asked');
  return materialOf(asked);
};

describe('a research', () => {
  test('is in progress at once, and ends with what the sources say', async () => {
    await connect('tavily', 'openai');
    const begun = await start();
    const { id } = begun;
    expect(begun).toEqual({
      id: expect.stringMatching(/^run-/),
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
        id,
        version: expect.any(Number),
        updatedAt: expect.any(String),
        title: 'Who moves frozen goods in Poland',
        description: expect.stringMatching(/^Mroźna Logistyka moves frozen goods between Poland, Germany and Czechia/),
        query,
        status: 'completed',
        sources: 6,
        category: 'Frozen',
        createdAt: testNow.toISOString(),
        insights: expect.arrayContaining([expect.stringMatching(/^Electricity is now 38 per cent/)]),
        insightSources: expect.any(Array),
        sourceIds: expect.any(Array),
        unread: expect.any(Array),
        sandbox: true,
      },
    ]);
    const found = await sources();
    assertExact(researchSources, found);
    expect(found).toHaveLength(6);
    expect(found.find(({ title }) => title?.startsWith('Dock dwell time'))).toEqual({
      id: expect.stringMatching(new RegExp(`^${id}-source-\\d+$`)),
      version: expect.any(Number),
      updatedAt: expect.any(String),
      taskId: id,
      title: 'Dock dwell time and temperature abuse in multi-stop frozen distribution',
      type: 'Academic',
      url: 'https://journal.refrigeratedtransport.example/articles/dock-dwell-time',
      summary: expect.stringMatching(/^We model the temperature of frozen goods/),
      keyPoints: expect.arrayContaining([expect.stringMatching(/^Each minute with open doors/)]),
      credibility: 94,
      relevance: 75,
      sandbox: true,
    });
    const status = await read('status');
    assertExact(researchStatus, status);
    expect(status).toMatchObject({
      metrics: {
        totalResearches: 1,
        sourcesAnalyzed: 6,
        credibilityScore: mean(found.flatMap(({ credibility }) => credibility ?? [])),
        averageResearchTime: 0,
        activeResearches: 0,
        completedResearches: 1,
        newToday: 1,
        articles: found.filter(({ type }) => type !== 'academic' && type !== 'news').length,
        papers: found.filter(({ type }) => type === 'academic').length,
        news: found.filter(({ type }) => type === 'news').length,
        completionRate: 100,
        insightRate: 100,
      },
      activity: [
        { kind: 'completed', text: 'Completed “Who moves frozen goods in Poland”: 6 sources, 5 insights' },
        { kind: 'started' },
      ],
    });
    expect(status).not.toHaveProperty('sample');
    expect(await get('agent-executions/research')).toMatchObject([
      { id, status: 'completed', result: '6 sources, 5 insights' },
    ]);
  });

  test('asks the model about the sources alone, tells it the member’s prompt, and counts every request', async () => {
    await connect('tavily', 'openai');
    await put('system-prompt', { prompt: 'Answer for a sales team.' });
    await researched();
    expect(addresses()).toEqual([
      'api.tavily.com/search',
      'api.tavily.com/search',
      'api.openai.com/v1/chat/completions',
    ]);
    const bodies = world.asked.flatMap(({ method, body }) =>
      method === 'POST' ? [JSON.parse(body) as Record<string, unknown>] : [],
    );
    expect(bodies.map(({ topic }) => topic)).toEqual(['general', 'news', undefined]);
    const names = ['number', 'type', 'summary', 'keyPoints', 'credibility', 'relevance'];
    expect(bodies.at(-1)).toMatchObject({
      model: 'gpt-6-luna',
      reasoning_effort: 'none',
      response_format: {
        type: 'json_schema',
        json_schema: {
          strict: true,
          schema: {
            additionalProperties: false,
            required: ['title', 'description', 'category', 'insights', 'sources'],
            properties: { sources: { items: { additionalProperties: false, required: names } } },
          },
        },
      },
    });
    expect(material().rules).toMatch(/^Answer for a sales team\.\n\n/);
    expect(material().question).toBe(query);
    const urls = material().sources.map(({ url }) => url);
    expect(urls[0]).toBe('https://www.coldchainreview.example/who-moves-frozen-goods-poland');
    expect(new Set(urls).size).toBe(urls.length);
    expect([await usage('tavily'), await usage('openai')]).toEqual([2, 1]);
  });

  test.each([
    ['serper', ['google.serper.dev/search', 'google.serper.dev/news']],
    ['perplexity', ['api.perplexity.ai/search']],
  ] as const)('searches with %s where that is connected', async (serviceId, searches) => {
    await connect(serviceId, 'openai');
    expect((await researched()).sources).toBeGreaterThan(5);
    expect(addresses().slice(0, -1)).toEqual(searches);
  });

  test('does not take relative words for a date', async () => {
    await connect('serper', 'openai');
    await set({ ...researchSettings.defaults, credibilityThreshold: 0, researchDepth: 'basic' });
    const dated = (title: string, date: string) => ({
      title,
      link: `https://${date.length}.example/`,
      snippet: 'x',
      date,
    });
    world.play = ({ address }) =>
      address.endsWith('/search')
        ? json({ organic: [dated('Outlook', 'Feb 1, 2026'), dated('Old', '3 days ago')] })
        : undefined;
    await researched();
    expect((await sources()).map(({ title, publishDate }) => `${title} ${publishDate}`).toSorted()).toEqual([
      'Old undefined',
      'Outlook 2026-02-01T00:00:00.000Z',
    ]);
  });

  test('thinks with Anthropic where OpenAI is not connected', async () => {
    await connect('tavily', 'anthropic');
    expect(await researched()).toMatchObject({ status: 'completed', sources: 6 });
    expect(world.asked.at(-1)).toMatchObject({
      address: 'https://api.anthropic.com/v1/messages',
      headers: { 'x-api-key': expect.stringMatching(/^sandbox-/) },
    });
  });

  test('says so when nothing was found, and asks no model', async () => {
    await connect('tavily', 'openai');
    const question = 'xylophone quartet tuning?';
    expect(await researched(1, question)).toMatchObject({
      status: 'completed',
      sources: 0,
      insights: [],
      title: question,
    });
    expect(world.asked.some(asksModel)).toBe(false);
  });

  test('passes on no insight where no source fits the settings', async () => {
    await connect('tavily', 'openai');
    await set({ ...researchSettings.defaults, credibilityThreshold: 95 });
    const task = await researched();
    expect(task).toMatchObject({ status: 'completed', sources: 0, insights: [] });
    expect(task).not.toHaveProperty('description');
    expect(await get('agent-executions/research')).toMatchObject([
      { result: `${material().sources.length} sources found, none matching the settings` },
    ]);
  });

  test.each([
    ['includeNews', 'News'],
    ['includeReports', 'Report'],
    ['includeAcademicSources', 'Academic'],
  ])('keeps to %s', async (setting, type) => {
    await connect('tavily', 'openai');
    const types = async () => {
      await researched();
      return (await sources()).map((source) => source.type);
    };
    expect(await types()).toContain(type);
    await server.send('DELETE', 'sandbox/records');
    await set({ ...researchSettings.defaults, [setting]: false });
    const left = await types();
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(type);
  });

  test('keeps to credibilityThreshold and maxSourcesPerQuery', async () => {
    await connect('tavily', 'openai');
    await set({ ...researchSettings.defaults, credibilityThreshold: 0, maxSourcesPerQuery: 3 });
    expect(await researched()).toMatchObject({ status: 'completed', sources: 3 });
    expect(material().sources).toHaveLength(3);
    expect((await sources()).some(({ credibility }) => (credibility ?? 0) < 70)).toBe(true);
  });

  test('looks as deep as the settings say', async () => {
    await connect('serper', 'openai');
    const searched = async (researchDepth: string) => {
      world.asked = [];
      await set({ ...researchSettings.defaults, researchDepth });
      await researched();
      return addresses().flatMap((address) =>
        address.startsWith('google.serper.dev/') ? [address.split('/')[1]] : [],
      );
    };
    expect([await searched('basic'), await searched('standard'), await searched('comprehensive')]).toEqual([
      ['search'],
      ['search', 'news'],
      ['search', 'news', 'scholar'],
    ]);
  });

  test('keeps excerpts for summaries where summaries are switched off', async () => {
    await connect('tavily', 'openai');
    await set({ ...researchSettings.defaults, autoSummarization: false });
    await researched();
    const excerpts = new Map(material().sources.map(({ url, excerpt }) => [url, excerpt]));
    const kept = await sources();
    expect(kept).toHaveLength(6);
    for (const { url, summary, keyPoints } of kept)
      expect({ summary, keyPoints }).toEqual({ summary: excerpts.get(url ?? ''), keyPoints: [] });
  });
});
