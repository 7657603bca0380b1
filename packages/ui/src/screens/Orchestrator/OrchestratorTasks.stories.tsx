import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { orchestratorTask } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { fadesOf } from '../../../test/components/fadesOf.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args, rows, tasks, flows, own } from '../../../test/agentPage/orchestratorStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Super agent/Tasks',

  ...agentPageMeta(OrchestratorScreen, args),
});

export const Queue = meta.story({
  parameters: {
    covers: [
      'orchestrator.queue',
      'orchestrator.task-running',
      'orchestrator.task-queued',
      'orchestrator.task-completed',
      'orchestrator.task-failed',
      'orchestrator.priority-critical',
      'orchestrator.priority-high',
      'orchestrator.priority-medium',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Task',
      'Agent',
      'Status',
      'Progress',
      'Priority',
      'Duration',
    ]);
    const [running, , queued, completed, ended] = rows(canvas).map((row: HTMLElement) => within(row));
    for (const text of [
      'Find logistics leads in Poland',
      'lead_search',
      'Lead Generation',
      'Running',
      '64%',
      'Critical',
      'Running...',
    ])
      await expect(running?.getByText(text)).toBeVisible();
    await expect(running?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(queued?.getByText('after 2 tasks')).toBeVisible();
    await expect(queued?.getAllByText('Queued')).toHaveLength(2);
    await expect(queued?.getByText('High')).toBeVisible();
    await expect(completed?.getByText('Completed')).toBeVisible();
    await expect(completed?.getByText('4 min')).toBeVisible();
    await expect(ended?.getByText('Failed')).toBeVisible();
    await expect(ended?.getByText('Medium')).toBeVisible();
    await expect(ended?.getByText('2 min')).toBeVisible();
    await expect(canvas.getByText('5 of 154 tasks')).toBeVisible();
  },
});

export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    rows(canvas)[2]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /Draft first-contact mails/ }));
    await expect(dialog.getByText('Find logistics leads in Poland, Summarise the EU outlook')).toBeVisible();
    await expect(dialog.getByText('email-agent')).toBeVisible();
    await expect(dialog.getByText('task-3')).toBeVisible();
  },
});

/** On a phone the table scrolls sideways, and its edge shows that. */
export const QueueOnAPhone = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['orchestrator.queue'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Table of tasks' });
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 0, end: 32 }));
    box.scrollLeft = box.scrollWidth;
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 32, end: 0 }));
    box.scrollLeft = 0;
  },
});

/** The step after a failed one never started. */
export const FailedAndSkipped = meta.story({
  args: {
    status: own({
      tasks: asRows([
        orchestratorTask({
          id: 'one',
          description: 'EU cold chain',
          status: 'failed',
          error: 'Connect Tavily, Serper or Perplexity',
          dependencies: [],
        }),
        orchestratorTask({
          id: 'two',
          description: 'Draft mails',
          status: 'skipped',
          duration: undefined,
          dependencies: ['one'],
        }),
      ]),
    }),
  },
  play: async ({ canvas }) => expect(within(rows(canvas)[1] ?? document.body).getByText('Skipped')).toBeVisible(),
});

/** A failed step says why. */
export const FailedDetail = FailedAndSkipped.extend({
  play: async ({ canvas, userEvent }) => {
    rows(canvas)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /EU cold chain/ }));
    await expect(dialog.getByText('Connect Tavily, Serper or Perplexity')).toBeVisible();
  },
});

export const QueueSortedAndFiltered = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['orchestrator.queue'] },
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Priority' });
    await userEvent.click(within(head()).getByRole('button'));
    await userEvent.click(within(head()).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-urgency' });
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(tasks(canvas)[0]).toBe('Find logistics leads in Poland');
    const queue = region(canvas, 'Active Task Queue');
    await userEvent.click(queue.getByRole('button', { name: 'Filter' }));
    await userEvent.click(
      within(queue.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Running' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'running' });
    await expect(tasks(canvas)).toEqual(['Find logistics leads in Poland', 'Summarise the EU outlook']);
    // The workflows use their own parameter names in the address.
    await expect(flows(canvas)).toHaveLength(3);
  },
});

/** Which task waits for which, as a drawing and in words. */
export const Dependencies = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['orchestrator.queue'] },
  play: async ({ canvas }) => {
    const card = region(canvas, /^Dependencies/);
    const list = within(card.getByRole('list'))
      .getAllByRole('listitem')
      .map((item: HTMLElement) => item.textContent);
    await expect(list).toEqual([
      'Draft first-contact mailsafter Find logistics leads in Poland, Summarise the EU outlookQueued',
      'Move the pilot reviewafter Collect cafés in LeipzigFailed',
    ]);
    await expect(card.getByRole('img', { name: '5 tasks and 3 dependencies. The list names them.' })).toBeVisible();
  },
});

/** A cycle, a task missing from the list, and one that waits for itself. */
export const OddDependencies = meta.story({
  tags: ['odd'],
  args: {
    status: own({
      tasks: asRows([
        orchestratorTask({ id: 'a', description: 'A', dependencies: ['b', 'a'] }),
        orchestratorTask({ id: 'b', description: 'B', dependencies: ['a', 'gone'] }),
        orchestratorTask({ id: 'c', description: 'C', dependencies: ['c'] }),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const card = region(canvas, /^Dependencies/);
    const list = within(card.getByRole('list'))
      .getAllByRole('listitem')
      .map((item: HTMLElement) => item.textContent);
    await expect(list).toEqual(['Aafter BRunning', 'Bafter A, goneRunning']);
    await expect(card.getByText('not in this list')).toBeVisible();
  },
});

export const NoDependencies = meta.story({
  tags: ['behaviour'],
  args: { status: own({ tasks: asRows([orchestratorTask()]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Dependencies' })).toBeNull();
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    query: { all: 'true' },
    status: own({
      tasks: asRows(
        manyLike(10_000, orchestratorTask(), (index) => ({
          id: `t${index}`,
          description: `Task ${index}`,
          dependencies: index === 0 ? [] : [`t${index - 1}`],
        })),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Table of tasks' })).toHaveAttribute('aria-rowcount', '10001'),
    );
  },
});

export const HugeStaysLight = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of tasks' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table(), 400);
    await expect(within(canvas.getByRole('region', { name: /^Dependencies/ })).getAllByRole('listitem')).toHaveLength(
      29,
    );
    // Set in one step: each key would render the long list again.
    await userEvent.click(region(canvas, 'Active Task Queue').getByRole('searchbox'));
    await userEvent.paste('task 9999');
    await waitFor(() => expect(tasks(canvas)).toEqual(['Task 9999']));
  },
});
