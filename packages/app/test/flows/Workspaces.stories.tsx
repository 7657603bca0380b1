import { expect, waitFor, within } from 'storybook/test';
import { leadGenerationStatusAnswer } from '@switchboard/api-mocks/builders/leadGeneration';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { Flow, nextPoll, overrides, sentTo, startFlow } from './flow.tsx';
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
    await expect(await canvas.findByRole('button', { name: 'Idle', description: 'Paused' })).toBeVisible();
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
    await expect(await header.findByRole('button', { name: 'Idle', description: 'Paused' })).toBeVisible();
    await expect(header.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

/** What came of a sync stands near the button that started it. */
export const SyncFails = meta.story({
  args: { path: '/agents/contacts/detail' },
  parameters: { asserts: ['run.failed'] },
  play: async ({ canvas, userEvent }) => {
    const run = { id: 'run-9', status: 'queued', queuedAt: FIXED_NOW.toISOString(), trigger: 'member' };
    let newest: object | undefined;
    overrides.set('/api/agents/contacts-agent/runs', () => {
      newest = run;
      return Response.json(run, { status: 201 });
    });
    overrides.set('/api/agents/contacts/status', async (forward) => {
      const status = (await (await forward()).json()) as object;
      return Response.json({ ...status, ...(newest && { run: newest }) });
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Now' }));
    const bar = within(await canvas.findByRole('group', { name: 'Latest run' }));
    await expect(await bar.findByText('Queued')).toBeVisible();
    newest = {
      ...run,
      status: 'failed',
      startTime: FIXED_NOW.toISOString(),
      endTime: FIXED_NOW.toISOString(),
      errorMessage: { kind: 'credentialsOutdated', args: { service: 'Gmail' } },
      next: { kind: 'connection', label: 'Set up Gmail', to: '/api-status?setup=gmail' },
    };
    await nextPoll('/api/agents/contacts/status', 2_000);
    await expect(await bar.findByText('Failed')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Set up Gmail' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'View run' })).toHaveAttribute(
      'href',
      '/agent/contacts-agent?tab=executions&run=run-9',
    );
  },
});

/** Nothing is queued while something is missing: the page says what, and leads there. */
export const NotReady = meta.story({
  args: { path: '/agents/contacts/detail' },
  parameters: { asserts: ['run.not-ready'] },
  play: async ({ canvas, userEvent }) => {
    const missing = [
      { kind: 'connection', id: 'gmail', text: 'Connect Gmail', to: '/api-status?setup=gmail', label: 'Set up Gmail' },
    ];
    overrides.set('/api/agents/contacts-agent/runs', () =>
      Response.json({ error: 'Connect Gmail', missing }, { status: 409 }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Now' }));
    await canvas.findByRole('dialog', { name: 'Not ready to run' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Set up Gmail' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Gmail' })).toBeVisible();
  },
});

/** Coming back four times in a row is listened to once, and nothing is read because the window got the focus. */
export const ComesBack = meta.story({
  parameters: { asserts: ['request.shape'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop' });
    const events = '/api/agents/lead-generation-agent/events';
    await waitFor(() => expect(sentTo(events)).toHaveLength(1));
    const read = sentTo('/api/agents/lead-generation/status').length;
    for (let time = 0; time < 4; time += 1) {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    await expect(sentTo('/api/agents/lead-generation/status')).toHaveLength(read);
    await waitFor(() => expect(sentTo(events)).toHaveLength(2));
  },
});

/** If the server can't make the file, a message says that nothing was exported, and why; the page stays. */
export const ExportFails = meta.story({
  parameters: { asserts: ['agent-page.export-failed'] },
  beforeEach: () => {
    const own = leadGenerationStatusAnswer({ sample: false });
    const leads = '/api/agents/lead-generation/records/leads';
    overrides.set('/api/agents/lead-generation/status', () => Response.json(own));
    overrides.set(`${leads}?limit=200`, () => Response.json({ items: own.leads, total: own.leads?.length }));
    overrides.set(`${leads}/export`, () => Response.json({ error: 'Busy' }, { status: 503 }));
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Excel' }));
    await expect(await canvas.findByText('Nothing was exported')).toBeVisible();
    await expect(canvas.getByText('Busy')).toBeVisible();
    await expect(menu).toBeVisible();
  },
});
