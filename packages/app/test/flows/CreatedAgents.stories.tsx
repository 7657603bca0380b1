import { limits } from '@switchboard/api-contract/limits';
import { contactPair } from '@switchboard/api-mocks/builders/contacts';
import { answer, proposal, replyAnswer } from '@switchboard/api-mocks/builders/proposals';
import { runDetailAnswer } from '@switchboard/api-mocks/builders/executions';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { expect, waitFor, within } from 'storybook/test';
import { create, Flow, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const id = 'second-one';
const records = `/api/agents/${id}/records`;
const limit = `limit=${limits.records.page.max}`;
const lists = {
  proposals: `${records}/proposals?open=true&${limit}`,
  replies: `${records}/replies?open=true&${limit}`,
  answers: `${records}/answers?sort=-at&${limit}`,
};

const meta = preview.meta({
  title: 'Created agents',
  component: Flow,
  tags: ['behaviour'],
  args: { path: `/agent/${id}` },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** What the server lists there now. */
function list(path: string, ...items: readonly object[]): void {
  overrides.set(path, () => Response.json({ items, total: items.length }));
}
const named = (type: string) => create({ name: 'Second one', type, description: '' }).then(() => undefined);
const accept = proposal({ text: { kind: 'acceptInvitation', args: { title: 'Budget', by: 'Samira' } } });
const given = answer({ text: { kind: 'invitationAccepted', args: { title: 'Harvest', by: 'Lena' } } });

export const CalendarDecided = meta.story({
  parameters: { asserts: ['agent.proposals'] },
  beforeEach: async () => {
    list(lists.proposals, accept);
    list(lists.answers, given, answer({ id: 'answer-2', state: 'proposed' }));
    await named('calendar');
  },
  play: async ({ canvas, userEvent }) => {
    const act = `${records}/proposals/${accept.id}/do`;
    overrides.set(act, () => {
      list(lists.proposals);
      return Response.json({ ...accept, state: 'done' });
    });
    const undo = `/api/agents/${id}/answers/undo`;
    overrides.set(undo, () => {
      list(lists.answers, { ...given, state: 'undone' });
      return Response.json({ ...given, state: 'undone' });
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Do it: Accept “Budget” from Samira' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Proposals' })).toBeNull());
    await expect(sentTo(act, 'POST')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Accepted “Harvest” from Lena' }));
    await expect(await canvas.findByText('Undone')).toBeVisible();
    await expect(JSON.parse(sentTo(undo, 'POST')[0]?.body ?? '')).toEqual({ answerId: 'answer-1' });
  },
});

export const ReplySent = meta.story({
  parameters: { asserts: ['agent.replies'] },
  beforeEach: async () => {
    list(lists.replies, replyAnswer());
    // A reply that waits for leave stands among the replies.
    list(lists.proposals, proposal({ id: 'proposal-reply-1' }), accept);
    await named('email');
  },
  play: async ({ canvas, userEvent }) => {
    const act = `${records}/replies/reply-1/do`;
    overrides.set(act, () => {
      list(lists.replies);
      list(lists.proposals, accept);
      return Response.json(replyAnswer({ state: 'sent' }));
    });
    const replies = within(await canvas.findByRole('region', { name: 'Replies' }));
    await expect(canvas.getAllByRole('button', { name: /^Do it/ })).toHaveLength(1);
    await userEvent.click(replies.getByRole('button', { name: 'Send' }));
    await expect((await canvas.findAllByText('Sent to dana@northwindfreight.com through Gmail'))[0]).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Replies' })).toBeNull());
    await expect(sentTo(act, 'POST')).toHaveLength(1);
  },
});

/** The reason stands there, and so does the reply. */
export const ReplyNotSent = meta.story({
  parameters: { asserts: ['agent.replies'], allowConsole: [/409/] },
  beforeEach: async () => {
    list(lists.replies, replyAnswer());
    list(lists.proposals);
    overrides.set(`${records}/replies/reply-1/do`, () => Response.json({ error: 'It is being sent' }, { status: 409 }));
    await named('email');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is being sent');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
  },
});

export const DuplicatesReviewed = meta.story({
  parameters: { asserts: ['agent.duplicates'] },
  beforeEach: async () => {
    const pair = contactPair();
    let pairs = [pair];
    overrides.set(`/api/agents/${id}/duplicates`, () => Response.json({ pairs }));
    overrides.set(`/api/agents/${id}/duplicates/keep`, () => {
      pairs = [];
      return Response.json({ ok: true });
    });
    await named('contacts');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review duplicates' }));
    const dialog = await findDialog(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep both' }));
    await userEvent.click((await dialog.findAllByRole('button', { name: 'Close' }))[0] ?? canvas.getByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Review duplicates' })).toBeNull());
  },
});

/** What waits is not hidden by a failed read. */
export const WaitingUnread = meta.story({
  parameters: { asserts: ['agent.proposals'], allowConsole: [/500/] },
  beforeEach: async () => {
    overrides.set(lists.proposals, () => Response.json({ error: 'It broke' }, { status: 500 }));
    list(lists.answers);
    await named('calendar');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What waits for you could not be loaded.');
    list(lists.proposals, accept);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Do it/ })).toBeVisible();
    await expect(canvas.queryByText('What waits for you could not be loaded.')).toBeNull();
  },
});

export const NothingWaits = meta.story({
  parameters: { asserts: ['agent.proposals', 'agent.replies'] },
  beforeEach: () => named('email'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentTo(lists.replies)).toHaveLength(1));
    await expect(await canvas.findByRole('group', { name: 'Confidence Score' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^(Proposals|Replies)/ })).toBeNull();
  },
});

const run = runDetailAnswer({ agentId: id, input: 'New tenders?', result: '### Three fit\n\nPort of **Gdańsk**' });

/** A newer run that answered nothing leaves it. */
export const LastAnswerShown = meta.story({
  parameters: { asserts: ['agent.last-answer'] },
  beforeEach: async () => {
    const { steps: _, configuration: __, ...entry } = run;
    const failed = { ...entry, id: 'run-2', status: 'failed', result: undefined };
    overrides.set(`/api/agent-executions/${id}`, () => Response.json([failed, entry]));
    overrides.set(`/api/runs/${run.id}`, () => Response.json(run));
    await named('custom');
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Last answer' }));
    await expect(await card.findByRole('heading', { name: 'Three fit' })).toBeVisible();
    await expect(sentTo('/api/runs/run-2')).toEqual([]);
    await userEvent.click(card.getByRole('link', { name: 'View run' }));
    await expect(await canvas.findByRole('region', { name: 'Answer' })).toBeVisible();
  },
});

export const SettingOfALink = meta.story({
  args: { path: `/agent/${id}?tab=configuration&setting=instructions` },
  parameters: { asserts: ['agent.setting'] },
  beforeEach: () => {
    // The server names the tools of such an agent; the mocks do not.
    overrides.set(`/api/agents/${id}`, async (forward) =>
      Response.json({ ...((await (await forward()).json()) as object), tools: [] }),
    );
    return named('custom');
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'Instructions' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/tab=configuration$/));
    await expect(canvas.getByRole('textbox', { name: 'Instructions' })).toHaveFocus();
  },
});

export const Deleted = meta.story({
  parameters: { asserts: ['agent.delete'] },
  beforeEach: () => named('calendar'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await findDialog(canvas);
    await expect(dialog.getByText(/its schedule, proposals and records are deleted/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type its name' }), 'Second one');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Agent' }));
    await expect(await canvas.findByText('5 of 7 agents active')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Second one' })).toBeNull();
    await expect(sentTo(`/api/agents/${id}`, 'DELETE')).toHaveLength(1);
  },
});
