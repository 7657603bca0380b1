import { runDetail } from '@switchboard/api-mocks/builders/executions';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { CircleCheck, Play } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { fits, readsWell } from '../../../../test/agentPage/inStory.ts';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import type { TimelineEnd } from './StepRow.tsx';
import { StepTimeline } from './StepTimeline.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const began: TimelineEnd = { icon: Play, title: 'Started by Ada Brandt', at: minutesAgo(4) };
const end: TimelineEnd = { icon: CircleCheck, tone: 'positive', title: 'Completed' };

const meta = preview.meta({
  component: StepTimeline,
  tags: ['autodocs', 'manifest'],
  args: {
    steps: runDetail().steps.items,
    from: minutesAgo(4),
    began,
    end,
    recordsHref: () => '/agents/lead-generation/detail',
  },
  decorators: [
    (Story) => (
      <Card as="section" clipped>
        <CardHead title="Steps" />
        <Story />
      </Card>
    ),
  ],
});

export const Playground = meta.story({ args: { leftOut: 46 } });

/** The steps as a screen reader hears them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      '0:00Started by Ada Brandt',
      '0:00Apollo, page 1POST /api/v1/mixed_people/searchAnswer 200Duration 612 msCost 25 credits',
      '0:01Apollo, page 2, failedPOST /api/v1/mixed_people/searchAnswer 429Duration 88 ms',
      '0:32Apollo, page 2POST /api/v1/mixed_people/searchAnswer 200Duration 590 msCost 25 credits',
      '0:33Skipped 3 duplicates',
      '0:34Apollo, 16 people completedPOST /api/v1/people/bulk_matchAnswer 200Duration 1,204 msCost 16 credits',
      '0:36Asked OpenAIgpt-4o · 412 tokens in, 96 outAnswer 200Duration 1,830 ms',
      '0:38Added 12 leads, updated 4 leadsShow the 16 leads',
      'Completed',
    ]);
    await expect(canvas.getByRole('link', { name: 'Show the 16 leads' })).toHaveAttribute(
      'href',
      '/agents/lead-generation/detail',
    );
  },
});

/** More steps than are kept: the last row counts the rest. */
export const LeftOut = meta.story({
  tags: ['odd'],
  args: { steps: runDetail().steps.items.slice(0, 2), leftOut: 46 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('46 more, not kept');
  },
});

/** The server died after two calls, which another one may make and pay again. */
export const BegunAgain = meta.story({
  args: {
    steps: runDetail({
      steps: [
        { kind: 'call', text: { kind: 'serviceAsked', args: { service: 'Gmail' } }, at: minutesAgo(4) },
        { kind: 'model', text: { kind: 'serviceAsked', args: { service: 'OpenAI' } }, at: minutesAgo(4) },
        { kind: 'decision', text: { kind: 'begunAgain', args: { calls: 2 } }, at: minutesAgo(3) },
        { kind: 'call', text: { kind: 'serviceAsked', args: { service: 'Gmail' } }, at: minutesAgo(3) },
      ],
    }).steps.items,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(
      'The server at work stopped, so the run begins again: 2 calls up to here may be made, and paid, once more',
    );
  },
});

/** A newer server's kind, no words, no answer, unknown figures, times before the start. */
export const Odd = meta.story({
  tags: ['odd'],
  args: {
    began: undefined,
    end: undefined,
    steps: runDetail({
      steps: [
        { kind: 'teleport', text: { kind: 'teleported', args: { leads: 3 } }, at: minutesAgo(9) },
        { kind: '__proto__', text: '', at: odd.invalidDate, path: odd.markup, units: 1, unit: 'searches' },
        { kind: 'call', text: odd.rightToLeft, failed: true, durationMs: -5 },
        { kind: 'model', text: odd.zalgo, tokensIn: 1e308 },
        { kind: 'write', text: 'Added nothing', records: { collection: 'leads', count: 0 } },
      ],
    }).steps.items,
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('0:00Teleported (3)');
    await expect(rows[1]).toHaveTextContent('Step without a description');
    await expect(rows[2]).toHaveTextContent('Answer –none');
    await expect(canvas.queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    steps: runDetail({
      steps: [
        {
          kind: 'call',
          text: longText(2_000),
          method: 'POST',
          path: `/${longWord(400)}`,
          units: 3,
          unit: longWord(80),
        },
        { kind: 'model', text: longWord(2_000), model: longWord(200) },
      ],
    }).steps.items,
  },
  play: fits,
});

/** On a phone the times go, and the figures stand under the words. */
export const Narrow = meta.story({
  tags: ['unpictured'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const refused = within(canvas.getAllByRole('listitem')[2] ?? document.body);
    await expect(refused.getByText('0:01')).not.toBeVisible();
    const under = refused.getByText('88 ms').getBoundingClientRect();
    await expect(under.top).toBeGreaterThan(refused.getByText(/^POST/).getBoundingClientRect().top);
    await fits();
  },
});
