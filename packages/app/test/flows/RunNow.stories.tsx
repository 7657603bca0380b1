import {
  runDetailAnswer,
  runSummaryAnswer,
  type RunAnswer,
  runPreviewAnswer,
} from '@switchboard/api-mocks/builders/executions';
import { expect, waitFor, within } from 'storybook/test';
import { create, delayedAnswer, Flow, nextPoll, overrides, sentTo } from './flow.tsx';
import { agentId, beginRunNow, leadsAddress, runsCall, previewCall } from './runNow.ts';
import preview from '../../../../.storybook/preview.tsx';

const status = '/api/agents/lead-generation/status';

const meta = preview.meta({
  title: 'Run now',
  component: Flow,
  tags: ['behaviour'],
  args: { path: leadsAddress },
  beforeEach: beginRunNow,
});

type Canvas = ReturnType<typeof within>;
const bar = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Latest run' }));
const address = (canvas: Canvas) => canvas.getByTestId('address');
const queued = { status: 'queued', startTime: undefined, endTime: undefined, duration: undefined, result: undefined };
const running = { ...queued, status: 'running', startTime: '2026-11-20T08:40:00Z' };

/** The page of an agent whose newest run is this one; the returned function changes it. */
function serve(first?: RunAnswer): (next: RunAnswer) => void {
  let newest = first;
  overrides.set(status, async (forward) =>
    Response.json({ ...((await (await forward()).json()) as object), ...(newest && { run: newest }) }),
  );
  return (next) => {
    newest = next;
  };
}

/** Changes the newest run of the running story. */
let change: (next: RunAnswer) => void;

/** From Run now to its result, in the bar, and on to the run in full. */
export const RunsToTheEnd = meta.story({
  parameters: { asserts: ['run.now', 'run.queued', 'run.completed'] },
  beforeEach: () => {
    change = serve();
    overrides.set(`/api/runs/run-1`, () => Response.json(runDetailAnswer({ agentId })));
  },
  play: async ({ canvas, userEvent }) => {
    const asked = delayedAnswer();
    overrides.set(runsCall, asked.answer);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Run now' }));
    const button = await canvas.findByRole('button', { name: 'Queuing…' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sentTo(runsCall, 'POST')).toHaveLength(1);
    change(runSummaryAnswer(queued));
    asked.release(Response.json(runSummaryAnswer(queued), { status: 201 }));
    await expect(await (await bar(canvas)).findByText('Queued')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus());
    // While a run is open, its page is read every two seconds.
    change(runSummaryAnswer());
    await nextPoll(status, 2_000);
    await expect(await (await bar(canvas)).findByText('Completed')).toBeVisible();
    await userEvent.click((await bar(canvas)).getByRole('link', { name: 'View run' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Run of/ })).toBeVisible();
    await expect(address(canvas)).toHaveTextContent(`/agent/${agentId}?tab=executions&run=run-1`);
  },
});

export const Cancelled = meta.story({
  parameters: { asserts: ['run.cancelling', 'run.cancelled'] },
  beforeEach: () => {
    change = serve(runSummaryAnswer(running));
  },
  play: async ({ canvas, userEvent }) => {
    const cancel = '/api/runs/run-1/cancel';
    overrides.set(cancel, () => {
      change(runSummaryAnswer({ ...running, cancelling: true }));
      return Response.json(runSummaryAnswer({ ...running, cancelling: true }));
    });
    await userEvent.dblClick(await (await bar(canvas)).findByRole('button', { name: 'Cancel' }));
    await expect(await (await bar(canvas)).findByText('Cancelling')).toBeVisible();
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Cancelling…' }));
    await expect(sentTo(cancel, 'POST')).toHaveLength(1);
    change(runSummaryAnswer({ ...running, status: 'cancelled', endedBy: 'member', endTime: '2026-11-20T08:41:00Z' }));
    await nextPoll(status, 2_000);
    await expect(await (await bar(canvas)).findByText('Cancelled')).toBeVisible();
  },
});

export const Retried = meta.story({
  parameters: { asserts: ['run.failed'] },
  beforeEach: () => {
    change = serve(
      runSummaryAnswer({ status: 'failed', result: undefined, next: { kind: 'retry', label: 'Retry', to: undefined } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retry = '/api/runs/run-1/retry';
    const again = runSummaryAnswer({ ...queued, id: 'run-2', trigger: 'retry' });
    overrides.set(retry, () => {
      change(again);
      return Response.json(again, { status: 201 });
    });
    await userEvent.dblClick(await (await bar(canvas)).findByRole('button', { name: 'Retry' }));
    await expect(await (await bar(canvas)).findByText('Queued')).toBeVisible();
    await expect(sentTo(retry, 'POST')).toHaveLength(1);
  },
});

/** What the first run with other criteria takes is shown before it; two presses start it. */
export const ShownFirst = meta.story({
  parameters: { asserts: ['run.preview'] },
  beforeEach: () => {
    change = serve();
  },
  play: async ({ canvas, userEvent }) => {
    const asked = delayedAnswer();
    overrides.set(previewCall, asked.answer);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByRole('button', { name: 'Queuing…' })).toHaveFocus();
    asked.release(Response.json(runPreviewAnswer()));
    await canvas.findByRole('dialog', { name: 'Run with the new criteria?' });
    await expect(sentTo(previewCall)).toHaveLength(1);
    await expect(sentTo(runsCall, 'POST')).toHaveLength(0);
    overrides.set(runsCall, () => {
      change(runSummaryAnswer(queued));
      return Response.json(runSummaryAnswer(queued), { status: 201 });
    });
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Run' }));
    await expect(await (await bar(canvas)).findByText('Queued')).toBeVisible();
    await expect(sentTo(runsCall, 'POST')).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus();
  },
});

export const ShownAndCancelled = meta.story({
  args: { path: `/agent/${agentId}` },
  parameters: { asserts: ['run.preview'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set(previewCall, () => Response.json(runPreviewAnswer({ changed: [] })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await canvas.findByRole('dialog', { name: 'First run with these criteria' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus());
    await expect(sentTo(runsCall, 'POST')).toHaveLength(0);
  },
});

/** What it would take is not known, so that nothing is spent. */
export const NotShown = meta.story({
  parameters: { asserts: ['run.preview'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set(previewCall, () => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('The run was not started')).toBeVisible();
    await expect(sentTo(runsCall, 'POST')).toHaveLength(0);
  },
});

/** Why nothing was started is said in the server's words, and Run now can be pressed again. */
export const TooManyRuns = meta.story({
  parameters: { asserts: ['run.now'], allowConsole: [/429/] },
  play: async ({ canvas, userEvent }) => {
    const error = '200 runs are waiting. Try again when some have ended.';
    overrides.set(runsCall, () => Response.json({ error }, { status: 429 }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('The run was not started')).toBeVisible();
    await expect(canvas.getByText(error)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await waitFor(() => expect(sentTo(runsCall, 'POST')).toHaveLength(2));
  },
});

export const Offline = meta.story({
  parameters: { asserts: ['run.now'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Stop' });
    overrides.set(runsCall, () => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(canvas.getByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('The run was not started')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Run now' })).toBeEnabled();
    await expect(canvas.queryByRole('group', { name: 'Latest run' })).toBeNull();
  },
});

/** What these work on is written first, on their own page. */
export const ResearchFromItsDetail = meta.story({
  args: { path: '/agent/research-agent' },
  parameters: { asserts: ['run.now'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Run now' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveFocus());
    await waitFor(() => expect(address(canvas)).toHaveTextContent(/^\/agents\/research\/detail\?tab=tasks$/));
  },
});

export const OrchestratorFromItsDetail = meta.story({
  args: { path: '/agent/switchboard-super-agent' },
  parameters: { asserts: ['run.now'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Run now' }));
    await expect(await canvas.findByRole('dialog', { name: 'New workflow' })).toBeVisible();
    await waitFor(() => expect(address(canvas)).toHaveTextContent(/^\/agents\/orchestrator\/detail$/));
  },
});

/** A created agent has no page to write a question on. */
export const AsksForInput = meta.story({
  args: { path: '/agent/cold-chain-desk' },
  parameters: { asserts: ['run.input'] },
  beforeEach: async () => {
    await create({ name: 'Cold chain desk', type: 'custom', description: 'Watches cold chains.' });
  },
  play: async ({ canvas, userEvent }) => {
    const started = '/api/agents/cold-chain-desk/runs';
    overrides.set(started, () => Response.json({ error: 'Say more', fields: { input: 'Say more' } }, { status: 422 }));
    const button = await canvas.findByRole('button', { name: 'Run now' });
    await userEvent.click(button);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Input/ }), 'Who ships chilled?');
    const dialog = within(canvas.getByRole('dialog', { name: 'Run Cold chain desk' }));
    const run = dialog.getByRole('button', { name: 'Run' });
    // Two presses in one task, before the answer.
    run.click();
    run.click();
    await expect(await dialog.findByText('Say more')).toBeVisible();
    await expect(canvas.queryByText('The run was not started')).toBeNull();
    await expect(sentTo(started, 'POST').map(({ body }) => body)).toEqual(['{"input":"Who ships chilled?"}']);
    overrides.set(started, () => Response.json(runSummaryAnswer(queued), { status: 201 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
