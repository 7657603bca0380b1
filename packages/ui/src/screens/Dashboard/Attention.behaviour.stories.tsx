import {
  attention,
  attentionItem,
  firstStepsAnswer,
  fiveItems,
  sinceAnswer,
} from '@switchboard/api-mocks/builders/attention';
import { many } from '@switchboard/api-mocks/builders/build';
import { expect, fn, waitFor } from 'storybook/test';
import { RoleContext } from '../../blocks/roles/RoleContext.ts';
import { Attended, attentionRows } from '../../../test/dashboard/attentionStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Dashboard/Attention',
  component: Attended,
  tags: ['behaviour'],
  args: { attention: attention(), onLater: fn(), onConnect: fn(), onDismiss: fn() },
});

export const AttentionLeads = meta.story({
  args: { attention: attention({ items: fiveItems(), since: sinceAnswer() }) },
  parameters: { asserts: ['attention.some', 'attention.since'] },
  play: async ({ canvas }) => {
    const leads = {
      'Set up Apollo': '/api-status?setup=apollo',
      'Open the workflow': '/agent/switchboard-super-agent?tab=executions&run=workflow-1',
      'Read the replies': '/agents/email/detail',
      '64 businesses': '/agents/maps-scraper/detail',
      '41 runs': '/agents',
    };
    for (const [name, href] of Object.entries(leads))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});

/** The others come in place, and the focus goes on. */
export const AttentionShowsAll = meta.story({
  args: {
    attention: attention({
      items: many(17, (index) => attentionItem({ id: `runs.${index}`, text: `Cause ${index}` })),
    }),
  },
  parameters: { asserts: ['attention.many'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'and 12 more' }));
    await expect(attentionRows()).toHaveLength(17);
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Needs attention/ })).toHaveFocus());
  },
});

/** Two more are shown at once. */
export const AttentionFoldsThreeOrMore = meta.story({
  args: {
    attention: attention({
      items: many(7, (index) => attentionItem({ id: `runs.${index}`, text: `Cause ${index}` })),
    }),
  },
  parameters: { asserts: ['attention.many'] },
  play: async ({ canvas }) => {
    await expect(attentionRows()).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: /more$/ })).toBeNull();
  },
});

/** By keyboard: the focus goes on to the heading, and with the last row to the page’s. */
export const AttentionKeepsTheFocus = meta.story({
  args: { attention: attention({ items: fiveItems().slice(0, 2) }) },
  parameters: { asserts: ['attention.later'] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Put off.*Apollo/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Needs attention' })).toHaveFocus());
    canvas.getByRole('button', { name: /^Put off/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  },
});

export const SinceCloses = meta.story({
  args: { attention: attention({ since: sinceAnswer() }) },
  parameters: { asserts: ['attention.since'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onLater).toHaveBeenCalledWith('since');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Since you were here' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const FirstStepsLead = meta.story({
  args: {
    attention: attention({ firstSteps: firstStepsAnswer({ connected: true }), connected: 2 }),
    fresh: true,
  },
  parameters: { asserts: ['first-steps.progress'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Choose' })).toHaveAttribute(
      'href',
      '/agents/lead-generation/detail?setting=targetIndustries',
    );
    await expect(canvas.getByRole('button', { name: 'Run now' })).toHaveAccessibleDescription(
      'Choose what an agent should look for first',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** A viewer sees the steps, and why they can't take them. */
export const FirstStepsOfAViewer = meta.story({
  args: { attention: attention({ firstSteps: firstStepsAnswer(), connected: 0 }), offered: true, fresh: true },
  decorators: [
    (Story) => (
      <RoleContext value="tenant_viewer">
        <Story />
      </RoleContext>
    ),
  ],
  parameters: { asserts: ['first-steps.start'] },
  play: async ({ canvas, args, userEvent }) => {
    for (const name of ['Dismiss', 'Try it with the sandbox']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription(/^Viewers can look at everything/);
      await userEvent.click(button);
    }
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
});
