import { externalText } from '@switchboard/api-contract/words/factOrText';
import { cut } from '@switchboard/api-contract/text';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { callService } from '../outside/callService.ts';
import type { Caller } from '../outside/Caller.ts';
import { plainText } from '../outside/plainText.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { OutgoingAnswer, OutgoingRequest } from '../outside/providers/client.ts';
import type { SendingInput } from './Destination.ts';

/** A page of a list, and what asks for the next one. */
interface Page {
  readonly items: readonly unknown[];
  readonly next?: string | null | undefined;
}

/** So many pages are read at most. */
const mostPages = 20;

/** What all pages of a list hold. `isWhole`: none came after them. */
export async function readAllPages(
  ask: (next: string | undefined) => Promise<Page>,
): Promise<{ readonly items: readonly unknown[]; readonly isWhole: boolean }> {
  const items: unknown[] = [];
  let from: string | undefined;
  for (let count = 0; count < mostPages; count += 1) {
    const page = await ask(from);
    items.push(...page.items);
    from = page.next || undefined;
    if (from === undefined) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}

const longestReason = 300;

/** A service refuses what it was sent, which says nothing about other rows. */
export class RowsRefused extends RunFailure {}

const errorMessage = v.union([
  v.pipe(
    v.object({ error: v.object({ message: v.string() }) }),
    v.transform(({ error }) => error.message),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.tupleWithRest([v.object({ message: v.string() })], v.unknown()),
    v.transform(([{ message }]) => message),
  ),
]);
const errorInJson = v.pipe(v.string(), v.parseJson(), errorMessage);

const anyMessages = v.pipe(v.string(), v.parseJson());

/** The sentences under `message` in an answer, the innermost ones, such as those of the fields in a list of faults. */
function sentencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { message } = value as { readonly message?: unknown };
  if (typeof message === 'string') return [innerSentence(message)];
  return Object.values(value).flatMap(sentencesIn);
}

/** What a service says within JSON that stands in its sentence; HubSpot lists faults of values like that. */
function innerSentence(text: string): string {
  const at = text.search(/[[{]\s*["{[]/);
  if (at < 0) return text;
  const read = v.safeParse(anyMessages, text.slice(at));
  const inner = read.success ? [...new Set(sentencesIn(read.output))].join('; ') : '';
  return inner || text.slice(0, at).replace(/[\s:]+$/, '') || text;
}

/** A service's own words, as they may be shown. */
export const serviceWords = (text: string) =>
  externalText(cut(plainText(innerSentence(text), longestReason), longestReason));

/** Statuses by which services say that what they were sent is wrong. */
const rowErrorStatuses: readonly number[] = [400, 404, 409, 410, 413, 422];

/**
 * How Airtable and Notion say that a row is not there any more, beside the status 404.
 * https://github.com/domdomegg/airtable-mcp-server/issues/28
 * https://github.com/dvanoni/notero/issues/704
 */
const goneWords = /"ROW_DOES_NOT_EXIST"|\barchived\b|\bin (?:the )?trash\b/i;

/** What a refusal means; undefined where its status says it all. */
export function refusalOfRows({ status, body }: Pick<OutgoingAnswer, 'status' | 'body'>): RunFailure | undefined {
  if (!rowErrorStatuses.includes(status)) return undefined;
  const read = v.safeParse(errorInJson, body);
  if (!read.success) return undefined;
  const isGone = status === 404 || status === 410 || goneWords.test(body);
  return new RowsRefused(serviceWords(read.output), isGone ? { answer: 'gone' } : {});
}

/** One question to a destination. */
export interface DestinationQuestion<S extends v.GenericSchema> {
  readonly method: OutgoingRequest['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: S;
  readonly step?: Fact;
}

/** In seconds. If a service asks for a longer wait, sending stops, since a member may be waiting for the answer. */
const longestWait = 30;
const mostTries = 3;

/** Asks again where a service says how soon its limit is over. Throws its refusal if that is late, or comes once more. */
export async function waitWhileBusy<T>(
  { timers }: Pick<Context, 'timers'>,
  { signal }: Pick<Caller, 'signal'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof RunFailure && isBusy(error) ? error.retryAfter : 0;
      if (seconds <= 0 || seconds > longestWait || tries === mostTries) throw error;
      await new Promise<void>((go) => {
        const cancel = timers.after(seconds * 1000, () => {
          signal.removeEventListener('abort', stop);
          go();
        });
        const stop = () => {
          cancel();
          go();
        };
        signal.addEventListener('abort', stop, { once: true });
      });
      signal.throwIfAborted();
    }
}

/** Whether a service was too busy, so that it did nothing. */
export const isBusy = ({ again, reason }: RunFailure): boolean =>
  again && typeof reason === 'object' && reason.kind === 'busy';

/** Asks a service with JSON, in the name of its connection. `limitOf`: what its own words for a limit mean. */
export const createAsk =
  (
    context: Context,
    caller: Caller,
    { serviceId, credentials }: Pick<SendingInput, 'serviceId' | 'credentials'>,
    limitOf: (answer: OutgoingAnswer) => RunFailure | undefined = () => undefined,
  ) =>
  <const S extends v.GenericSchema>({
    method,
    url,
    headers,
    body,
    answer,
    step,
  }: DestinationQuestion<S>): Promise<v.InferOutput<S>> =>
    waitWhileBusy(context, caller, () =>
      callService(context, caller, {
        serviceId,
        credentials,
        request: {
          method,
          url,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        },
        answer,
        ...(step && { step }),
        judge: (refusal) => limitOf(refusal) ?? refusalOfRows(refusal),
      }),
    );
