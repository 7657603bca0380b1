import type { Missing } from '@switchboard/api-contract/runs/missing';
import { expect, fn } from 'storybook/test';
import { NotReadyDialog } from './NotReadyDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const missing: readonly Missing[] = [
  {
    kind: 'connection',
    id: 'apollo',
    text: 'Connect Apollo under API Connections',
    to: '/api-status?setup=apollo',
    label: 'Set up Apollo',
  },
  {
    kind: 'setting',
    id: 'targetIndustries',
    text: 'Add at least one industry, company size, location or keyword in the configuration',
    to: '/agents/lead-generation/detail?setting=targetIndustries',
    label: 'Choose industries',
  },
];

const meta = preview.meta({
  component: NotReadyDialog,
  args: { missing, onClose: fn() },
  tags: ['autodocs', 'manifest'],
});

export const Playground = meta.story();

export const TwoThings = meta.story({
  parameters: { covers: ['run.not-ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set up Apollo' })).toHaveAttribute(
      'href',
      '/api-status?setup=apollo',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Of a later version: nothing leads there. */
export const OneThing = meta.story({
  args: {
    missing: [
      { kind: 'budget', id: 'month', text: 'The budget of this month is spent', to: undefined, label: undefined },
    ],
  },
});

export const Closes = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['run.not-ready'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run now' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
