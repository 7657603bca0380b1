import { messages } from '@switchboard/api-contract/errors';
import { storageKeys } from '@switchboard/api-contract/session';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { replace, speech, standIn, tracks } from '@switchboard/ui/test/devices/standIns';
import type { Played } from '@switchboard/ui/test/components/Played';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, sent, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/chat' },
  // The mocked speech is not playable audio, which is only logged.
  parameters: { allowConsole: [/501|decode|could not be/] },
  beforeEach: ({ globals, parameters }) => startFlow({ theme: globals['theme'], storage: parameters['storage'] }),
});

const chatPath = '/api/switchboard/chat';
const speakPath = '/api/voice/speak';
/** What could be asked is read when the page opens. */
const suggestionsPath = () => sent.find(({ path }) => path.startsWith('/api/suggestions'))?.path ?? '';

/** Opens the message box and sends a message with Enter. */
async function say({ canvas, userEvent }: Played, words: string) {
  const open = await canvas.findByRole('button', { name: 'Write a message' });
  if (open.getAttribute('aria-pressed') !== 'true') await userEvent.click(open);
  await userEvent.type(await canvas.findByRole('textbox'), `${words}{Enter}`);
}

export const Sent = meta.story({
  parameters: { asserts: ['assistant.sent'] },
  play: async (context) => {
    const { canvas } = context;
    await say(context, 'Which agents are active?');
    await waitFor(() => expect(sentTo(chatPath, 'POST')).toHaveLength(1));
    const body = JSON.parse(sentTo(chatPath, 'POST')[0]?.body ?? '{}');
    await expect(body).toEqual({
      message: 'Which agents are active?',
      sessionId: expect.stringMatching(/^session-\d+$/),
    });
    await expect((await canvas.findAllByText(/I can ask the agents/))[0]).toBeVisible();
    await say(context, 'And the connections?');
    await waitFor(() => expect(sentTo(chatPath, 'POST')).toHaveLength(2));
    await expect(JSON.parse(sentTo(chatPath, 'POST')[1]?.body ?? '{}').sessionId).toBe(body.sessionId);
  },
});

/** When offline, the status does not call the assistant ready. */
export const Offline = meta.story({
  parameters: { asserts: ['assistant.offline'] },
  play: async ({ canvas }) => {
    const says = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await says('Ready. Touch the orb or start typing.');
    const back = replace(navigator, 'onLine', false);
    window.dispatchEvent(new Event('offline'));
    await says('Offline. Reconnect to talk.');
    back();
    window.dispatchEvent(new Event('online'));
    await says('Ready. Touch the orb or start typing.');
  },
});

/** The second press on the orb stops it, whatever was heard; the third listens again. */
export const OrbTwice = meta.story({
  beforeEach: () => standIn(),
  parameters: { asserts: ['assistant.active'] },
  play: async ({ canvas, userEvent }) => {
    const orb = await canvas.findByRole('button', { name: 'Talk to the assistant' });
    const says = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(orb);
      await says('Listening');
      await waitFor(() => expect(speech.running()).toBeDefined());
      await userEvent.click(orb);
      await expect(orb).toHaveAttribute('aria-pressed', 'false');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('No speech was heard.');
      await says('Ready. Touch the orb or start typing.');
      await expect(tracks.map(({ readyState }) => readyState)).not.toContain('live');
    }
    await userEvent.click(orb);
    await waitFor(() => expect(speech.running()).toBeDefined());
    speech.fail('network');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Speech recognition has no connection.'));
    await says('Ready. Touch the orb or start typing.');
    await expect(tracks.map(({ readyState }) => readyState)).not.toContain('live');
  },
});

/** Speech in progress is kept when the page is left. */
export const LeftWhileRecording = meta.story({
  beforeEach: () => standIn(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record a message' }));
    await waitFor(() => expect(speech.running()).toBeDefined());
    speech.hear(['Find companies', true]);
    await canvas.findByText('Find companies');
    await userEvent.click(canvas.getByRole('link', { name: /Dashboard/ }));
    await canvas.findByRole('heading', { name: /^Welcome back/ });
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']));
    await userEvent.click(await canvas.findByRole('link', { name: /Speak to the assistant/ }));
    await expect(await canvas.findByText('Your message, not sent yet')).toBeVisible();
    await expect(canvas.getByText('Find companies')).toBeVisible();
  },
});

/** The visit is kept while another page is open, and ends when the member signs out. */
export const LeftAndBack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const comeBack = async () => userEvent.click(await canvas.findByRole('link', { name: /Speak to the assistant/ }));
    await say(context, 'Which agents are active?');
    await canvas.findByRole('region', { name: 'Reply' });
    await userEvent.type(canvas.getByRole('textbox'), 'And the');
    await userEvent.click(canvas.getByRole('link', { name: /Dashboard/ }));
    await comeBack();
    await expect(await canvas.findByRole('textbox')).toHaveValue('And the');
    // Coming back does not focus the message box.
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    const said = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(await said.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('textbox'), ' connections?{Enter}');
    await waitFor(() => expect(sentTo(chatPath, 'POST')).toHaveLength(2));
    const sessions = () => sentTo(chatPath, 'POST').map((call) => JSON.parse(call.body ?? '{}').sessionId);
    await expect(new Set(sessions()).size).toBe(1);
    await userEvent.click(canvas.getByRole('link', { name: /Dashboard/ }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Sign Out' }))[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Access' }));
    await comeBack();
    await expect(await canvas.findByRole('button', { name: 'Write a message' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A reply still being fetched as speech is cancelled by leaving the page and by the next question. */
export const LeftBeforeSpoken = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    // Sentence by sentence, some at a time.
    const abandoned = () => sentTo(speakPath, 'POST').map((call) => call.signal?.aborted);
    await say(context, 'Which agents are active?');
    await waitFor(() => expect(abandoned()).toContain(false));
    await say(context, 'And the connections?');
    await waitFor(() => expect(abandoned().at(-1)).toBe(false));
    const first = abandoned().lastIndexOf(true) + 1;
    await expect(first).toBeGreaterThan(0);
    await expect(abandoned().slice(0, first)).not.toContain(false);
    await userEvent.click(canvas.getByRole('link', { name: /Dashboard/ }));
    await canvas.findByRole('heading', { name: /^Welcome back/ });
    await waitFor(() => expect(abandoned()).not.toContain(false));
  },
});

export const Refused = meta.story({
  globals: { scenario: 'serverError' },
  parameters: { asserts: ['assistant.http-failure'], allowConsole: [/50\d/] },
  play: async (context) => {
    const { canvas } = context;
    await say(context, 'Hello');
    await expect((await canvas.findAllByText(messages.chatRefused))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Hello'));
  },
});

export const Unreachable = meta.story({
  globals: { scenario: 'offline' },
  parameters: { asserts: ['assistant.network-failure'], allowConsole: [/Failed to (fetch|load)/] },
  play: async (context) => {
    const { canvas } = context;
    await say(context, 'Hello');
    await expect((await canvas.findAllByText(messages.chatUnreachable))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Hello'));
  },
});

export const SignedOut = meta.story({
  parameters: {
    asserts: ['assistant.signed-out'],
    allowConsole: [/401/],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Write a message' });
    await waitFor(() => expect(sentTo(suggestionsPath())).not.toEqual([]));
    localStorage.setItem(storageKeys.token, 'long-gone');
    await say(context, 'Hello');
    const dialog = await findDialog(canvas);
    await userEvent.type(await dialog.findByLabelText('Password'), 'not-it{Enter}');
    await expect(await dialog.findByText('Invalid credentials')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'demo-switchboard{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
  },
});

/** However an answer comes, it is there once, whole. */
const comes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context, 'Which agents are active?');
    const reply = await canvas.findByRole('region', { name: 'Reply' });
    await userEvent.click(reply);
    await waitFor(() => expect(reply).toHaveTextContent(/I can ask the agents.*need\?$/), { timeout: 15_000 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull(), { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    const transcript = within(canvas.getByRole('dialog'));
    await expect(await transcript.findAllByText(/I can ask the agents/)).toHaveLength(1);
  },
});
export const SlowFirstWord = comes.extend({ globals: { scenario: 'slowFirstWord' } });
export const BreaksOff = comes.extend({
  globals: { scenario: 'breaksOff' },
  parameters: { allowConsole: [/network error|ERR_|Failed to/] },
});
export const Repeats = comes.extend({ globals: { scenario: 'repeats' } });
export const UnknownEvents = comes.extend({ globals: { scenario: 'unknownEvent' } });
export const HundredSteps = comes.extend({ globals: { scenario: 'hundredSteps' } });

/** An answer goes on while another page is open, and is found when the member is back; a reload finds it, too. */
export const FollowedAfterLeaving = meta.story({
  globals: { scenario: 'slowFirstWord' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context, 'Which agents are active?');
    await canvas.findByRole('button', { name: 'Cancel' });
    await userEvent.click(canvas.getByRole('link', { name: /Dashboard/ }));
    await canvas.findByRole('heading', { name: /^Welcome back/ });
    await userEvent.click(await canvas.findByRole('link', { name: /Speak to the assistant/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Conversations' }));
    const transcript = within(canvas.getByRole('dialog'));
    await expect(await transcript.findByText(/I can ask the agents/, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(sentTo(chatPath, 'POST')).toHaveLength(1);
    const kept: unknown = JSON.parse(sessionStorage.getItem('switchboard:conversation') ?? 'null');
    const { sessionId } = JSON.parse(sentTo(chatPath, 'POST')[0]?.body ?? '{}') as { sessionId: string };
    await expect(kept).toMatchObject({ id: sessionId, begun: true });
  },
});
