import { demoCredentials } from '@switchboard/api-contract/session';
import type { Played } from '@switchboard/ui/test/components/Played';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, delayedAnswer, overrides, sentTo, startFlow, setUp } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  parameters: { asserts: ['request.once'] },
  beforeEach: ({ globals, args }) =>
    startFlow({ theme: globals['theme'], ...(args.path === '/login' ? { storage: {} } : {}) }),
});
type Canvas = ReturnType<typeof within>;

/** Two presses in one task, before the button can show busy, and a third while it is busy. */
const press = async (canvas: Canvas, name: string | RegExp) => {
  const button = await canvas.findByRole('button', { name });
  button.click();
  button.click();
  await new Promise(requestAnimationFrame);
  button.click();
};

interface Pressed {
  path: string;
  name: string | RegExp;
  sent: string;
  method?: 'POST' | 'GET';
  /** Present once the page has loaded. */
  read?: RegExp;
}

/** Pressed three times, sent once, during the call and after it. */
const once = ({ path, name, sent, method = 'POST', read }: Pressed) => ({
  args: { path },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('button', { name });
    if (read) await canvas.findAllByText(read);
    const before = sentTo(sent, method).length;
    const answer = delayedAnswer();
    overrides.set(sent, answer.answer);
    await press(canvas, name);
    await expect(sentTo(sent, method)).toHaveLength(before + 1);
    answer.release(Response.json({ error: 'It broke' }, { status: 500 }));
    overrides.delete(sent);
    await waitFor(() => expect(canvas.queryAllByRole('button', { busy: true })).toHaveLength(0));
    await expect(sentTo(sent, method).length).toBeLessThanOrEqual(before + (method === 'GET' ? 2 : 1));
  },
});

export const StopOfAWorkspace = meta.story(
  once({
    path: '/agents/contacts/detail',
    name: 'Stop',
    sent: '/api/agents/contacts-agent/stop',
  }),
);
export const SyncNow = meta.story(
  once({
    path: '/agents/contacts/detail',
    name: 'Sync Now',
    sent: '/api/agents/contacts-agent/runs',
  }),
);
export const RefreshOfAWorkspace = meta.story(
  once({
    path: '/agents/contacts/detail',
    name: /^Refresh/,
    sent: '/api/agents/contacts/status',
    method: 'GET',
    read: /^As of/,
  }),
);
export const StopOfADetail = meta.story(
  once({
    path: '/agent/contacts-agent',
    name: 'Stop',
    sent: '/api/agents/contacts-agent/stop',
  }),
);
export const Restart = meta.story(
  once({
    path: '/agent/contacts-agent',
    name: 'Restart',
    sent: '/api/agents/contacts-agent/restart',
  }),
);
export const RefreshOfExecutions = meta.story(
  once({
    path: '/agent/contacts-agent?tab=executions',
    name: /^Refresh/,
    sent: '/api/agent-executions/contacts-agent',
    method: 'GET',
    read: /^As of/,
  }),
);
export const PauseInTheList = meta.story(
  once({
    path: '/agents',
    name: 'Pause Research Agent',
    sent: '/api/agents/research-agent/stop',
  }),
);
export const TestOfAConnection = meta.story(
  once({
    path: '/api-status',
    name: /^Test OpenAI/,
    sent: '/api/connections/openai/test',
  }),
);
export const PauseOfResearch = meta.story(
  once({
    path: '/agents/research/detail',
    name: 'Pause',
    sent: '/api/agents/research/toggle',
  }),
);
export const TestOfResearch = meta.story(
  once({
    path: '/agents/research/detail',
    name: /^Test/,
    sent: '/api/agents/research/test',
  }),
);

export const Disconnect = meta.story({
  args: { path: '/api-status' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Disconnect OpenAI/ }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await press(dialog, 'Disconnect');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(sentTo('/api/connections/openai/disconnect', 'POST')).toHaveLength(1);
  },
});

/** A second press before the first message shows as pending neither sends anything nor disturbs the first reply. */
export const SendOfAMessage = meta.story({
  args: { path: '/chat' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'What runs today?');
    const answer = delayedAnswer();
    overrides.set('/api/switchboard/chat', answer.answer);
    await press(canvas, 'Send');
    await expect(sentTo('/api/switchboard/chat', 'POST')).toHaveLength(1);
    await expect(sentTo('/api/switchboard/chat', 'POST')[0]?.signal?.aborted).toBe(false);
    answer.release(Response.json({ response: 'Two agents run.', agents: [] }));
    await expect((await canvas.findAllByText('Two agents run.'))[0]).toBeInTheDocument();
  },
});

/** Enter five times in a field, plus a click on the button. */
const enterAndClick = async (userEvent: Played['userEvent'], field: HTMLElement, button: HTMLElement) => {
  field.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  // Success may have removed the form by now.
  if (button.checkVisibility()) button.click();
};

export const CreateAgent = meta.story({
  args: { path: '/agents' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record New Agent' }));
    const dialog = await findDialog(canvas);
    const name = dialog.getByLabelText(/^Name/);
    await userEvent.type(name, 'Twice');
    await enterAndClick(userEvent, name, dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(await canvas.findByRole('heading', { name: 'Twice' })).toBeVisible();
    await expect(sentTo('/api/agents', 'POST')).toHaveLength(1);
  },
});

export const SaveOfSettings = meta.story({
  args: { path: '/agents/calendar/detail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Buffer time' }), '{Backspace}');
    await press(canvas, 'Save Configuration');
    await waitFor(() => expect(canvas.getByText('No changes')).toBeVisible());
    await expect(sentTo('/api/agents/calendar-agent/config', 'PUT')).toHaveLength(1);
  },
});

export const StartOfResearch = meta.story({
  args: { path: '/agents/research/detail?tab=tasks' },
  play: async ({ canvas, userEvent }) => {
    await setUp('tavily', { apiKey: 'tvly-1' });
    const question = await canvas.findByRole('textbox', { name: /question|query|research/i });
    await userEvent.type(question, 'Who sells pallets?');
    await enterAndClick(userEvent, question, canvas.getByRole('button', { name: 'Start Research' }));
    await waitFor(() => expect(question).toHaveValue(''));
    await expect(sentTo('/api/agents/research/start', 'POST')).toHaveLength(1);
  },
});

export const SignIn = meta.story({
  args: { path: '/login' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), demoCredentials.username);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, demoCredentials.password);
    await enterAndClick(userEvent, password, canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(sentTo('/api/auth/login', 'POST')).toHaveLength(1));
    await canvas.findByRole('navigation', { name: 'Main' });
    await expect(sentTo('/api/auth/login', 'POST')).toHaveLength(1);
  },
});
