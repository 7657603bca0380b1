import type { Missing } from '@switchboard/api-contract/runs/missing';
import { expect, waitFor, type within } from 'storybook/test';
import { create, Flow, overrides } from './flow.tsx';
import { agentId, beginRunNow, leadsAddress, runsCall } from './runNow.ts';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Run now',
  component: Flow,
  tags: ['behaviour'],
  args: { path: leadsAddress },
  beforeEach: beginRunNow,
});

type Canvas = ReturnType<typeof within>;
const address = (canvas: Canvas) => canvas.getByTestId('address');

/** A run that lacks this. */
const lacks = (missing: Missing) =>
  overrides.set(runsCall, () => Response.json({ error: missing.text, missing: [missing] }, { status: 409 }));

const follow = async (canvas: Canvas, press: (link: HTMLElement) => Promise<void>, name: string) => {
  await canvas.findByRole('dialog', { name: 'Not ready to run' });
  await press(await canvas.findByRole('link', { name }));
};

const apollo = {
  kind: 'connection',
  id: 'apollo',
  text: 'Connect Apollo',
  label: 'Set up Apollo',
  to: '/api-status?setup=apollo',
};
const limit = {
  kind: 'setting',
  id: 'maxLeadsPerDay',
  text: 'Leads per day is 0',
  label: 'Change the limit',
  to: `${leadsAddress}?setting=maxLeadsPerDay`,
};

/** The setup of the missing service opens; once it is closed, the member is back at the agent. */
export const SetUpAndBack = meta.story({
  parameters: { asserts: ['run.not-ready'], allowConsole: [/409/] },
  beforeEach: () => void lacks(apollo),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await follow(canvas, userEvent.click, 'Set up Apollo');
    await canvas.findByRole('dialog', { name: /Apollo/ });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toBeVisible();
    await expect(address(canvas)).toHaveTextContent(leadsAddress);
  },
});

/** A setting of the same page: the dialog gives way to it. */
export const SettingOfThisPage = meta.story({
  parameters: { asserts: ['run.not-ready'], allowConsole: [/409/] },
  beforeEach: () => void lacks(limit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await follow(canvas, userEvent.click, 'Change the limit');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leads per day' })).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(address(canvas)).toHaveTextContent(new RegExp(`^${leadsAddress}$`)));
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Leads per day' })).toHaveFocus();
  },
});

/** A setting of another page, which leads back. */
export const SettingAndBack = meta.story({
  args: { path: `/agent/${agentId}` },
  parameters: { asserts: ['run.not-ready'], allowConsole: [/409/] },
  beforeEach: () => void lacks(limit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await follow(canvas, userEvent.click, 'Change the limit');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leads per day' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Lead Generation Agent' }));
    await waitFor(() => expect(address(canvas)).toHaveTextContent(new RegExp(`^/agent/${agentId}$`)));
    await expect(await canvas.findByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  },
});

/** An agent that is switched off: its switch stands on the page that every agent has, which leads back. */
export const SwitchAndBack = meta.story({
  parameters: { asserts: ['run.not-ready'], allowConsole: [/409/] },
  beforeEach: () =>
    void lacks({
      kind: 'setting',
      id: 'enabled',
      text: 'Lead Generation Agent is switched off',
      label: 'Open its configuration',
      to: `/agent/${agentId}?tab=configuration`,
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await follow(canvas, userEvent.click, 'Open its configuration');
    await canvas.findByRole('tab', { name: 'Configuration', selected: true });
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Lead Generation Agent' }));
    await waitFor(() => expect(address(canvas)).toHaveTextContent(new RegExp(`^${leadsAddress}$`)));
  },
});

/** Only pages of agents are led back to. */
export const ForeignWayBack = meta.story({
  args: { path: `${leadsAddress}?from=${encodeURIComponent('//evil.example/agents/x')}` },
  parameters: { asserts: ['run.not-ready'] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard'),
});

/** What is missing takes the place of the text, which is there again at the next press. */
export const KeepsTheInput = meta.story({
  args: { path: '/agent/cold-chain-desk' },
  parameters: { asserts: ['run.input', 'run.not-ready'], allowConsole: [/409/] },
  beforeEach: async () => {
    await create({ name: 'Cold chain desk', type: 'custom', description: 'Watches cold chains.' });
  },
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/agents/cold-chain-desk/runs', () =>
      Response.json({ error: apollo.text, missing: [apollo] }, { status: 409 }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Input/ }), 'Who ships chilled?');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByRole('link', { name: 'Set up Apollo' })).toBeVisible();
    await expect(canvas.queryByRole('dialog', { name: 'Run Cold chain desk' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByRole('textbox', { name: /^Input/ })).toHaveValue('Who ships chilled?');
  },
});
