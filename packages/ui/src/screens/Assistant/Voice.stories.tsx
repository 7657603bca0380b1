import { expect } from 'storybook/test';
import { sampleRecorder, assistantArgs, quiet, reply, thinking } from '../../../test/assistant/assistantArgs.ts';
import { heard, sentence, withRecorder } from '../../../test/assistant/recorderArgs.ts';
import { sampleVoice } from '../../../test/assistant/sampleVoice.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** The assistant's recorder in each of its states. */
const meta = preview.meta({ title: 'Assistant/Voice', component: AssistantScreen, args: assistantArgs });

/** What is not certain yet is paler. */
export const Recording = meta.story({
  args: {
    state: {
      ...quiet,
      status: 'listening',
      recorder: sampleRecorder({ status: 'recording', seconds: 7, transcript: heard }),
    },
    level: sampleVoice,
  },
  parameters: { covers: ['voice.recording'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:07');
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByText(heard.interim)).toBeVisible();
    const bars = canvas.getByRole('region', { name: 'Recorder' }).querySelectorAll<HTMLElement>('[style*="clip-path"]');
    await expect(bars).toHaveLength(44);
    await expect(new Set([...bars].map((bar) => bar.style.clipPath)).size).toBeGreaterThan(10);
  },
});

export const Stopped = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 11,
    transcript: { final: `${sentence} and draft a first mail.`, interim: '' },
  }),
  parameters: { covers: ['voice.stopped'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:11')).toBeVisible();
  },
});

/** What was said, until it is answered. */
export const SpokenMessageSent = meta.story({
  args: { state: { ...thinking, chatOpen: false } },
  parameters: { covers: ['voice.send'] },
});

export const MicrophoneDenied = meta.story({
  args: withRecorder({ problem: 'microphone-denied' }),
  parameters: { covers: ['voice.denied'] },
});

/** Nothing is recorded. */
export const RecognitionUnsupported = meta.story({
  args: withRecorder({ problem: 'recogniser-absent' }),
  parameters: { covers: ['voice.unsupported'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** The page came over plain http, from another machine. */
export const PageWithoutHttps = meta.story({
  args: withRecorder({ problem: 'microphone-insecure' }),
  parameters: { covers: ['voice.insecure'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const TranscriptTooLong = meta.story({
  args: withRecorder({
    status: 'stopped',
    seconds: 750,
    transcript: { final: 'word '.repeat(1_601).trim(), interim: '' },
  }),
  parameters: { covers: ['voice.too-long'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Too long to send: 8,004 of 8,000 characters. Choose Type instead to shorten it.',
    );
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
  parameters: { covers: ['voice.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Speech recognition has no connection.');
    for (const name of ['Cancel', 'Type instead', 'Send'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
  },
});

export const NothingHeard = meta.story({
  args: withRecorder({ problem: 'recogniser-no-speech' }),
  parameters: { covers: ['voice.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No speech was heard.');
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
});

/** A reply that could not be played stays to be read. */
export const ReplyWithoutSound = meta.story({
  args: { state: { ...quiet, reply, shown: true } },
  parameters: { covers: ['voice.playback-error'] },
});

export const AskingForTheMicrophone = meta.story({
  args: { state: { ...quiet, status: 'listening', recorder: sampleRecorder({ status: 'asking' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allow the microphone when your browser asks.')).toBeVisible();
  },
});

/** Stopped without a word so far: the engine may still deliver one. */
export const LastWords = meta.story({
  args: withRecorder({ status: 'stopped', seconds: 4 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the last words.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** An unsent transcript survives a reload. */
export const UnsentTranscript = meta.story({
  args: withRecorder({ status: 'stopped', restored: true, transcript: { final: sentence, interim: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message, not sent yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The microphone was disconnected.');
  },
});
