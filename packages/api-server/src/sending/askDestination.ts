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

/** A service's own words, as they may be shown. */
export const serviceWords = (text: string) => externalText(cut(plainText(text, longestReason), longestReason));

/** Statuses by which services say that what they were sent is wrong. */
const rowErrorStatuses: readonly number[] = [400, 404, 409, 413, 422];

/** What a refusal means; undefined where its status says it all. */
export function refusalOfRows({ status, body }: Pick<OutgoingAnswer, 'status' | 'body'>): RunFailure | undefined {
  if (!rowErrorStatuses.includes(status)) return undefined;
  const read = v.safeParse(errorInJson, body);
  return read.success ? new RowsRefused(serviceWords(read.output)) : undefined;
}

/** One question to a destination. */
export interface DestinationQuestion<S extends v.GenericSchema> {
  readonly method: OutgoingRequest['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: S;
  readonly step?: Fact;
  /** What a refusal means, before what it usually does. */
  readonly judge?: (answer: OutgoingAnswer) => RunFailure | undefined;
}

/** Asks a service with JSON, in the name of its connection. */
export const createAsk =
  (context: Context, caller: Caller, { serviceId, credentials }: Pick<SendingInput, 'serviceId' | 'credentials'>) =>
  <const S extends v.GenericSchema>({
    method,
    url,
    headers,
    body,
    answer,
    step,
    judge,
  }: DestinationQuestion<S>): Promise<v.InferOutput<S>> =>
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
      judge: (refusal) => judge?.(refusal) ?? refusalOfRows(refusal),
    });
