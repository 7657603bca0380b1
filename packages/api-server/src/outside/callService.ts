import { msBetween } from '@switchboard/api-contract/time';
import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import { readRetryAfter } from '@switchboard/api-contract/errors';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Context } from '../platform/Context.ts';
import { CallError, mostBytes, type OutgoingAnswer, type OutgoingRequest } from './providers/client.ts';
import { toJson } from './providers/readBody.ts';
import type { Credentials } from './providers/whoAmI.ts';
import { noCredit, unanswered, undecided, unreadable } from './providers/checkResults.ts';
import { markConnectionFailed, saveLastSync } from './credentials/connectionHealth.ts';
import { type Caller, type NewStep, markReal, markSandbox } from './Caller.ts';
import { reserve, settleCall, type Use } from './metering/meter.ts';
import { RunFailure } from './RunFailure.ts';
import { traced } from '../platform/tracing/traced.ts';

/** A request of a run to a connected service. */
export interface ServiceRequest<S extends v.GenericSchema> {
  readonly serviceId: ServiceId;
  /** The service's name, where several stand behind one connection; by default that of the connection. */
  readonly name?: string;
  /** What the request is signed with: it decides whether the sandbox answers. */
  readonly credentials: Credentials;
  /** Its answer may be as long as a customer's data is, unless `maxBytes` says otherwise. */
  readonly request: Omit<OutgoingRequest, 'signal'>;
  /** The least that the documented answer holds. */
  readonly answer: S;
  /** What the step is called; by default 'Asked' and the service. */
  readonly step?: Fact;
  /** What it uses at most of what the service charges for; by default one call. */
  readonly uses?: Use;
  /** What the answer says that was used, such as how many credits it took; by default what `uses` says. */
  readonly readUse?: (answer: v.InferOutput<S>) => Use;
  /** For services whose status alone is misleading; undefined means that the status decides. */
  readonly judge?: (answer: OutgoingAnswer) => RunFailure | undefined;
}

/**
 * Statuses for used-up credit, including Tavily's own:
 * https://help.tavily.com/articles/8645538886-understanding-http-errors
 */
const noCreditStatuses: readonly number[] = [402, 432, 433];

/**
 * Calls a service for a run, reports the step, counts the request and reads the answer. Throws RunFailure for the
 * member; temporary failures are marked for another attempt.
 */
export const callService = <const S extends v.GenericSchema>(
  context: Context,
  run: Caller,
  request: ServiceRequest<S>,
): Promise<v.InferOutput<S>> =>
  traced(
    { name: `step ${request.step?.kind ?? 'serviceAsked'}`, attributes: { 'switchboard.service': request.serviceId } },
    () => ask(context, run, request),
  );

async function ask<const S extends v.GenericSchema>(
  context: Context,
  run: Caller,
  {
    serviceId,
    name = serviceName(serviceId),
    credentials,
    request,
    answer: schema,
    step,
    uses = oneCall,
    readUse,
    judge,
  }: ServiceRequest<S>,
): Promise<v.InferOutput<S>> {
  const { tenantId, signal, log } = run;
  const { call, sandboxes } = context;
  signal.throwIfAborted();
  run.origin.service = serviceId;
  const key = sandboxes.keyOf({ tenantId, serviceId, credentials });
  await (key === undefined ? markReal(context, run) : markSandbox(context, run, { serviceId, key }));
  const sandbox = key !== undefined;
  const ticket = await reserve(context, { tenantId, service: serviceId, caller: run, sandbox, atMost: [uses] });
  const began = context.clock();
  const report = (outcome: Pick<NewStep, 'status' | 'failed' | 'units' | 'unit'>): void =>
    log.add({
      kind: 'call',
      text: step ?? { kind: 'serviceAsked', args: { service: name } },
      service: serviceId,
      method: request.method,
      path: pathOf(request.url),
      durationMs: msBetween(began, context.clock()),
      ...outcome,
    });
  run.origin.waitsFor = name;
  const answer = await (key === undefined ? call : sandboxes.call(tenantId))({
    maxBytes: mostBytes.data,
    ...request,
    signal,
  })
    .catch(async (error: unknown) => {
      report({ failed: true });
      const tooLarge = error instanceof CallError && error.failure === 'too-large';
      // What is too large to be read was paid for all the same.
      await settleCall(context, ticket, tooLarge ? [uses] : []);
      throw error instanceof CallError
        ? new RunFailure(unanswered(serviceId, error.failure, name).message, {
            again: !['refused', 'unsendable', 'too-large'].includes(error.failure),
            ...(tooLarge && { answer: 'too-large' }),
          })
        : error;
    })
    .finally(() => delete run.origin.waitsFor);
  const failure = judge?.(answer) ?? failureOf(serviceId, name, answer, context.clock());
  const body = failure ? undefined : toJson(answer.body);
  const read = v.safeParse(schema, body);
  // A list would pass as an object with only optional fields.
  const isOddList = Array.isArray(body) && schema.type !== 'array';
  const unread = !read.success || isOddList;
  const used = read.success ? (readUse?.(read.output) ?? uses) : uses;
  report({
    status: answer.status,
    ...((failure ?? unread) && { failed: true }),
    ...(read.success && used.unit !== 'calls' && used),
  });
  // An answer that can't be read was paid for all the same.
  await settleCall(context, ticket, failure ? [] : [used]);
  if (failure) {
    await markConnectionFailed(context, { tenantId, serviceId, credentials, runId: run.origin.runId }, failure.reason);
    throw failure;
  }
  if (!read.success || isOddList)
    throw new RunFailure(unreadable(serviceId, name).message, { again: true, answer: 'odd' });
  await saveLastSync(context.db, { tenantId, serviceId, at: context.clock().toISOString() });
  return read.output;
}

const oneCall: Use = { unit: 'calls', units: 1 };

/** The path of an address. Its query may hold words that a member searched for. */
const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';

/** What a status means for a run; undefined for a success. */
function failureOf(
  serviceId: ServiceId,
  service: string,
  { status, headers }: Pick<OutgoingAnswer, 'status' | 'headers'>,
  now: Date,
): RunFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const next = { kind: 'connection', id: serviceId } as const;
  const retryAfter = readRetryAfter(headers['retry-after'], now.getTime()) ?? 0;
  if (status === 401) return wrongKeyFailure(serviceId);
  if (status === 403) return new RunFailure({ kind: 'callNotAllowed', args: { service } }, { next });
  if (noCreditStatuses.includes(status)) return noCreditFailure(serviceId);
  if (status === 429) return new RunFailure(undecided(serviceId, 429, service).message, { again: true, retryAfter });
  return new RunFailure(undecided(serviceId, status, service).message, {
    again: status >= 500 || status === 408,
    retryAfter,
    ...((status === 404 || status === 410) && { answer: 'gone' }),
  });
}

/** The service is too busy. `otherwise`: how many seconds to wait where it does not say. */
export const busyFailure = (
  { clock }: Pick<Context, 'clock'>,
  service: string,
  { headers }: Pick<OutgoingAnswer, 'headers'>,
  otherwise = 0,
): RunFailure =>
  new RunFailure(
    { kind: 'busy', args: { service } },
    { again: true, retryAfter: readRetryAfter(headers['retry-after'], clock().getTime()) ?? otherwise },
  );

/** The account's credit or plan is used up. */
export const noCreditFailure = (serviceId: ServiceId): RunFailure =>
  new RunFailure(noCredit(serviceId).message, { next: { kind: 'connection', id: serviceId } });

/** The service does not know the key. */
export const wrongKeyFailure = (serviceId: ServiceId): RunFailure =>
  new RunFailure(
    { kind: 'credentialsOutdated', args: { service: serviceName(serviceId) } },
    { next: { kind: 'connection', id: serviceId } },
  );
