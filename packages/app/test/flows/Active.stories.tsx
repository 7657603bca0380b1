import { expect, within } from 'storybook/test';
import type { Played } from '@switchboard/ui/test/components/Played';
import { Flow, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents/lead-generation/detail' },
  parameters: { asserts: ['agent-page.switch-on', 'agent-page.switch-off'] },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** Stops the agent by its switch and starts it by the header's button; the other always agrees. */
async function agrees({ canvas, userEvent }: Played, label = 'Active', stop = 'Stop'): Promise<void> {
  const header = () => within(canvas.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
  const active = await canvas.findByRole('switch', { name: label, checked: true });
  await userEvent.click(active);
  await expect(await canvas.findByRole('switch', { name: label, checked: false })).toBeVisible();
  await userEvent.click(await header().findByRole('button', { name: 'Start' }));
  await expect(await canvas.findByRole('switch', { name: label, checked: true })).toBeVisible();
  await expect(await header().findByRole('button', { name: stop })).toBeVisible();
}

export const LeadGeneration = meta.story({
  play: async (context) => {
    await agrees(context);
    await expect(sentTo('/api/agents/lead-generation-agent/stop', 'POST')).toHaveLength(1);
    await expect(sentTo('/api/agents/lead-generation-agent/start', 'POST')).toHaveLength(1);
    await expect(sentTo('/api/agents/lead-generation-agent/config', 'PUT')).toEqual([]);
  },
});

export const Contacts = meta.story({
  args: { path: '/agents/contacts/detail' },
  play: (context) => agrees(context, 'Agent status'),
});

export const Research = meta.story({
  args: { path: '/agents/research/detail?tab=configuration' },
  play: (context) => agrees(context, 'Active', 'Pause'),
});

export const Orchestrator = meta.story({
  args: { path: '/agents/orchestrator/detail' },
  play: (context) => agrees(context),
});

/** An agent that is switched off can't be started: the switch stays off and says why. */
export const Refused = meta.story({
  parameters: { asserts: ['agent-page.switch-refused'] },
  play: async ({ canvas, userEvent }) => {
    const active = await canvas.findByRole('switch', { name: 'Active', checked: true });
    await fetch('/api/agents/lead-generation-agent/config', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('auth_token')}` },
      body: JSON.stringify({ enabled: false }),
    });
    await userEvent.click(active);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Active', checked: false }));
    await expect(
      await canvas.findByRole('switch', { name: 'Active', description: /switched off in its configuration/ }),
    ).not.toBeChecked();
  },
});
