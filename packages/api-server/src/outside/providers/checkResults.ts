import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { TestOutcome } from '@switchboard/api-contract/connections';
import type { ServiceEnd } from '@switchboard/api-contract/services/ends';
import type { NextStep } from '@switchboard/api-contract/words/nextSteps';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { CallFailure } from './client.ts';

/** What a check found. `nextStep` is missing if all is well, `latencyMs` if no call was answered. */
export interface CheckResult {
  readonly outcome: TestOutcome;
  readonly message: Fact;
  readonly nextStep?: NextStep;
  readonly latencyMs?: number;
  /** What the service says will end of what these credentials use. */
  readonly ends?: ServiceEnd[];
}

/** The service accepted the credentials. */
export const accepted = (
  id: ServiceId,
  message: Fact = { kind: 'credentialsAccepted', args: { services: [serviceName(id)] } },
): CheckResult => ({ outcome: 'ok', message });

/** The service does not know the credentials, or they can't be correct. */
export const wrongCredentials = (
  id: ServiceId,
  message: Fact = { kind: 'credentialsRefused', args: { service: serviceName(id) } },
): CheckResult => ({
  outcome: 'wrong-credentials',
  message,
  nextStep: { kind: 'checkFields', args: { service: id } },
});

/** The service knows the credentials and does not accept these fields, named as their labels name them. */
export const wrongFields = (id: ServiceId, service: string, fields: readonly string[]): CheckResult =>
  wrongCredentials(id, { kind: 'fieldsRefused', args: { service, fields } });

/** The service knows the credentials, but they don't allow what the agents need; `nextStep` says what to allow. */
export const noPermission = (
  id: ServiceId,
  nextStep: NextStep = { kind: 'allowCall', args: { service: id } },
): CheckResult => ({
  outcome: 'no-permission',
  message: { kind: 'callNotAllowed', args: { service: serviceName(id) } },
  nextStep,
});

/** The service knows the credentials, but the account's credit or plan is used up. */
export const noCredit = (id: ServiceId): CheckResult => ({
  outcome: 'no-permission',
  message: { kind: 'noCredit', args: { service: serviceName(id) } },
  nextStep: { kind: 'addCredit', args: {} },
});

/** Only the format was checked. The message says why no call was made. */
export const shapeOnly = (message: Fact): CheckResult => ({
  outcome: 'shape-only',
  message,
  nextStep: { kind: 'firstUse', args: {} },
});

/** The next steps without arguments. */
type PlainStep = Extract<NextStep, { args: Readonly<Record<string, never>> }>['kind'];

const couldNotCheck = (message: Fact, nextStep: PlainStep): CheckResult => ({
  outcome: 'could-not-check',
  message,
  nextStep: { kind: nextStep, args: {} },
});

/** The answer's status says nothing about the credentials. `service`: its name, if not that of the connection. */
export function undecided(id: ServiceId, status: number, service: string = serviceName(id)): CheckResult {
  if (status === 429) return couldNotCheck({ kind: 'busy', args: { service } }, 'testInMinutes');
  if (status >= 500) return couldNotCheck({ kind: 'fault', args: { service, status } }, 'testLater');
  if (status >= 300 && status < 400) return couldNotCheck({ kind: 'redirected', args: { service } }, 'testLaterOrTell');
  return couldNotCheck({ kind: 'unexpectedStatus', args: { service, status } }, 'testLaterOrTell');
}

/** The answer is not what the service documents. */
export const unreadable = (id: ServiceId, service: string = serviceName(id)): CheckResult =>
  couldNotCheck({ kind: 'unreadable', args: { service } }, 'testLaterOrTell');

const failures = {
  refused: ['addressRefused', 'correctAddress'],
  'unknown-host': ['hostUnknown', 'checkHost'],
  unreachable: ['unreachable', 'checkNetwork'],
  untrusted: ['certificateUntrusted', 'checkCertificate'],
  timeout: ['timedOut', 'testInMinutes'],
  'too-large': ['answerTooLarge', 'testLaterOrTell'],
} as const satisfies Record<Exclude<CallFailure, 'unsendable'>, readonly [Fact['kind'], PlainStep]>;

/** There was no answer at all. */
export function unanswered(id: ServiceId, failure: CallFailure, service: string = serviceName(id)): CheckResult {
  if (failure === 'unsendable') return wrongCredentials(id, { kind: 'unsendable', args: {} });
  const [kind, nextStep] = failures[failure];
  return couldNotCheck({ kind, args: { service } }, nextStep);
}
