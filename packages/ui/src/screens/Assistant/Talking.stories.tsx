import type { Played } from '../../../test/components/Played.ts';
import { expect, waitFor, within } from 'storybook/test';
import { speech, standIn, tracks } from '../../../test/devices/standIns.ts';
import { onScreen, ready } from '../../../test/assistant/onScreen.ts';
import { playedAnswer } from '../../../test/assistant/playedAnswer.ts';
import { PlayedAssistant } from '../../../test/assistant/PlayedAssistant.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** Talking to the assistant, with the real recorder, a fake microphone and a fake speech engine. */
const meta = preview.meta({
  title: 'Assistant',
  component: PlayedAssistant,
  tags: ['behaviour'],
  args: { answer: playedAnswer.ask },
  beforeEach: () => standIn(),
});

const released = () => expect(tracks.map(({ readyState }) => readyState)).not.toContain('live');

export const OrbListens = meta.story({
  parameters: { asserts: ['assistant.active'] },
  play: async ({ canvas, userEvent }) => {
    const { orb, reply, says } = onScreen(canvas);
    await userEvent.keyboard('Who failed?{Enter}');
    playedAnswer.come('Two agents failed today.');
    await says('Responding');
    await userEvent.click(orb());
    await says(ready);
    await expect(reply()).toHaveTextContent('Two agents failed today.');
    await userEvent.click(orb());
    await says('Listening');
    await expect(orb()).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('region', { name: 'Reply' })).toBeNull();
    await waitFor(() => expect(speech.running()).toBeDefined());
    await userEvent.click(orb());
    await expect(orb()).toHaveAttribute('aria-pressed', 'false');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No speech was heard.');
    await says(ready);
    await released();
    await userEvent.click(orb());
    await says('Listening');
    await expect(orb()).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The orb also records again while a transcript waits to be sent. */
export const OrbWithWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { orb, says } = onScreen(canvas);
    await userEvent.click(orb());
    await waitFor(() => expect(speech.running()).toBeDefined());
    speech.hear(['Find companies', true]);
    await userEvent.click(orb());
    await expect(orb()).toHaveAttribute('aria-pressed', 'false');
    await says(ready);
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeVisible();
    await userEvent.click(orb());
    await says('Listening');
    await waitFor(() => expect(speech.running()).toBeDefined());
    speech.hear(['in Poland', true]);
    await expect(await canvas.findByText('Find companies in Poland')).toBeVisible();
  },
});

export const OrbWhileAsking = meta.story({
  beforeEach: () => standIn({ microphone: 'waits' }),
  play: async ({ canvas, userEvent }) => {
    const { orb, says } = onScreen(canvas);
    await userEvent.click(orb());
    await says('Listening');
    await userEvent.click(orb());
    await expect(orb()).toHaveAttribute('aria-pressed', 'false');
    await says(ready);
    await expect(canvas.queryByRole('region', { name: 'Recorder' })).toBeNull();
  },
});

export const NoSpeech = meta.story({
  parameters: { asserts: ['voice.failed'] },
  play: async ({ canvas, userEvent }) => {
    const { orb, says } = onScreen(canvas);
    await userEvent.click(orb());
    await waitFor(() => expect(speech.running()).toBeDefined());
    speech.fail('no-speech');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No speech was heard.');
    await expect(canvas.queryByText('Speak now.')).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await says(ready);
    await released();
  },
});

/** Any recognition error ends the recording; the reason stays visible, and typing is offered. */
export const RecognitionFails = meta.story({
  parameters: { asserts: ['voice.failed'] },
  play: async ({ canvas, userEvent }) => {
    const { box, button, orb, says } = onScreen(canvas);
    for (const [code, message] of [
      ['network', 'Speech recognition has no connection.'],
      ['service-not-allowed', 'Speech recognition is blocked.'],
      ['audio-capture', 'Speech recognition stopped.'],
      ['language-not-supported', 'This browser does not recognise spoken English.'],
    ] as const) {
      await userEvent.click(orb());
      await waitFor(() => expect(speech.running()).toBeDefined());
      speech.fail(code);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
      await expect(canvas.queryByRole('timer')).toBeNull();
      await says(ready);
      await released();
    }
    await userEvent.click(button('Type instead'));
    await expect(box()).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The microphone is not requested at all. */
export const RecognitionAbsent = meta.story({
  beforeEach: () => standIn({ recognition: false }),
  parameters: {
    asserts: ['voice.unsupported'],
    allowConsole: [/^Speech recognition is not available in this browser\.$/],
  },
  play: async ({ canvas, userEvent }) => {
    const { box, button, orb, says } = onScreen(canvas);
    for (const press of [orb(), button('Record a message')]) {
      await userEvent.click(press);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This browser cannot turn speech into text. Type your message instead.',
      );
      await says(ready);
      await expect(tracks).toHaveLength(0);
    }
    await userEvent.keyboard('Who');
    await expect(box()).toHaveValue('Who');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

async function record({ canvas, userEvent }: Played, ...words: string[]) {
  await userEvent.click(onScreen(canvas).button('Record a message'));
  await waitFor(() => expect(speech.running()).toBeDefined());
  speech.hear(...words.map((text, index) => [text, index < words.length - 1] as const));
}

export const RecordAndSend = meta.story({
  parameters: { asserts: ['voice.recording', 'voice.send', 'assistant.question'] },
  play: async ({ canvas, userEvent, args }) => {
    const { button, says } = onScreen(canvas);
    await record({ canvas, userEvent }, 'Find logistics companies', ' in Poland');
    const panel = within(canvas.getByRole('region', { name: 'Recorder' }));
    await expect(await panel.findByText('in Poland')).toBeVisible();
    await userEvent.click(button('Stop recording'));
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    await userEvent.click(await panel.findByRole('button', { name: 'Send' }));
    await expect(args.answer).toHaveBeenCalledWith('Find logistics companies in Poland');
    await says('Thinking');
    await expect(canvas.queryByRole('region', { name: 'Recorder' })).toBeNull();
    // The message stays visible until it is answered.
    const asked = () => canvas.queryByRole('region', { name: 'Your message' });
    await expect(asked()).toHaveTextContent('Find logistics companies in Poland');
    playedAnswer.come('Two agents failed today.');
    await says('Responding');
    await expect(asked()).toBeNull();
  },
});

export const RecordAndCancel = meta.story({
  parameters: { asserts: ['voice.stopped', 'voice.cancel'] },
  play: async ({ canvas, userEvent, args }) => {
    const { button } = onScreen(canvas);
    await record({ canvas, userEvent }, 'Find logistics companies');
    await userEvent.click(button('Stop recording'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('region', { name: 'Recorder' })).toBeNull();
    await expect(button('Record a message')).toBeVisible();
    await expect(args.answer).not.toHaveBeenCalled();
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
});

/** When the panel closes, the focus goes to the message box, or back to whatever opened the recorder. */
export const FocusAfterRecording = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { box, button, orb, says } = onScreen(canvas);
    const recordAndPress = async (opener: HTMLElement, name: string) => {
      await userEvent.click(opener);
      await waitFor(() => expect(speech.running()).toBeDefined());
      speech.hear(['Find companies', true]);
      await canvas.findByText('Find companies');
      await userEvent.click(button('Stop recording'));
      await userEvent.click(await canvas.findByRole('button', { name }));
    };
    await recordAndPress(button('Record a message'), 'Cancel');
    await expect(button('Record a message')).toHaveFocus();
    await recordAndPress(orb(), 'Cancel');
    await expect(orb()).toHaveFocus();
    await recordAndPress(orb(), 'Send');
    await expect(orb()).toHaveFocus();
    playedAnswer.come('Two agents failed today.');
    await says('Responding');
    await userEvent.click(button('Write a message'));
    await recordAndPress(button('Record a message'), 'Send');
    await expect(box()).toHaveFocus();
  },
});

/** Trying again after a failed start moves the focus to the button that stops the recording. */
export const FocusWhileRecordingAgain = meta.story({
  beforeEach: () => standIn({ microphone: 'NotAllowedError' }),
  play: async ({ canvas, userEvent }) => {
    const { button, orb } = onScreen(canvas);
    await userEvent.click(orb());
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const restore = standIn();
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: /recording$/ })).toHaveFocus();
    await userEvent.click(button('Stop recording'));
    restore();
  },
});

/** A transcript can be continued by typing. */
export const RecordAndType = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { box, button } = onScreen(canvas);
    await record({ canvas, userEvent }, 'Find logistics companies');
    await expect(await canvas.findByText('Find logistics companies')).toBeVisible();
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveFocus();
    await userEvent.keyboard(' in Poland');
    await expect(box()).toHaveValue('Find logistics companies in Poland');
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
});

export const NothingIsAskedBeforeAClick = meta.story({
  play: async () => {
    await expect(tracks).toHaveLength(0);
    await expect(speech.running()).toBeUndefined();
  },
});

export const DeniedThenAllowed = meta.story({
  parameters: { asserts: ['voice.denied'] },
  beforeEach: () => standIn({ microphone: 'NotAllowedError' }),
  play: async ({ canvas, userEvent }) => {
    const { button } = onScreen(canvas);
    await userEvent.click(button('Record a message'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Microphone access denied. Please allow microphone access and try again.',
    );
    const restore = standIn();
    await userEvent.click(button('Try again'));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:00');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Stop recording'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No speech was heard.');
    restore();
  },
});

export const Restored = meta.story({
  args: { restored: 'Find logistics companies' },
  play: async ({ canvas, userEvent, args }) => {
    const { button } = onScreen(canvas);
    await expect(canvas.getByText('Your message, not sent yet')).toBeVisible();
    await userEvent.click(button('Send'));
    await expect(args.answer).toHaveBeenCalledWith('Find logistics companies');
    // Nothing opened the recorder on this visit.
    await expect(button('Record a message')).toHaveFocus();
  },
});
