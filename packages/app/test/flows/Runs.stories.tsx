import { runDetailAnswer, runSummaryAnswer } from '@switchboard/api-mocks/builders/executions';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, nextPoll, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const agentId = 'lead-generation-agent';
const list = `/agent/${agentId}?tab=executions`;

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: list },
  parameters: { asserts: ['run.detail'] },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

type Answer = ReturnType<typeof runDetailAnswer>;
const running = { status: 'running', endTime: undefined, duration: undefined, result: undefined } as const;

/** A server with these runs of the agent, newest first; the returned function changes them. */
function serve(first: Answer[]): (next: Answer[]) => void {
  let runs = first;
  overrides.set(`/api/agent-executions/${agentId}`, () => Response.json(runs.map((run) => runSummaryAnswer(run))));
  const answer = (id: string) => {
    const found = runs.find((run) => run.id === id);
    return found ? Response.json(found) : Response.json({ error: 'There is no run with this id' }, { status: 404 });
  };
  for (const id of ['run-1', 'run-2']) overrides.set(`/api/runs/${id}`, () => answer(id));
  return (next) => {
    runs = next;
  };
}

/** Changes what the server of the running story answers. */
let change: (next: Answer[]) => void;

/** From the list to the run and back, by address and with the focus. */
export const OpenedAndClosed = meta.story({
  beforeEach: () => void serve([runDetailAnswer({ agentId })]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^View lead_search/ }));
    const heading = await canvas.findByRole('heading', { level: 2, name: /^Run/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByTestId('address')).toHaveTextContent(`${list}&run=run-1`);
    await expect(await canvas.findByText('Skipped 3 duplicates')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All executions' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^View lead_search/ })).toHaveFocus());
    await expect(canvas.getByTestId('address')).toHaveTextContent(list);
  },
});

/** Another tab closes the run. */
export const LeftByTab = meta.story({
  args: { path: `${list}&run=run-1` },
  beforeEach: () => void serve([runDetailAnswer({ agentId })]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Skipped 3 duplicates');
    await userEvent.click(canvas.getByRole('tab', { name: 'Performance' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agent\/lead-generation-agent\?tab=performance$/),
    );
  },
});

/** It is read again while it is open. */
export const Followed = meta.story({
  args: { path: `${list}&run=run-1` },
  beforeEach: () => {
    change = serve([runDetailAnswer({ agentId, ...running })]);
  },
  play: async ({ canvas }) => {
    const title = async () => (await canvas.findByRole('heading', { level: 2, name: /^Run of/ })).parentElement;
    await expect(within((await title()) ?? document.body).getByText('Running')).toBeVisible();
    await nextPoll('/api/runs/run-1', 2_000);
    change([runDetailAnswer({ agentId })]);
    await nextPoll('/api/runs/run-1', 2_000);
    await expect(await within((await title()) ?? document.body).findByText('Completed')).toBeVisible();
  },
});
/** A retry is a run of its own: each leads to the other. */
export const Retried = meta.story({
  args: { path: `${list}&run=run-1` },
  beforeEach: () => {
    change = serve([runDetailAnswer({ agentId })]);
    overrides.set('/api/runs/run-1/retry', () => {
      const retry = runDetailAnswer({ id: 'run-2', agentId, ...running, trigger: 'retry', retryOf: 'run-1' });
      change([retry, runDetailAnswer({ agentId, retriedBy: 'run-2' })]);
      return Response.json(runSummaryAnswer(retry), { status: 201 });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const facts = async () => within(await canvas.findByRole('region', { name: 'Facts' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await (await facts()).findByRole('link', { name: 'run-2' }));
    await expect(await (await facts()).findByText('retry by Ada Brandt')).toBeVisible();
    await userEvent.click(await (await facts()).findByRole('link', { name: 'run-1' }));
    await expect(await (await facts()).findByRole('link', { name: 'run-2' })).toBeVisible();
    await expect(sentTo('/api/runs/run-1/retry', 'POST')).toHaveLength(1);
  },
});

export const Unknown = meta.story({
  args: { path: `${list}&run=run-9` },
  parameters: { allowConsole: [/404/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no such run' })).toBeVisible();
  },
});
