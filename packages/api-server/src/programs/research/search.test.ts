import { researchSettings } from '@switchboard/api-contract/agents/research';
import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { materialOf, researchingApp, asksModel } from '../../../test/researchingApp.ts';

const server = researchingApp();
const { connect, get, researched, set, world } = server;
const url = 'https://news.balticfreight.example/a';
const odd = [
  null,
  'Sponsored',
  { title: 'Without an address' },
  { url: 7, link: 7 },
  { url: 'javascript:alert(1)', link: 'javascript:alert(1)' },
];

test.each([
  ['tavily', { results: [{ url, title: null, content: 'x', published_date: 20_260_301 }, ...odd] }],
  ['serper', { organic: [{ link: url, title: 7, snippet: 'x' }, ...odd], news: null, credits: '1' }],
  ['perplexity', { results: [{ url, snippet: 'x', date: false }, ...odd] }],
] as const)('an odd result of %s costs no other, and the steps say so', async (service, answer) => {
  await connect(service, 'openai');
  await set({ ...researchSettings.defaults, credibilityThreshold: 0, researchDepth: 'basic' });
  world.play = ({ address }) => (address.endsWith('/search') ? json(answer) : undefined);
  await researched();
  const asked = world.asked.find(asksModel);
  expect(asked && materialOf(asked).sources.map((source) => source.url)).toEqual([url]);
  const [{ id } = { id: '' }] = await get<{ id: string }[]>('agent-executions/research');
  const { steps } = await get<{ steps: { text: Fact }[] }>(`runs/${id}`);
  expect(steps.map(({ text }) => wordsOf(text))).toContain('1 of 6 read, 5 left out: not in the documented format');
});

test.each([
  ['tavily', 'max_results', 'results'],
  ['serper', 'num', 'organic'],
  ['perplexity', 'max_results', 'results'],
] as const)(
  'an answer of %s that is too large to be read is asked for with fewer results',
  async (service, name, list) => {
    await connect(service, 'openai');
    await set({ ...researchSettings.defaults, credibilityThreshold: 0, researchDepth: 'basic' });
    const wanted: unknown[] = [];
    world.play = ({ address, body }) => {
      if (!address.endsWith('/search')) return undefined;
      const most = Number((JSON.parse(body) as Record<string, unknown>)[name]);
      wanted.push(most);
      const content = 'x'.repeat(most > 1 ? 9_000_000 / most : 10);
      return json({ [list]: Array.from({ length: most }, () => ({ url, link: url, content, snippet: content })) });
    };
    await researched();
    const asked = world.asked.find(asksModel);
    expect(asked && materialOf(asked).sources.map((source) => source.url)).toEqual([url]);
    expect(wanted).toEqual([20, 5, 1]);
  },
);
