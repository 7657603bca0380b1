import * as v from 'valibot';
import { readEach, logLeftOut, type LeftOut } from '../../../outside/providers/readEach.ts';
import type { GoogleReader } from '../../../outside/google/google.ts';
import { hasStatus, RunFailure } from '../../../outside/RunFailure.ts';
import type { Run } from '../../../runs/Run.ts';

/** Where Gmail keeps messages. */
export const messagesUrl = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';

/** If the service fails on more messages than these, it has a fault of its own. */
const mostFaults = 3;

const list = v.object({ messages: v.optional(v.array(v.unknown()), []) });
const listed = v.object({ id: v.pipe(v.string(), v.minLength(1)), threadId: v.string() });

/**
 * The ids of messages that a search finds, newest first.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.messages/list
 */
export async function listMessages({ read }: Pick<GoogleReader, 'read'>, q: string, most: number) {
  const query = { q, maxResults: String(most), fields: 'messages(id,threadId)', prettyPrint: 'false' };
  return readEach((await read(messagesUrl, query, list)).messages, listed);
}

/**
 * Reads messages one by one, and tells in the steps how many could not be read and why: one that went meanwhile, or
 * that the service can't give, does not cost the others. Throws what would keep any of them from being read.
 */
export async function readEachMessage<T>(
  { log }: Pick<Run, 'log'>,
  { read: ids, left: unlisted }: Awaited<ReturnType<typeof listMessages>>,
  readOne: (id: string, index: number) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  const left = [...unlisted];
  const failures: RunFailure[] = [];
  for (const [index, { id }] of ids.entries())
    try {
      found.push(await readOne(id, index));
    } catch (error) {
      const why = error instanceof RunFailure ? whyLeft(error) : undefined;
      if (!(error instanceof RunFailure) || !why) throw error;
      left.push(why);
      if (why !== 'gone') failures.push(error);
      if (left.filter((one) => one === 'fault').length > mostFaults) throw error;
    }
  if (found.length === 0 && failures[0]) throw failures[0];
  logLeftOut(log, found.length, left);
  return found;
}

/**
 * Why one message can be left out; undefined where the others could be read no better. The list was given, so what is
 * refused of a message (400, 403) concerns that message.
 */
function whyLeft(failure: RunFailure): LeftOut | undefined {
  if (failure.answer) return failure.answer;
  const reason = typeof failure.reason === 'object' ? failure.reason : undefined;
  const isRefused = reason?.kind === 'mailNotReadable' || hasStatus(failure, 400);
  return isRefused || (reason?.kind === 'fault' && reason.args['status'] === 500) ? 'fault' : undefined;
}
