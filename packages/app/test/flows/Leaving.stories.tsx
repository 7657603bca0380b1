import { expect, waitFor, within } from 'storybook/test';
import { Flow, sentTo, startFlow, setUp } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents/calendar/detail' },
  parameters: { asserts: ['shell.leave-asks'] },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});
type Canvas = ReturnType<typeof within>;

const address = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const leaveQuestion = async (canvas: Canvas) =>
  within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }));
const link = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

/** A link asks first. Keep Editing stays, Leave leaves, and the draft is restored with a note afterwards. */
export const ByALink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buffer = await canvas.findByRole('textbox', { name: 'Buffer time' });
    await userEvent.clear(buffer);
    await userEvent.type(buffer, '25');
    await userEvent.click(link(canvas, /^Profile/));
    const dialog = await leaveQuestion(canvas);
    await expect(dialog.getByText(/stay as a draft in this browser tab/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Editing' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(address(canvas)).toBe('/agents/calendar/detail');
    await expect(link(canvas, /^Profile/)).toHaveFocus();
    await expect(buffer).toHaveValue('25');
    await userEvent.click(link(canvas, /^Profile/));
    await userEvent.click((await leaveQuestion(canvas)).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await userEvent.click(link(canvas, /^Dashboard/));
    await userEvent.click(await canvas.findByRole('link', { name: 'Calendar Agent' }));
    await expect(await canvas.findByText(/Your unsaved changes are back/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('25');
  },
});

/** Secrets are never in a draft, as the question says. */
export const WithASecret = meta.story({
  args: { path: '/agents/lead-generation/detail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Apollo API key'), 'key-1');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Agents' }));
    await expect(
      (await leaveQuestion(canvas)).getByText(/the secret that you typed, which will be lost/),
    ).toBeVisible();
  },
});

/** There is no question without edits or after they are saved. */
export const NothingUnsaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Buffer time' }), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await waitFor(() => expect(canvas.getByText('No changes')).toBeVisible());
    await userEvent.click(link(canvas, /^Profile/));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  },
});

/** Changing tab asks while an edit can't be sent. An edit that is sent on blur is no reason to ask. */
export const ByAnotherTab = meta.story({
  args: { path: '/agent/calendar-agent?tab=configuration' },
  play: async ({ canvas, userEvent }) => {
    const timeout = await canvas.findByRole('textbox', { name: 'Timeout (seconds)' });
    await userEvent.clear(timeout);
    await userEvent.type(timeout, '9');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.click((await leaveQuestion(canvas)).getByRole('button', { name: 'Keep Editing' }));
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toHaveAttribute('aria-selected', 'true');
    await expect(timeout).toHaveValue('9');
    await userEvent.type(timeout, '0');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(sentTo('/api/agents/calendar-agent/config', 'PUT')).toHaveLength(1));
  },
});

export const BySigningOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Buffer time' }), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click((await leaveQuestion(canvas)).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** An unsent research question is kept without asking, and removed once sent. */
export const AHalfTypedQuestion = meta.story({
  args: { path: '/agents/research/detail?tab=tasks' },
  parameters: { asserts: ['research.question-kept'] },
  play: async ({ canvas, userEvent }) => {
    await setUp('tavily', { apiKey: 'tvly-1' });
    const question = () => canvas.findByRole('textbox', { name: 'Research question' });
    const away = async () => {
      await userEvent.click(link(canvas, /^Dashboard/));
      await userEvent.click(await canvas.findByRole('link', { name: 'Research Agent' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Research Tasks' }));
    };
    await userEvent.type(await question(), 'Who sells pallets in');
    await away();
    await expect(await question()).toHaveValue('Who sells pallets in');
    await userEvent.type(await question(), ' Poland?{Enter}');
    await waitFor(async () => expect(await question()).toHaveValue(''));
    await away();
    await expect(await question()).toHaveValue('');
  },
});
