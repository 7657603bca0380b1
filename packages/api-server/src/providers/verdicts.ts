import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { TestOutcome } from '@switchboard/api-contract/connections';
import type { CallFailure } from './client.ts';

/** What a check found. `nextStep` is there unless all is well; `latencyMs` unless no call was answered. */
export interface CheckResult {
  readonly outcome: TestOutcome;
  readonly message: string;
  readonly nextStep?: string;
  readonly latencyMs?: number;
}

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

function facts(id: ServiceId) {
  const service = findService(id);
  if (service === undefined) throw new TypeError(`${id} is not in the catalogue`);
  return {
    name: service.name,
    instructions: service.instructions,
    required: listOf.format(service.fields.filter((field) => field.required).map((field) => field.label)),
  };
}

/** The service took the credentials. */
export function accepted(id: ServiceId): CheckResult {
  return { outcome: 'ok', message: `${facts(id).name} accepts the credentials.` };
}

/** The service does not know the credentials, or they can't be right as they are. */
export function wrongCredentials(id: ServiceId, reason?: string): CheckResult {
  const { name, instructions, required } = facts(id);
  return {
    outcome: 'wrong-credentials',
    message: reason ?? `${name} does not accept the credentials.`,
    nextStep: `Check ${required}, then save again. ${instructions}`,
  };
}

/** The service knows the credentials, but they don't allow what the agents need; `nextStep` says what to allow. */
export function noPermission(id: ServiceId, nextStep: string): CheckResult {
  return {
    outcome: 'no-permission',
    message: `${facts(id).name} knows the credentials but does not allow this call.`,
    nextStep,
  };
}

/** Only the form was checked; `reason` says why no call was made. */
export function shapeOnly(reason: string): CheckResult {
  return { outcome: 'shape-only', message: reason, nextStep: 'The first real use shows whether it works.' };
}

const couldNotCheck = (message: string, nextStep: string): CheckResult => ({
  outcome: 'could-not-check',
  message,
  nextStep,
});

/** The status of the answer says nothing about the credentials. */
export function undecided(id: ServiceId, status: number): CheckResult {
  const { name } = facts(id);
  if (status === 429)
    return couldNotCheck(`${name} takes no more requests at the moment.`, 'Test again in a few minutes.');
  if (status >= 500) return couldNotCheck(`${name} has a fault at the moment (status ${status}).`, 'Test again later.');
  if (status >= 300 && status < 400)
    return couldNotCheck(
      `${name} answered with a redirect, which is not followed.`,
      'Test again later. If it stays so, tell whoever runs this server.',
    );
  return couldNotCheck(
    `${name} answered with an unexpected status (${status}).`,
    'Test again later. If it stays so, tell whoever runs this server.',
  );
}

/** The answer is not what the service documents. */
export function unreadable(id: ServiceId): CheckResult {
  return couldNotCheck(
    `${facts(id).name} sent an answer that could not be read.`,
    'Test again later. If it stays so, tell whoever runs this server.',
  );
}

const failures = {
  refused: (name) =>
    couldNotCheck(
      `The address of ${name} is not called: only public https addresses are.`,
      'Correct the address and save again.',
    ),
  'unknown-host': (name) =>
    couldNotCheck(
      `The address of ${name} was not found.`,
      'Check the address and this server’s internet connection, then test again.',
    ),
  unreachable: (name) =>
    couldNotCheck(`${name} could not be reached.`, 'Check this server’s internet connection, then test again.'),
  untrusted: (name) =>
    couldNotCheck(
      `The certificate of ${name} could not be trusted.`,
      'Check this server’s network and clock, then test again.',
    ),
  timeout: (name) => couldNotCheck(`${name} did not answer in time.`, 'Test again in a few minutes.'),
} as const satisfies Partial<Record<CallFailure, (name: string) => CheckResult>>;

/** No answer came at all. */
export function unanswered(id: ServiceId, failure: CallFailure): CheckResult {
  if (failure === 'unsendable')
    return wrongCredentials(id, 'The credentials hold characters that no key has, such as line breaks.');
  if (failure === 'too-large') return unreadable(id);
  return failures[failure](facts(id).name);
}
