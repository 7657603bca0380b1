import { product } from '@switchboard/api-contract/product';
import { fn } from 'storybook/test';
import type { RecorderState } from '../../src/devices/recorder.ts';
import type { AssistantCommands } from '../../src/screens/Assistant/engine/Assistant.ts';
import type { AssistantState } from '../../src/screens/Assistant/engine/AssistantState.ts';
import { silence } from './sampleVoice.ts';

/** A recorder in one state. */
export const aRecorder = (state: Partial<RecorderState> = {}): RecorderState => ({
  status: 'idle',
  seconds: 0,
  transcript: { final: '', interim: '' },
  restored: false,
  ...state,
});

/** The assistant before any message. */
export const quiet: AssistantState = {
  ready: true,
  status: 'idle',
  dialling: false,
  history: [],
  chatOpen: false,
  draft: '',
  shown: false,
  speaking: false,
  recorder: aRecorder(),
};

const command = (name: keyof AssistantCommands) => fn().mockName(name);

/** Shared by the stories that show the assistant in one fixed state. */
export const assistantArgs = {
  product,
  dashboardHref: '/dashboard',
  online: true,
  state: quiet,
  commands: {
    send: command('send'),
    sendHeard: command('sendHeard'),
    cancel: command('cancel'),
    pressOrb: command('pressOrb'),
    setDraft: command('setDraft'),
    startTyping: command('startTyping'),
    closeChat: command('closeChat'),
    record: command('record'),
    stopRecording: command('stopRecording'),
    dropRecording: command('dropRecording'),
    showed: command('showed'),
    stopSpeaking: command('stopSpeaking'),
  },
  level: silence,
};
