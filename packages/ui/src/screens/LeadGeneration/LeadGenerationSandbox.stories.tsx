import { leadAnswer } from '@switchboard/api-mocks/builders/leadGeneration';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, ownStatus } from '../../../test/agentPage/leadGenerationStory.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const simulated = leadAnswer({ id: 'apollo-1', name: 'Dana Whitfield', sandbox: true });
const real = leadAnswer({ id: 'lead-2', name: 'Ines Carvalho' });

const meta = preview.meta({ title: 'Lead generation', ...agentPageMeta(LeadGenerationScreen, args) });

/** Nothing is real yet, so the figures count the sandbox and say so. */
export const FromTheSandbox = meta.story({
  args: { status: ownStatus(simulated) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Dana Whitfield/ }));
    await expect(row.getByText('Sandbox')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getAllByRole('button', { name: 'Sandbox' })).toHaveLength(1);
  },
});

export const FromTheSandboxNarrow = FromTheSandbox.extend({
  globals: { viewport: { value: 'narrow' } },
  play: () => {},
});

/** The figures count the real one alone. */
export const SandboxBesideReal = meta.story({
  args: { status: ownStatus(simulated, real) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('row', { name: /Ines Carvalho/ })).queryByText('Sandbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sandbox' })).toBeNull();
  },
});

export const SandboxInDetail = FromTheSandbox.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['record.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Dana Whitfield' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Dana Whitfield/ }));
    await expect(dialog.getByRole('button', { name: 'Sandbox' })).toHaveAccessibleDescription(
      'From the simulated service, not from the real one',
    );
  },
});
