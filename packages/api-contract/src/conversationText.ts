import { cut } from './cut.ts';
import { limits } from './limits.ts';

/** A mark of sources, such as `[1]` or `[1, 3]`, with the space before it. */
const mark = / ?\[\d{1,3}(?:, ?\d{1,3})*\]/g;

/** An answer's text without the numbers of its sources: as the bubble shows it, it is spoken, and a model is sent it. */
export const withoutSources = (text: string): string => text.replaceAll(mark, '');

/** What a conversation is called until it is renamed: its first message, on one line. */
export const conversationTitle = (message: string): string =>
  cut(message.replaceAll(/\s+/g, ' ').trim(), limits.text.name);
