import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import type { NextStep } from '@switchboard/api-contract/words/nextSteps';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { TestOutcome } from '@switchboard/api-contract/connections';
import type { Service } from '@switchboard/api-contract/catalogue';

/** What a test finds. */
interface Found {
  readonly outcome: TestOutcome;
  readonly message: Fact;
  readonly nextStep?: NextStep;
  readonly latencyMs?: number;
}

/** What a connection suffers from: it can't be reached, or what its key of the sandbox brings about. */
export type Trouble = 'unreachable' | Exclude<SandboxKey, 'sandbox' | 'sandbox-slow'>;

const unchecked = (message: Fact, nextStep: 'checkNetwork' | 'testInMinutes' | 'testLater' | 'testLaterOrTell') =>
  ({ outcome: 'could-not-check', message, nextStep: { kind: nextStep, args: {} } }) as const;

const found: Record<Trouble, (service: Service) => Found> = {
  unreachable: ({ name }) => unchecked({ kind: 'unreachable', args: { service: name } }, 'checkNetwork'),
  'sandbox-wrong': ({ id, name }) => ({
    outcome: 'wrong-credentials',
    message: { kind: 'credentialsRefused', args: { service: name } },
    nextStep: { kind: 'checkFields', args: { service: id } },
    latencyMs: 214,
  }),
  'sandbox-no-permission': ({ id, name }) => ({
    outcome: 'no-permission',
    message: { kind: 'callNotAllowed', args: { service: name } },
    nextStep: { kind: 'allowCall', args: { service: id } },
    latencyMs: 187,
  }),
  'sandbox-rate-limited': ({ name }) => unchecked({ kind: 'busy', args: { service: name } }, 'testInMinutes'),
  'sandbox-silent': ({ name }) => unchecked({ kind: 'timedOut', args: { service: name } }, 'testInMinutes'),
  'sandbox-down': ({ name }) => unchecked({ kind: 'fault', args: { service: name, status: 503 } }, 'testLater'),
  'sandbox-nonsense': ({ name }) => unchecked({ kind: 'unreadable', args: { service: name } }, 'testLaterOrTell'),
  'sandbox-no-credit': ({ name }) => ({
    outcome: 'no-permission',
    message: { kind: 'noCredit', args: { service: name } },
    nextStep: { kind: 'addCredit', args: {} },
    latencyMs: 203,
  }),
};

/** Services checked only by the format of their key. */
const shapeOnly = new Set(['perplexity', 'zapier']);

/** What a test of a service finds. */
export function findingOf(service: Service, trouble: Trouble | undefined): Found {
  if (trouble) return found[trouble](service);
  const { id, name } = service;
  return shapeOnly.has(id)
    ? {
        outcome: 'shape-only',
        message: { kind: 'keyFormed', args: { service: name } },
        nextStep: { kind: 'firstUse', args: {} },
      }
    : { outcome: 'ok', message: { kind: 'credentialsAccepted', args: { services: [name] } }, latencyMs: 182 };
}
