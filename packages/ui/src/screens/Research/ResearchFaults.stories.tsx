import { asRows } from '@switchboard/api-mocks/builders/build';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { researchSource, researchStatus, researchTask } from '@switchboard/api-mocks/builders/research';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, readsWell } from '../../../test/agentPage/inStory.ts';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args } from '../../../test/agentPage/researchStory.ts';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Research', ...agentPageMeta(ResearchScreen, args) });

const longTask = researchTask({
  title: longText(300),
  description: longText(2_000),
  query: longWord(600),
  category: longWord(80),
  status: longText(200),
  insights: [longText(900), longWord(300)],
});
const longSource = researchSource({
  title: longWord(200),
  type: longText(120),
  url: `https://example.com/${longWord(900)}`,
  summary: longText(3_000),
  keyPoints: [longText(900), longWord(400), 'a', 'b', 'c'],
});
const longPage = {
  status: ready(researchStatus({ systemPrompt: longText(4_000) })),
  research: researchControl({ tasks: ready(asRows([longTask])), sources: ready(asRows([longSource])) }),
};
const oddPage = {
  agent: { ...args.agent, status: 'idle' },
  status: ready(
    researchStatus({
      sample: false,
      status: 'toString',
      metrics: { totalResearches: 1e308, credibilityScore: 900, averageResearchTime: -3 },
    }),
  ),
  research: researchControl({
    tasks: ready(
      asRows(
        [
          researchTask({
            id: '1',
            status: 'toString',
            priority: '__proto__',
            createdAt: odd.invalidDate,
            insights: [],
          }),
          {
            ...researchTask({
              id: '2',
              title: odd.spaces,
              query: odd.markup,
              status: '',
              insights: [odd.script, odd.script],
            }),
            priority: undefined,
            sources: undefined,
            category: undefined,
          },
        ],
        2,
      ),
    ),
    sources: ready(
      asRows([
        researchSource({
          id: '1',
          taskId: '1',
          url: odd.scriptAddress,
          credibility: 1e9,
          relevance: -1,
          publishDate: odd.farDate,
        }),
        researchSource({ id: '2', title: odd.rightToLeft, url: 'nowhere/else', keyPoints: [] }),
      ]),
    ),
  }),
};

/** Words that no version knows, and text that looks like code. */
export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { ...oddPage, query: { tab: 'tasks' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByText('2 research tasks could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

/** Neither address is a web address. */
export const OddSources = meta.story({
  tags: ['odd'],
  args: { ...oddPage, query: { tab: 'sources' } },
  play: async ({ canvas }) => {
    const sources = within(canvas.getByRole('tabpanel', { name: 'Sources' }));
    await expect(sources.queryByRole('link')).toBeNull();
    await expect(sources.getAllByRole('meter', { name: 'Credibility' })[0]).toHaveAttribute('aria-valuenow', '0');
    await readsWell(canvas);
  },
});

export const OddFigures = meta.story({
  tags: ['odd'],
  args: oddPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('–');
    await readsWell(canvas);
  },
});

export const LongText = meta.story({ tags: ['odd'], args: { ...longPage, query: { tab: 'tasks' } }, play: fits });
export const LongSources = meta.story({ tags: ['odd'], args: { ...longPage, query: { tab: 'sources' } }, play: fits });
export const LongPrompt = meta.story({
  tags: ['odd'],
  args: { ...longPage, query: { tab: 'configuration' } },
  play: fits,
});
export const Small = meta.story({
  tags: ['unpictured'],
  args: { ...longPage, query: { tab: 'tasks' } },
  globals: { viewport: { value: 'small' } },
  play: fits,
});
