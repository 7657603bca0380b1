import { usageAnswer } from '@switchboard/api-mocks/builders/usage';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/profile?tab=usage' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** A budget is set once, whatever is pressed, and the month shows it. */
export const SetsABudget = meta.story({
  parameters: { asserts: ['budget.edit'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No budget is set, so there is no limit.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set a budget' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Each month' }), '50');
    const dialog = within(canvas.getByRole('dialog', { name: 'Budgets' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Budgets saved')).toBeVisible();
    await expect(await canvas.findByText(/^of \D*50\.00 this month$/)).toBeVisible();
    await expect(sentTo('/api/budgets', 'PUT').map(({ body }) => body)).toEqual([
      JSON.stringify({ month: 50, perRun: {} }),
    ]);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** What the server refuses stands at the field, and what was typed stays. */
export const ARefusalStandsAtTheField = meta.story({
  args: { path: '/profile?tab=usage&open=budget' },
  parameters: { asserts: ['budget.edit'] },
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('textbox', { name: 'Each month' });
    const dialog = within(canvas.getByRole('dialog', { name: 'Budgets' }));
    await userEvent.type(month, '70');
    overrides.set('/api/budgets', () =>
      Response.json({ error: 'Too much', fields: { month: 'Too much for this plan' } }, { status: 422 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(month).toHaveAccessibleDescription('Too much for this plan'));
    await expect(month).toHaveValue('70');
  },
});

/** An earlier month is read by its address, and this one again without. */
export const ReadsAnotherMonth = meta.story({
  parameters: { asserts: ['usage.overview'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No budget is set, so there is no limit.');
    const now = canvas.getByRole('heading', { level: 2, name: /^\w+ \d{4}$/ }).textContent;
    await userEvent.click(canvas.getByRole('button', { name: /^Show/, description: '' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /^\w+ \d{4}$/ }).textContent).not.toBe(now),
    );
    await expect(await canvas.findByText(/^No service was called in/)).toBeVisible();
  },
});

/** A missing price leads to the table, and is sent for one unit. */
export const SetsAPrice = meta.story({
  parameters: { asserts: ['usage.unknown-price'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a price' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Apollo, credit' }), '0.02');
    const dialog = within(canvas.getByRole('dialog', { name: 'Prices' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Prices saved')).toBeVisible();
    await expect(sentTo('/api/prices', 'PUT').map(({ body }) => body)).toEqual([
      JSON.stringify({ items: [{ service: 'apollo', unit: 'credits', amount: 0.02 }] }),
    ]);
  },
  beforeEach: () => {
    const missing = [{ unit: 'credits' }];
    const apollo = { service: 'apollo', name: 'Apollo', calls: 3, units: 20, unit: 'credits', unknown: true, missing };
    overrides.set('/api/usage', () => Response.json(usageAnswer({ byService: [apollo] })));
  },
});
