import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { execution } from '@switchboard/api-mocks/builders/executions';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { agentDetailArgs, only } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { readsWell } from '../../../test/agentPage/inStory.ts';
import { inShell } from '../../../test/inShell.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Executions',
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, tab: 'executions' },
  decorators: [inShell('agents')],
});

const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export const Executions = meta.story({
  parameters: { covers: ['agent-detail.executions', 'agent-detail.poll'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Executions' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Status',
      'Type',
      'Start Time',
      'Duration',
      'Result',
      'Actions',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(12);
    await expect(cellsOf(rows[0])).toEqual([
      'Completed',
      'lead_search',
      'Today, 09:38',
      '1,842 ms',
      '34 companies, 12 new contacts',
      'View',
    ]);
    await expect(cellsOf(rows[2])).toEqual(['Running', 'lead_search', 'Today, 09:10', 'N/A', 'No result', 'View']);
    await expect(cellsOf(rows[3])).toEqual([
      'Failed',
      'enrichment',
      'Today, 08:47',
      '30,004 ms',
      'Apollo answered 429: rate limit reached',
      'View',
    ]);
    await expect(canvas.getByText(/^First 12 of 2,158 executions · times in /)).toBeVisible();
    await expect(canvas.getByText(/^As of/)).toHaveTextContent('As of 09:41:20');
  },
});

export const Failed = meta.story({
  args: { executions: { onRefresh: fn(), view: failed('Failed to fetch agent executions', fn()) } },
  parameters: { covers: ['agent-detail.executions-failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText(/^As of/)).toBeNull();
  },
});

export const View = meta.story({
  parameters: { covers: ['agent-detail.execution-view'] },
  args: {
    executions: only(
      execution({
        endTime: '2026-11-20T08:38:21.842Z',
        result: '34 companies\n12 new contacts',
        errorMessage: 'Two pages could not be read',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View lead_search, Today, 09:38' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'lead_search' }));
    await expect(dialog.getByText('Completed')).toBeVisible();
    await expect(dialog.getByText(/^20 November 2026, 09:38:20 /)).toBeVisible();
    await expect(dialog.getByText(/^20 November 2026, 09:38:21 /)).toBeVisible();
    await expect(dialog.getByText('1,842 ms')).toBeVisible();
    await expect(dialog.getByText('run-1')).toBeVisible();
    await expect(dialog.getByLabelText('Result').textContent).toBe('34 companies\n12 new contacts');
    await expect(dialog.getByLabelText('Error')).toHaveTextContent('Two pages could not be read');
  },
});

/** Icon and word of each. */
export const EachStatus = meta.story({
  args: {
    executions: only(
      execution({ id: '1', status: 'queued', duration: undefined, result: undefined }),
      execution({ id: '2', status: 'running', duration: undefined, result: undefined }),
      execution({ id: '3', status: 'failed', result: undefined, errorMessage: 'Apollo answered 429' }),
      execution({ id: '4' }),
    ),
  },
  parameters: {
    covers: [
      'agent-detail.execution-completed',
      'agent-detail.execution-failed',
      'agent-detail.execution-running',
      'agent-detail.execution-queued',
    ],
  },
});

/** The result, else the error message, else 'No result'. Blank ones count as missing. */
export const Results = meta.story({
  args: {
    executions: only(
      execution({ id: '1', result: '34 companies', errorMessage: 'Half of them failed' }),
      execution({ id: '2', status: 'failed', result: undefined, errorMessage: 'Sheet is protected' }),
      execution({ id: '3', status: 'queued', result: ' ', errorMessage: '', duration: undefined }),
      execution({ id: '4', duration: 0 }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map((row) => cellsOf(row)[4])).toEqual([
      '34 companies',
      'Sheet is protected',
      'No result',
      '34 companies, 12 new contacts',
    ]);
    await expect(rows.map((row) => cellsOf(row)[3])).toEqual(['1,842 ms', '1,842 ms', 'N/A', '0 ms']);
  },
});

export const Refreshing = meta.story({
  args: { executions: { ...agentDetailArgs.executions, refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { executions: { onRefresh: fn(), view: loading } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('tabpanel')).getByText('Loading executions')).toBeInTheDocument();
  },
});

export const Stale = meta.story({
  args: {
    executions: {
      ...agentDetailArgs.executions,
      view: { ...agentDetailArgs.executions.view, stale: { since: new Date('2026-11-20T08:30:00Z') } },
    },
  },
});

export const TenThousand = meta.story({
  tags: ['odd'],
  args: {
    executions: {
      ...agentDetailArgs.executions,
      view: ready(
        asRows(
          manyLike(10_000, execution(), (index) => ({ id: `run-${index}`, executionType: `type_${index}` })),
          2,
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByText('type_19')).toBeVisible();
    await expect(canvas.queryByText('type_20')).toBeNull();
    await expect(canvas.getByText(/^First 20 of 10,000 executions/)).toBeVisible();
    await expect(canvas.getByText('2 executions could not be read')).toBeVisible();
    await expect(canvas.getByRole('tabpanel').querySelectorAll('*').length).toBeLessThan(700);
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    executions: only(
      ...['', 'toString', '__proto__', 'paused'].map((status, index) => execution({ id: String(index), status })),
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map((row) => cellsOf(row)[0])).toEqual(['Unknown', 'toString', '__proto__', 'paused']);
  },
});

export const OddFields = meta.story({
  tags: ['odd'],
  args: {
    agent: ready(agentDetail({ metrics: undefined })),
    executions: only(
      {
        id: undefined,
        status: 'failed',
        executionType: undefined,
        startTime: undefined,
        endTime: odd.farDate,
        duration: 1e308,
        result: undefined,
        errorMessage: odd.script,
      },
      {
        id: undefined,
        status: 'completed',
        executionType: odd.rightToLeft,
        startTime: odd.invalidDate,
        endTime: undefined,
        duration: -5,
        result: odd.zalgo,
        errorMessage: undefined,
      },
      {
        id: undefined,
        status: 'completed',
        executionType: odd.rightToLeft,
        startTime: odd.invalidDate,
        endTime: undefined,
        duration: Number.MIN_VALUE,
        result: odd.arabic,
        errorMessage: undefined,
      },
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(cellsOf(rows[0])).toEqual(['Failed', '–none', '–', 'N/A', odd.script, 'View']);
    await expect(rows.map((row) => cellsOf(row)[3])).toEqual(['N/A', 'N/A', '0 ms']);
    await readsWell(canvas);
  },
});

export const LongView = meta.story({
  tags: ['odd'],
  args: {
    executions: only(
      execution({
        executionType: longWord(300),
        result: longText(100_000),
        status: longWord(80),
        startTime: undefined,
        id: undefined,
        duration: undefined,
      }),
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View/ }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByLabelText('Result').textContent).toHaveLength(100_000);
    for (const close of dialog.getAllByRole('button', { name: 'Close' }))
      await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
