import type { AssistantCommands } from '../engine/Assistant.ts';

/** What a member can do with messages. */
export type MessageCommands = Pick<
  AssistantCommands,
  'again' | 'editAndAsk' | 'rate' | 'undo' | 'answerYes' | 'answerNo'
>;
