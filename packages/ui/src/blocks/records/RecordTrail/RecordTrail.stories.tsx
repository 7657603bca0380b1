import type { RecordHistory } from '@switchboard/api-contract/records/calls';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { history } from '../../../../test/records/storedRecords.ts';
import { failed, loading, ready, type ViewState } from '../../../format/viewState.ts';
import type { AnyField } from '../RecordEditor/recordEdit.ts';
import { RecordTrail } from './RecordTrail.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const known: ViewState<RecordHistory> = ready(history);
const fields: readonly AnyField[] = [{ kind: 'text', name: 'title', label: 'Job title' }];

const meta = preview.meta({
  component: RecordTrail,
  tags: ['autodocs', 'manifest'],
  args: {
    history: known,
    fields,
    runHref: (runId: string) => `/agent/a?tab=executions&run=${runId}`,
    now: FIXED_NOW,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AddedByHand = meta.story({
  args: { history: ready({ ...history, from: { ...history.from, by: 'Ada Brandt' }, changes: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('Added by Ada Brandt')).toBeVisible(),
});

/** A value that was taken away, a list, and a source that nobody kept. */
export const OddValues = meta.story({
  tags: ['odd'],
  args: {
    history: ready({
      from: { at: history.from.at, by: undefined, runId: undefined, service: undefined },
      changes: [
        { at: history.from.at, by: 'Ada Brandt', runId: undefined, field: 'phone', old: '+1 555', new: undefined },
        { at: history.from.at, by: undefined, runId: undefined, field: 'tags', old: undefined, new: ['a', 'b'] },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [phone, tags, from] = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(phone).toContain('Phone: from +1 555 to nothing');
    await expect(tags).toContain('Tags: a and b');
    await expect(from).toContain('Added before sources were recorded');
  },
});

export const Waits = meta.story({ args: { history: loading } });

export const Fails = meta.story({
  args: { history: failed('503: Busy', fn()) },
  play: async ({ canvas }) => expect(canvas.getByText('503: Busy')).toBeVisible(),
});
