import { activityKinds } from '@switchboard/api-contract/agents/shared';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { minutesAgo, FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect } from 'storybook/test';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import { ActivityList } from './ActivityList.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const activity = (id: string, kind: string | undefined, text: FactOrText | undefined, minutes: number) => ({
  id,
  kind,
  text,
  at: minutesAgo(minutes),
});

const meta = preview.meta({
  component: ActivityList,
  tags: ['autodocs', 'manifest'],
  args: {
    now: FIXED_NOW,
    activities: asRows([
      activity('1', 'added', { kind: 'leadsAdded', args: { leads: 12, source: 'Apollo' } }, 3),
      activity('2', 'qualified', 'Dana Whitfield qualified', 18),
      activity('3', 'failed', 'Enrichment hit the rate limit', 54),
      activity('4', 'sheet', '86 rows written to the sheet', 120),
    ]),
  },
  decorators: [
    (Story) => (
      <Card as="section">
        <CardHead title="Recent Activity" />
        <Story />
      </Card>
    ),
  ],
});

export const Playground = meta.story({ args: { limit: 10 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('12 leads added from Apollo')).toBeVisible();
    await expect(canvas.getByText('2 hours ago')).toHaveAttribute('datetime', minutesAgo(120));
  },
});

export const EveryKind = meta.story({
  args: {
    limit: 40,
    activities: asRows(
      activityKinds.map((kind, index) => activity(kind, kind, `An activity of the kind ${kind}`, index * 7)),
    ),
  },
});

/** A newer server sends a fact that this version has no words for. */
export const NewerFact = meta.story({
  args: { activities: asRows([activity('1', 'merged', { kind: 'leadsMerged', args: { kept: 'Dana', gone: 2 } }, 3)]) },
  parameters: { covers: ['agent-page.newer-fact'] },
});

/** At most ten, in the order they arrive. */
export const Many = meta.story({
  tags: ['odd'],
  args: {
    activities: asRows(
      Array.from({ length: 200 }, (_, index) => activity(String(index), 'synced', `Run ${index}`, index)),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(10),
});

export const Empty = meta.story({
  args: { activities: asRows([]) },
  play: async ({ canvas }) => expect(canvas.getByText('No activity yet')).toBeVisible(),
});

export const LeftOut = meta.story({
  tags: ['odd'],
  args: { activities: asRows([activity('1', 'synced', 'Mailbox synced', 2)], 2) },
  play: async ({ canvas }) => expect(canvas.getByText('2 rows could not be read')).toBeVisible(),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    activities: asRows([
      activity('1', 'teleported', 'Something new happened', 1),
      activity('2', undefined, undefined, 2),
      { id: undefined, kind: '__proto__', text: odd.markup, at: 'not a date' },
      { id: undefined, kind: 'toString', text: odd.rightToLeft, at: undefined },
    ]),
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    activities: asRows([
      activity('1', 'completed', longText(2_000), 1),
      activity('2', 'completed', longWord(2_000), 1),
    ]),
  },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { activities: asRows([activity('1', 'completed', longText(160), 1), activity('2', 'failed', 'Short', 90)]) },
});
