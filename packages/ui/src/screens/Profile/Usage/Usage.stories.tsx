import { budgets, prices, usage, usageAnswer } from '@switchboard/api-mocks/builders/usage';
import { expect, fn, screen, within } from 'storybook/test';
import { inShell } from '../../../../test/inShell.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { RoleContext } from '../../../blocks/roles/RoleContext.ts';
import { BudgetDialog } from './BudgetDialog.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';
import { tenant, user } from '@switchboard/api-mocks/builders/auth';
import preview from '../../../../../../.storybook/preview.tsx';

const now = new Date('2026-11-20T13:00:00Z');
const nothing = { keys: () => null, members: () => null, notifications: () => null, audit: () => null };

const meta = preview.meta({
  title: 'Profile/Usage',
  component: UsagePanel,
  args: {
    usage: ready(usage()),
    now,
    month: '2026-11',
    latest: '2026-11',
    onMonthChange: fn(),
    onBudget: fn(),
    onPrices: fn(),
    onExport: fn(),
  },
  render: (args) => (
    <ProfileScreen
      user={user()}
      tenant={tenant()}
      appearance="light"
      onAppearance={() => {}}
      onSignOut={() => {}}
      tab="usage"
      onTabChange={() => {}}
      contents={{ ...nothing, usage: () => <UsagePanel {...args} /> }}
    />
  ),
  decorators: [inShell('profile')],
});

export const Overview = meta.story({
  parameters: { covers: ['usage.overview', 'budget.near', 'usage.unknown-price'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At this pace it is spent on Wednesday,? 25 November 2026/)).toBeVisible();
    await expect(canvas.getByText('Tavily has no price yet, so it is not included')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cold chain in the EU' })).toHaveAttribute(
      'href',
      '/agent/research-agent?tab=executions&run=run-1',
    );
    await expect(canvas.getByText('free')).toBeVisible();
  },
});

export const Narrow = meta.story({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const Reached = meta.story({
  args: { usage: ready(usage({ total: 50.3, unknown: false })) },
  parameters: { covers: ['budget.reached'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no run starts/)).toBeVisible();
  },
});

export const WithoutBudget = meta.story({
  args: { usage: ready(usage({ budget: undefined, unknown: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No budget is set, so there is no limit.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set a budget' })).toBeVisible();
  },
});

/** Everything was used in the sandbox, in a month that is over. */
export const InTheSandbox = meta.story({
  args: { usage: ready(usage({ sandbox: true, budget: undefined })), latest: '2026-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sandbox')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set a budget' })).toBeNull();
  },
});

export const Nothing = meta.story({
  args: {
    usage: ready(
      usage({
        total: 0,
        unknown: false,
        runs: 0,
        budget: undefined,
        byAgent: [],
        byService: [],
        byDay: [],
        dearest: [],
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('No service was called in November 2026.')).toBeVisible(),
});

export const Loading = meta.story({ args: { usage: loading } });
export const Failed = meta.story({ args: { usage: failed('500: The server failed', fn()) } });

/** Odd figures: a deleted agent, an unknown unit, a very long name, a currency that is none. */
export const Odd = meta.story({
  tags: ['odd'],
  args: {
    usage: ready(
      usage({
        currency: 'points',
        byAgent: [{ agentId: 'gone', unknown: true }],
        byService: [
          { service: 'fax', name: 'F'.repeat(200), units: 3, unit: 'pages', cost: 0.0042, unknown: true, missing: [] },
        ],
        dearest: usageAnswer().dearest?.map((run) => ({ ...run, agentId: 'gone', name: undefined })),
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('A deleted agent')).not.toHaveLength(0),
});

export const ChoosesMonthsAndShowsDaysAsTable = Overview.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['usage.overview'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show October 2026' }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-10');
    const next = canvas.getByRole('button', { name: 'Show December 2026' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    const table = within(canvas.getByRole('table', { name: 'Cost by day' }));
    await expect(table.getByRole('row', { name: /Friday,? 20 November 2026 €3.70/ })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Set a price' }));
    await expect(args.onPrices).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the budget' }));
    await expect(args.onBudget).toHaveBeenCalledOnce();
  },
});

/** A member sees all of it, and can't change the budget. */
export const AsMember = Overview.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['usage.overview'] },
  decorators: [
    (Story) => (
      <RoleContext value="tenant_member">
        <Story />
      </RoleContext>
    ),
  ],
  play: async ({ canvas, args, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Change the budget' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(change);
    await expect(args.onBudget).not.toHaveBeenCalled();
    await expect((await screen.findAllByText(/Only admins/))[0]).toBeInTheDocument();
  },
});

const agents = [
  { id: 'lead-generation-agent', name: 'Lead Generation' },
  { id: 'research-agent', name: 'Research' },
];
const saveBudgets = fn();
const closeBudgets = fn();

export const Budgets = meta.story({
  render: () => <BudgetDialog budgets={budgets()} agents={agents} onSave={saveBudgets} onClose={closeBudgets} />,
  parameters: { covers: ['budget.edit'] },
  play: async () => expect(await screen.findByRole('textbox', { name: 'Each month' })).toHaveValue('50'),
});

export const SavesBudgets = Budgets.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['budget.edit'] },
  beforeEach: () => {
    saveBudgets.mockReset().mockResolvedValue({ kind: 'done', value: budgets() });
    closeBudgets.mockReset();
  },
  play: async ({ userEvent }) => {
    const month = await screen.findByRole('textbox', { name: 'Each month' });
    await userEvent.clear(month);
    await userEvent.type(month, 'much');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(month).toHaveAccessibleDescription(/Enter an amount such as/);
    await expect(saveBudgets).not.toHaveBeenCalled();
    await userEvent.clear(month);
    await userEvent.type(month, '80,5');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Lead Generation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(saveBudgets).toHaveBeenCalledWith({
      month: 80.5,
      perRun: { 'lead-generation-agent': null },
    });
    await expect(closeBudgets).toHaveBeenCalledOnce();
  },
});

const savePrices = fn();
const closePrices = fn();

export const Prices = meta.story({
  render: () => (
    <PricesDialog
      prices={prices()}
      missing={[{ service: 'twilio', name: 'Twilio', unit: 'messages' }]}
      onSave={savePrices}
      onClose={closePrices}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Twilio, message' })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'OpenAI gpt-4o, million tokens in' })).toHaveValue('2.5');
  },
});

export const SavesPrices = Prices.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['usage.unknown-price'] },
  beforeEach: () => {
    savePrices.mockReset().mockResolvedValue({ kind: 'done', value: prices() });
    closePrices.mockReset();
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Twilio, message' }), '0.08');
    const model = screen.getByRole('textbox', { name: 'OpenAI gpt-4o, million tokens in' });
    await userEvent.clear(model);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(savePrices).toHaveBeenCalledWith({
      items: [
        { service: 'twilio', unit: 'messages', amount: 0.08 },
        { service: 'openai', unit: 'tokensIn', model: 'gpt-4o', amount: null },
      ],
    });
    await expect(closePrices).toHaveBeenCalledOnce();
  },
});
