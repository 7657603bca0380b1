import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { ViewRegion } from './ViewRegion.tsx';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const retry = fn();

const meta = preview.meta({
  ...unnamed(ViewRegion<string>),
  tags: ['autodocs', 'manifest'],
  args: {
    view: ready('Seven agents'),
    name: 'agents',
    now: FIXED_NOW,
    loading: (
      <Card padded>
        <Skeleton width={120} />
      </Card>
    ),
    children: (data: string) => <Card padded>{data}</Card>,
  },
});

export const Playground = meta.story();

export const Ready = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('Seven agents')).toBeVisible() });

export const Loading = meta.story({
  args: { view: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
    await expect(canvas.queryByText('Seven agents')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { view: failed('500: The server failed', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: The server failed');
  },
});

export const TriesAgain = Failed.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Inside an existing card. */
export const FailedBare = meta.story({
  args: { view: failed('500: The server failed', retry), bare: true },
  render: (args) => (
    <Card>
      <ViewRegion {...args} />
    </Card>
  ),
});

export const Stale = meta.story({
  args: { view: ready('Seven agents', { since: new Date(FIXED_NOW.getTime() - 60_000) }), subject: 'The list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The list does not answer. These figures are from/)).toHaveTextContent(
      'The list does not answer. These figures are from 09:40.',
    );
    await expect(canvas.getByText('Seven agents')).toBeVisible();
  },
});
