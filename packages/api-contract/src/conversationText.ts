import { cut } from './cut.ts';
import { limits } from './limits.ts';

/** An answer's text without the numbers of its sources, as it is read aloud. */
export const withoutSources = (text: string): string => text.replaceAll(/ ?\[\d{1,4}\]/g, '');

/** What a conversation is called until it is renamed: its first message, on one line. */
export const conversationTitle = (message: string): string =>
  cut(message.replaceAll(/\s+/g, ' ').trim(), limits.text.name);
