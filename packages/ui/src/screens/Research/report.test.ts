import { researchSource, researchTask } from '@switchboard/api-mocks/builders/research';
import { expect, test } from 'vitest';
import { citedSources } from './sources.tsx';
import { toMarkdown } from './report.ts';

const task = researchTask({
  id: 't',
  title: 'Cold *chain*',
  query: 'Who moves\n# goods?',
  description: '',
  insights: ['Two <b>carriers</b> lead.', 'Nothing backs this.'],
  insightSources: [[2, 1], []],
  sourceIds: ['s-1', 's-2', 's-gone'],
  unread: [{ title: 'Forum', url: 'https://f.example/', reason: { kind: 'pageClosed', args: {} } }],
});
const source = (id: string, more: object) => researchSource({ id, taskId: 't', ...more });
const sources = [
  source('s-2', { title: 'Second', url: 'https://two.example/a)b', type: '', credibility: 80 }),
  source('s-1', { title: 'First', url: 'javascript:alert(1)', type: 'News', publishDate: '2026-03-01T10:00:00Z' }),
];

test('a report names each insight’s sources, and no text from elsewhere is read as Markdown', () => {
  expect(toMarkdown(task, citedSources(task, sources))).toBe(
    [
      '# Cold \\*chain\\*',
      '> Who moves \\# goods?',
      '## Key insights',
      '- Two \\<b\\>carriers\\</b\\> lead. [2](<https://two.example/a)b>) 1\n- Nothing backs this.',
      '## Sources',
      [
        `1. First · News · 2026-03-01 · credibility ${sources[1]?.credibility}%`,
        '2. [Second](<https://two.example/a)b>) · ' +
          [...(sources[0]?.publishDate ? [sources[0].publishDate.slice(0, 10)] : []), 'credibility 80%'].join(' · '),
        '3. No longer listed',
      ].join('\n'),
      '## Could not be read',
      '- [Forum](<https://f.example/>): Its website does not let robots read it\n',
    ].join('\n\n'),
  );
});

test('an older research, which names no sources, lists all that it found', () => {
  const older = { ...task, sourceIds: undefined };
  expect(citedSources(older, sources).map(({ source: found }) => found?.id)).toEqual(['s-2', 's-1']);
  expect(citedSources(older, [source('other', { taskId: 'else' })])).toEqual([]);
});
