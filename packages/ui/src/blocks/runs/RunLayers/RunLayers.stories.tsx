import { runPreview } from '@switchboard/api-mocks/builders/executions';
import { expect, fn } from 'storybook/test';
import { done } from '../../../../test/format/outcomes.ts';
import type { RunInputControl } from '../RunInputDialog/RunInputDialog.tsx';
import { RunLayers } from './RunLayers.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const onClose = fn();

const meta = preview.meta({ component: RunLayers, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({
  args: { preview: { preview: runPreview(), onRun: fn(), onClose } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Run with the new criteria?' })).toBeVisible(),
});

export const Missing = meta.story({
  args: {
    missing: {
      items: [{ kind: 'budget', id: 'month', text: 'The budget is spent', to: undefined, label: undefined }],
      onClose,
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog', { name: 'Not ready to run' })).toBeVisible(),
});

export const Input = meta.story({
  args: { input: { agent: 'Desk', onRun: fn<RunInputControl['onRun']>(async () => done), onClose } },
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog', { name: 'Run Desk' })).toBeVisible(),
});
