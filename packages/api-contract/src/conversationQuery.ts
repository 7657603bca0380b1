import * as v from 'valibot';
import { limits } from './limits.ts';
import { searchedWords } from './text.ts';
import { optionalText } from './wire.ts';

export const conversationFormats = ['md', 'json'] as const;
export type ConversationFormat = (typeof conversationFormats)[number];

/** The place in the list of conversations after which a page begins. */
export interface ConversationPlace {
  /** When it was last used. */
  readonly at: string;
  readonly id: string;
}

const form = /^(\d{4}-[\d\-T:.Z]{1,25})~(session-\d{1,16})$/;

/** The text of a cursor. It is opaque to clients. */
export const writeConversationCursor = ({ at, id }: ConversationPlace): string => `${at}~${id}`;

/** The parameters of the list of conversations. */
export const conversationQuery = v.object({
  search: v.pipe(
    optionalText('search', limits.text.line),
    v.description('Words, all of which are in the title or one message; without case and accents'),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(form, 'cursor must come from the previous page'),
      v.description('`next` of the page before'),
    ),
  ),
});

/** Which conversations parameters ask for: those after a place, and with all of some words, as `fold` makes them. */
export function conversationSelection({ search, cursor = '' }: v.InferOutput<typeof conversationQuery>): {
  readonly words: readonly string[];
  readonly after: ConversationPlace | undefined;
} {
  const [, at, id] = form.exec(cursor) ?? [];
  return {
    words: searchedWords(search),
    after: at !== undefined && id !== undefined ? { at, id } : undefined,
  };
}
