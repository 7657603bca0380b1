import { leadAnswer } from '@switchboard/api-mocks/builders/leadGeneration';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { args, ownStatus } from '../../../test/agentPage/leadGenerationStory.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const simulated = leadAnswer({ id: 'apollo-1', name: 'Dana Whitfield', sandbox: true });
const real = leadAnswer({ id: 'lead-2', name: 'Ines Carvalho' });

const meta = preview.meta({ title: 'Lead generation/Sandbox', ...agentPageMeta(LeadGenerationScreen, args) });

/** Nothing is real yet: the figures count the sandbox, and each heading says so, no row. */
export const FromTheSandbox = meta.story({
  args: { status: ownStatus(simulated) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Dana Whitfield/ }));
    await expect(row.queryByRole('img', { name: 'Sandbox' })).toBeNull();
    for (const section of ['Performance Overview', 'Leads Database', 'Performance Analytics'])
      await expect(region(canvas, section).getByRole('button', { name: 'Sandbox' })).toBeVisible();
  },
});

export const Narrow = FromTheSandbox.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: () => {},
});

/** The figures count the real one alone; the row of the other is marked. */
export const BesideReal = meta.story({
  args: { status: ownStatus(simulated, real) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    const markOf = (name: RegExp) => within(canvas.getByRole('row', { name })).queryByRole('img', { name: 'Sandbox' });
    await expect(markOf(/Dana Whitfield/)).toBeVisible();
    await expect(markOf(/Ines Carvalho/)).toBeNull();
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
