import { messages } from '@switchboard/api-contract/errors';
import type { RecorderProblem } from '../../devices/recorder.ts';

/** The message about a recorder problem, with the next step, and whether recording again can help. */
export interface RecorderMessage {
  text: string;
  again: boolean;
}

/** The message for every problem of the recorder. The first is the documented one. */
export const recorderMessages = {
  'microphone-denied': { text: messages.microphoneDenied, again: true },
  'microphone-none': { text: 'No microphone was found. Connect one and try again, or type your message.', again: true },
  'microphone-busy': {
    text: 'Another program is using the microphone. Close it and try again, or type your message.',
    again: true,
  },
  'microphone-unplugged': {
    text: 'The microphone was disconnected. Connect it and record again, or type your message.',
    again: true,
  },
  'microphone-insecure': {
    text: 'Browsers give the microphone only to pages over https. Type your message instead.',
    again: false,
  },
  'microphone-unsupported': { text: 'This browser cannot record here. Type your message instead.', again: false },
  'microphone-failed': { text: 'The microphone did not start. Try again, or type your message.', again: true },
  'recogniser-absent': { text: 'This browser cannot turn speech into text. Type your message instead.', again: false },
  'recogniser-no-speech': {
    text: 'No speech was heard. Speak closer to the microphone, or type your message.',
    again: true,
  },
  'recogniser-network': {
    text: 'Speech recognition has no connection. Check the network, or type your message.',
    again: true,
  },
  'recogniser-not-allowed': {
    text: 'Speech recognition is blocked. Allow it in the browser settings, or type your message.',
    again: true,
  },
  'recogniser-language': {
    text: 'This browser does not recognise spoken English. Type your message instead.',
    again: false,
  },
  'recogniser-failed': { text: 'Speech recognition stopped. Record again, or type your message.', again: true },
  left: { text: 'The recording stopped because the page was hidden. Record again to continue.', again: true },
} as const satisfies Record<RecorderProblem, RecorderMessage>;

/** '0:07', '12:30': the length of a recording in minutes and seconds. */
export const recordedTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
