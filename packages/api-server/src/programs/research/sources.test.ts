import { mostBytes } from '../../outside/providers/client.ts';
import { researchSettings } from '@switchboard/api-contract/agents/research';
import { describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { asksModel, materialOf, query, researchingApp, says, type Task } from '../../../test/researchingApp.ts';

const server = researchingApp();
const { connect, get, post, researched, set, sources, world } = server;

const lastMaterial = () => {
  const asked = world.asked.findLast(asksModel);
  if (!asked) throw new Error('The model was not asked');
  return materialOf(asked);
};

describe('what a research rests on', () => {
  test('each insight names its sources, by their numbers', async () => {
    await connect('tavily', 'openai');
    const { insights, insightSources = [], sourceIds = [] } = await researched();
    const byId = new Map((await sources()).map((source) => [source.id, source]));
    const excerpts = new Map(lastMaterial().sources.map(({ url, excerpt }) => [url, excerpt]));
    expect(insights?.length).toBeGreaterThan(3);
    expect(insightSources).toHaveLength(insights?.length ?? 0);
    for (const [index, insight] of (insights ?? []).entries()) {
      const [number = 0] = insightSources?.[index] ?? [];
      const url = byId.get(sourceIds?.[number - 1] ?? '')?.url ?? '';
      expect(excerpts.get(url)).toContain(insight.replace(/…$/, ''));
    }
  });

  test('an insight that rests on no accepted source is dropped', async () => {
    await connect('tavily', 'openai');
    const source = { type: 'News', summary: 's', keyPoints: [], relevance: 90 };
    world.play = (asked) =>
      asksModel(asked)
        ? says({
            title: 't',
            description: 'd',
            category: 'c',
            insights: [
              { text: 'From the doubtful one.', sources: [1] },
              { text: 'From both.', sources: [2, 1, 2, 77] },
              { text: 'From nowhere.', sources: [] },
            ],
            sources: [
              { ...source, number: 1, credibility: 20 },
              { ...source, number: 2, credibility: 90 },
            ],
          })
        : undefined;
    expect(await researched()).toMatchObject({ insights: ['From both.'], insightSources: [[1]], sources: 1 });
  });
});

describe('a source that could not be read', () => {
  test('is listed with the reason', async () => {
    await connect('tavily', 'openai');
    const { unread } = await researched(1, 'frozen loads Poland who pays');
    expect(unread).toContainEqual({
      title: 'Frozen loads out of Poland, who pays on time?',
      url: 'https://forum.dispatchers.example/threads/frozen-loads-poland',
      reason: 'Its website does not let robots read it',
    });
    expect(world.asked.map(({ address }) => address)).not.toContain(unread?.[0]?.url);
    const [{ id } = { id: '' }] = await get<{ id: string }[]>('agent-executions/research');
    const { steps } = await get<{ steps: { text: string }[] }>(`runs/${id}`);
    expect(steps.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Read \d+ of \d+ pages; 1 could not/));
  });

  const page = (status: number, type: string, body: string): Response =>
    new Response(body, { status, headers: { 'content-type': type } });
  const answers: Record<string, () => Response> = {
    'https://www.coldchainreview.example': () => page(403, 'text/html', 'no'),
    'https://journal.refrigeratedtransport.example': () => page(200, 'application/pdf', '%PDF'),
    'https://news.balticfreight.example': () => page(200, 'text/html', '<script>go()</script>'),
    'https://www.warehousemonitor.example': () => page(200, 'text/html', 'x'.repeat(mostBytes.page + 1)),
  };

  test('is listed with whatever its website does', async () => {
    await connect('tavily', 'openai');
    await set({ ...researchSettings.defaults, credibilityThreshold: 0, researchDepth: 'basic' });
    world.play = ({ address }) => {
      if (address.endsWith('/robots.txt')) return page(404, 'text/plain', '');
      if (address.endsWith('/search'))
        return json({
          results: [...Object.keys(answers), 'https://dead.example'].map((url) => ({
            title: url,
            url,
            content: url.includes('dead') ? '' : 'x',
          })),
        });
      return answers[new URL(address).origin]?.();
    };
    const task = await researched();
    expect(task.unread?.map(({ reason }) => reason).toSorted()).toEqual([
      'It is not a text page (application/pdf)',
      'It is too long to read',
      'Its website answered 403',
      'Its website did not answer',
      'There is no text on it',
    ]);
    // Of one nothing is known but its address; the others are judged by the excerpt of the search.
    expect((await sources()).map(({ url }) => url)).not.toContain('https://dead.example/');
    expect(task.sources).toBe(4);
  });
});

describe('a follow-up', () => {
  test('sees the sources of the research that it follows, and finds others', async () => {
    await connect('tavily', 'openai');
    const first = await researched();
    const begun = await post('start', { query: 'What does energy cost them?', followUpOf: first.id });
    expect(begun.json()).toMatchObject({ status: 'in_progress', followUpOf: first.id });
    await server.app.jobs.idle();
    const {
      question,
      earlier,
      sources: given,
    } = lastMaterial() as ReturnType<typeof lastMaterial> & { earlier: object };
    expect(question).toBe('What does energy cost them?');
    expect(earlier).toEqual({ question: query, insights: first.insights });
    const kept = await sources();
    const before = kept.filter(({ taskId }) => taskId === first.id);
    expect(given.map(({ url }) => url)).toEqual(expect.arrayContaining(before.map(({ url }) => url)));
    const second = (await get<Task[]>('agents/research/tasks')).find(({ followUpOf }) => followUpOf === first.id);
    expect(second).toMatchObject({ status: 'completed' });
    // What it took over is not stored twice.
    expect(second?.sourceIds).toEqual(expect.arrayContaining([before[0]?.id]));
    expect(new Set(kept.map(({ url }) => url)).size).toBe(kept.length);
  });

  test('is refused where there is no such completed research', async () => {
    await connect('tavily', 'openai');
    const answer = await post('start', { query, followUpOf: 'research-unknown' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { followUpOf: expect.stringContaining('is not completed') } });
  });

  test('is one again when it is tried again', async () => {
    await connect('tavily', 'openai');
    const first = await researched();
    const { id } = (await post('start', { query: 'And in Germany?', followUpOf: first.id })).json<Task>();
    await server.app.jobs.idle();
    const retried = (await server.send('POST', `runs/${id}/retry`)).json<{ id: string }>();
    await server.app.jobs.idle();
    const tasks = await get<Task[]>('agents/research/tasks');
    expect(tasks.find((task) => task.id === retried.id)).toMatchObject({ followUpOf: first.id });
  });
});
