import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AssistantScreen } from './AssistantScreen.tsx';
import type { RecorderState } from '../../devices/recorder.ts';
import { aRecorder, assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import { sampleVoice } from '../../../test/assistant/sampleVoice.ts';
import preview from '../../../../../.storybook/preview.tsx';

const sentence = 'Find logistics companies in Poland with up to five hundred people';
const heard = { final: sentence, interim: 'and draft a first mail' };

/** The assistant's recorder in each of its states. */
const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  args: assistantArgs,
});

const withRecorder = (recorder: Partial<RecorderState>) => ({ state: { ...quiet, recorder: aRecorder(recorder) } });

export const Recording = meta.story({
  args: {
    state: {
      ...quiet,
      status: 'listening',
      recorder: aRecorder({ status: 'recording', seconds: 7, transcript: heard }),
    },
    level: sampleVoice,
  },
  parameters: { covers: ['voice.recording'] },
  play: async ({ args, canvasElement }) => {
    await expect(screen.getByRole('timer')).toHaveTextContent('0:07');
    await expect(screen.getByText(sentence)).toBeVisible();
    await expect(screen.getByText(heard.interim)).toBeVisible();
    const cuts = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('section [style*="clip-path"]')].map((bar) => bar.style.clipPath);
    await waitFor(() => expect(cuts()).toHaveLength(44));
    await expect(new Set(cuts()).size).toBeGreaterThan(10);
    await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }));
    await expect(args.commands.stopRecording).toHaveBeenCalledOnce();
  },
});

export const AskingForTheMicrophone = meta.story({
  args: { state: { ...quiet, status: 'listening', recorder: aRecorder({ status: 'asking' }) } },
  play: async ({ args }) => {
    await expect(screen.getByText('Allow the microphone when your browser asks.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel recording' }));
    await expect(args.commands.stopRecording).toHaveBeenCalledOnce();
  },
});

export const Stopped = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 11,
    transcript: { final: `${sentence} and draft a first mail.`, interim: '' },
  }),
  parameters: { covers: ['voice.stopped', 'voice.send', 'voice.cancel'] },
  play: async ({ args }) => {
    await expect(screen.getByText('0:11')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.commands.sendHeard).toHaveBeenCalledOnce();
    await expect(args.commands.dropRecording).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.commands.dropRecording).toHaveBeenCalledOnce();
  },
});

/** A transcript over the limit can't be sent; continuing by typing keeps every word. */
export const TranscriptTooLong = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 750,
    transcript: { final: 'word '.repeat(1_601).trim(), interim: '' },
  }),
  parameters: { covers: ['voice.too-long'] },
  play: async ({ args }) => {
    const send = screen.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(
      'Too long to send: 8,004 of 8,000 characters. Choose Type instead to shorten it.',
    );
    await expect(screen.getByText(/^Too long to send/, { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Type instead' }));
    await expect(args.commands.startTyping).toHaveBeenCalledOnce();
  },
});

/** An unsent transcript survives a reload. */
export const UnsentTranscript = meta.story({
  args: withRecorder({ status: 'stopped', restored: true, transcript: { final: sentence, interim: '' } }),
  play: async () => {
    await expect(screen.getByText('Your message, not sent yet')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const NothingHeard = meta.story({
  args: withRecorder({ problem: 'recogniser-no-speech' }),
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('No speech was heard.');
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.commands.record).toHaveBeenCalledOnce();
  },
});

export const MicrophoneDenied = meta.story({
  args: withRecorder({ problem: 'microphone-denied' }),
  parameters: { covers: ['voice.denied'] },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Microphone access denied. Please allow microphone access and try again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Type instead' }));
    await expect(args.commands.startTyping).toHaveBeenCalledOnce();
  },
});

export const NoMicrophone = meta.story({ args: withRecorder({ problem: 'microphone-none' }) });
export const MicrophoneBusy = meta.story({ args: withRecorder({ problem: 'microphone-busy' }) });
export const MicrophoneUnplugged = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 9,
    transcript: { final: sentence, interim: '' },
    problem: 'microphone-unplugged',
  }),
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The microphone was disconnected.');
    await userEvent.click(screen.getByRole('button', { name: 'Type instead' }));
    await expect(args.commands.startTyping).toHaveBeenCalledOnce();
  },
});

/** Stopped without a word so far: the engine may still deliver one. */
export const LastWords = meta.story({
  args: withRecorder({ status: 'stopped', seconds: 4 }),
  play: async () => {
    await expect(screen.getByText('Waiting for the last words.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** Without speech recognition, nothing is recorded and typing is offered. */
export const RecognitionUnsupported = meta.story({
  args: withRecorder({ problem: 'recogniser-absent' }),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser cannot turn speech into text. Type your message instead.',
    );
    await expect(screen.getByRole('button', { name: 'Type instead' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Words heard before the failure can be sent or continued by typing. */
export const RecognitionOffline = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 3,
    transcript: { final: sentence, interim: '' },
    problem: 'recogniser-network',
  }),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Speech recognition has no connection.');
    for (const name of ['Cancel', 'Type instead', 'Send'])
      await expect(screen.getByRole('button', { name })).toBeEnabled();
  },
});

export const VoiceNarrow = meta.story({ globals: { viewport: { value: 'narrow' } }, args: Recording.composed.args });
export const VoiceSmall = meta.story({
  globals: { viewport: { value: 'small' } },
  args: MicrophoneDenied.composed.args,
});
