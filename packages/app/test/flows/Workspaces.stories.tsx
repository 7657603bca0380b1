import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents/lead-generation/detail' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** An answer without content counts as none: earlier data stays and is marked as old. */
export const StatusEmptied = meta.story({
  parameters: { asserts: ['agent-page.emptied'] },
  play: async ({ canvas, userEvent }) => {
    const total = within(await canvas.findByRole('group', { name: 'Total Leads' }));
    await expect(await total.findByText('2,158')).toBeVisible();
    for (const body of ['{}', '[]', 'null', '7']) {
      overrides.set(
        '/api/agents/lead-generation/status',
        () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Data' }));
      await expect(await canvas.findByText(/These figures are from/)).toBeVisible();
      await expect(total.getByText('2,158')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
      overrides.clear();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Data' }));
      await waitFor(() => expect(canvas.queryByText(/These figures are from/)).toBeNull());
    }
  },
});

const nothingThere = () => Response.json({ error: 'There is no such call' }, { status: 404 });

/** If the status call fails, the agent's answers to actions tell its status: Stop is seen to work. */
export const WithoutStatusCall = meta.story({
  parameters: { asserts: ['agent-page.without-status'] },
  beforeEach: () => void overrides.set('/api/agents/lead-generation/status', nothingThere),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
});

/** If nothing tells the agent's status, that of the sample is marked. The answer to an action is trusted. */
export const WithoutStatusAndDetail = meta.story({
  parameters: { asserts: ['agent-page.without-status'] },
  beforeEach: () => {
    overrides.set('/api/agents/lead-generation/status', nothingThere);
    overrides.set('/api/agents/lead-generation-agent', nothingThere);
  },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' });
    const header = within(heading.closest('header') ?? document.body);
    await expect(await header.findByRole('button', { name: 'Sample' })).toBeVisible();
    await userEvent.click(await header.findByRole('button', { name: 'Stop' }));
    await expect(await header.findByText('Paused')).toBeVisible();
    await expect(header.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

/** The result of a sync is shown near the button that started it. */
export const SyncFails = meta.story({
  args: { path: '/agents/contacts/detail' },
  parameters: { asserts: ['agent-page.run-ends'] },
  play: async ({ canvas, userEvent }) => {
    let failed = false;
    overrides.set('/api/agents/contacts-agent/runs', () => Response.json({ id: 'run-9', status: 'queued' }));
    overrides.set('/api/agent-executions/contacts-agent', () =>
      Response.json([
        {
          id: 'run-9',
          status: failed ? 'failed' : 'running',
          ...(failed ? { errorMessage: 'Connect Google Contacts first' } : {}),
        },
      ]),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Now' }));
    await expect(await canvas.findByText('Sync queued')).toBeInTheDocument();
    await expect(canvas.queryByText(/completed/)).toBeNull();
    failed = true;
    const main = canvas.getByRole('main');
    await expect(await within(main).findByText(/Connect Google Contacts first/)).toBeVisible();
    await expect(canvas.getAllByText('Sync failed').some((words) => !main.contains(words))).toBe(true);
  },
});

/** If a workbook can't be created, a message says so and what to do; nothing else on the page changes. */
export const WorkbookFails = meta.story({
  parameters: { asserts: ['agent-page.export-failed'] },
  beforeEach: () => {
    const Real = window.Blob;
    window.Blob = class extends Real {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        if (options?.type?.includes('spreadsheetml')) throw new RangeError('Too large');
        super(parts, options);
      }
    };
    return () => void (window.Blob = Real);
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Excel' }));
    await expect(
      await canvas.findByText(
        /^lead-generation-leads-[\d-]+\.xlsx could not be made\. Reload the page and export again, or export as CSV\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Too large/)).toBeNull();
    await expect(menu).toBeVisible();
  },
});
