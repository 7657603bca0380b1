import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleRecorder, assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { heard, sentence, withRecorder } from '../../../test/assistant/recorderArgs.ts';
import { AssistantScreen, type AssistantScreenProps } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** What the recorder's buttons call. */
const meta = preview.meta({
  title: 'Assistant/Voice',
  component: AssistantScreen,
  tags: ['behaviour'],
  args: assistantArgs,
});

export const StopRecording = meta.story({
  args: {
    state: {
      ...quiet,
      status: 'listening',
      recorder: sampleRecorder({ status: 'recording', seconds: 7, transcript: heard }),
    },
  },
  parameters: { asserts: ['voice.recording'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Stop recording'));
    await expect(args.commands.stopRecording).toHaveBeenCalledOnce();
  },
});

export const CancelWhileAsking = meta.story({
  args: { state: { ...quiet, status: 'listening', recorder: sampleRecorder({ status: 'asking' }) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Cancel recording'));
    await expect(args.commands.stopRecording).toHaveBeenCalledOnce();
  },
});

export const SendOrCancel = meta.story({
  args: withRecorder({ status: 'stopped', transcript: { final: sentence, interim: '' } }),
  parameters: { asserts: ['voice.send', 'voice.cancel'] },
  play: async ({ canvas, userEvent, args }) => {
    const { button } = onScreen(canvas);
    await userEvent.click(button('Send'));
    await expect(args.commands.sendTranscript).toHaveBeenCalledOnce();
    await expect(args.commands.dropRecording).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    await expect(args.commands.dropRecording).toHaveBeenCalledOnce();
  },
});

export const TryAgain = meta.story({
  args: withRecorder({ problem: 'recogniser-no-speech' }),
  parameters: { asserts: ['voice.failed'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Try again'));
    await expect(args.commands.record).toHaveBeenCalledOnce();
  },
});

const typesInstead = async ({
  canvas,
  userEvent,
  args,
}: Pick<StoryContext<AssistantScreenProps>, 'canvas' | 'userEvent' | 'args'>) => {
  await userEvent.click(onScreen(canvas).button('Type instead'));
  await expect(args.commands.startTyping).toHaveBeenCalledOnce();
};

/** Typing keeps every word of a transcript that is too long to send. */
export const TypeWhatIsTooLong = meta.story({
  args: withRecorder({ status: 'stopped', transcript: { final: 'word '.repeat(1_601).trim(), interim: '' } }),
  parameters: { asserts: ['voice.too-long'] },
  play: typesInstead,
});

export const TypeInsteadOfSpeaking = meta.story({
  args: withRecorder({ problem: 'microphone-denied' }),
  parameters: { asserts: ['voice.denied'] },
  play: typesInstead,
});

export const TypeAfterUnplugging = meta.story({
  args: withRecorder({
    status: 'stopped',
    transcript: { final: sentence, interim: '' },
    problem: 'microphone-unplugged',
  }),
  play: typesInstead,
});
