import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { speech, standIn, tracks } from '../../devices/testing/standIns.ts';
import type { AssistantEvent } from './assistantMachine.ts';
import { WiredAssistant } from './testing/WiredAssistant.tsx';

/** What the assistant answers next; set by the story. */
let settle: (event: AssistantEvent) => void = () => {};

const meta = {
  title: 'screens/Assistant/Behaviour',
  component: WiredAssistant,
  args: { now: FIXED_NOW.getTime(), answer: fn(() => new Promise<AssistantEvent>((resolve) => (settle = resolve))) },
  beforeEach: () => standIn(),
} satisfies Meta<typeof WiredAssistant>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string) => waitFor(() => expect(screen.getAllByRole('status').some((status) => status.textContent === text)).toBe(true));
const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole('textbox', { name: 'Message' });
const reply = (id: string, text = 'Two agents failed today.'): AssistantEvent => ({ type: 'reply', id, text, agents: [], at: FIXED_NOW });

export const OrbListens: Story = {
  parameters: { covers: ['assistant.active'] },
  args: { start: { reply: { id: 'message-1-reply', text: 'Two agents failed today.', tone: 'reply', agents: [] } } },
  play: async () => {
    const orb = button('Talk to the assistant');
    await userEvent.click(orb);
    await says('Listening');
    await expect(orb).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.queryByRole('region', { name: 'Reply' })).toBeNull();
    await userEvent.click(orb);
    await says('Ready. Touch the orb or start typing.');
    await expect(orb).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ChatToggle: Story = {
  play: async () => {
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('Which agents');
    await userEvent.click(button('Write a message'));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveValue('Which agents');
  },
};

/** A letter anywhere opens the message box and is not lost; keys that press buttons or belong to a shortcut do nothing. */
export const StartTyping: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}{Tab}{ArrowDown}');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('Who failed');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('Who failed');
  },
};

export const SentAndAnswered: Story = {
  parameters: { covers: ['assistant.sent'] },
  play: async ({ args }) => {
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('  Who failed?  {Enter}{Enter}');
    await says('Thinking');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('And why?{Enter}');
    await expect(args.answer).toHaveBeenCalledOnce();
    await expect(args.answer).toHaveBeenCalledWith('message-1', 'Who failed?');
    settle(reply('message-1'));
    await says('Responding');
    await expect(within(screen.getByRole('region', { name: 'Reply' })).getByText('Two agents failed today.')).toBeVisible();
    await expect(box()).toHaveValue('And why?');
    await userEvent.click(button('History of this visit'));
    const said = within(screen.getByRole('dialog')).getAllByRole('listitem');
    await expect(said[0]).toHaveTextContent('You');
    await expect(said[0]).toHaveTextContent('Who failed?');
    await expect(said[1]).toHaveTextContent('Two agents failed today.');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button('History of this visit')).toHaveFocus();
  },
};

export const FailureKeepsTheMessage: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    settle({ type: 'fail', id: 'message-1', why: 'unreachable' });
    await says('Ready. Touch the orb or start typing.');
    await expect(within(screen.getByRole('region', { name: 'Reply' })).getByText('System error detected. Reinitializing...')).toBeVisible();
    await expect(box()).toHaveValue('Who failed?');
    await userEvent.click(button('Send'));
    await expect(args.answer).toHaveBeenCalledTimes(2);
  },
};

export const CancelWhileThinking: Story = {
  play: async () => {
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('Who failed?{Enter}');
    await userEvent.click(button('Cancel'));
    await says('Ready. Touch the orb or start typing.');
    await expect(box()).toHaveValue('Who failed?');
    settle(reply('message-1'));
    await expect(screen.queryByRole('region', { name: 'Reply' })).toBeNull();
  },
};

async function record(...words: string[]) {
  await userEvent.click(button('Record a message'));
  await waitFor(() => expect(speech.running()).toBeDefined());
  speech.hear(...words.map((text, index) => [text, index < words.length - 1] as const));
}

export const RecordAndSend: Story = {
  play: async ({ args }) => {
    await record('Find logistics companies', ' in Poland');
    const panel = within(screen.getByRole('region', { name: 'Recorder' }));
    await expect(await panel.findByText('in Poland')).toBeVisible();
    await userEvent.click(button('Stop recording'));
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    await userEvent.click(await panel.findByRole('button', { name: 'Send' }));
    await expect(args.answer).toHaveBeenCalledWith('message-1', 'Find logistics companies in Poland');
    await says('Thinking');
    await expect(screen.queryByRole('region', { name: 'Recorder' })).toBeNull();
  },
};

export const RecordAndCancel: Story = {
  play: async ({ args }) => {
    await record('Find logistics companies');
    await userEvent.click(button('Stop recording'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('region', { name: 'Recorder' })).toBeNull();
    await expect(button('Record a message')).toBeVisible();
    await expect(args.answer).not.toHaveBeenCalled();
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
};

/** What was said can be gone on with by hand. */
export const RecordAndType: Story = {
  play: async () => {
    await record('Find logistics companies');
    await expect(await screen.findByText('Find logistics companies')).toBeVisible();
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveFocus();
    await userEvent.keyboard(' in Poland');
    await expect(box()).toHaveValue('Find logistics companies in Poland');
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
};

export const NothingIsAskedBeforeAClick: Story = {
  play: async () => {
    await expect(tracks).toHaveLength(0);
    await expect(speech.running()).toBeUndefined();
  },
};

export const DeniedThenAllowed: Story = {
  beforeEach: () => standIn({ microphone: 'NotAllowedError' }),
  play: async () => {
    await userEvent.click(button('Record a message'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Microphone access denied. Please allow microphone access and try again.');
    const restore = standIn();
    await userEvent.click(button('Try again'));
    await expect(await screen.findByRole('timer')).toHaveTextContent('0:00');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Stop recording'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No speech was heard.');
    restore();
  },
};

export const Restored: Story = {
  args: { restored: 'Find logistics companies' },
  play: async ({ args }) => {
    await expect(screen.getByText('Your message, not sent yet')).toBeVisible();
    await userEvent.click(button('Send'));
    await expect(args.answer).toHaveBeenCalledWith('message-1', 'Find logistics companies');
  },
};
