import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import type { BudgetSpent } from '../../outside/metering/budgets.ts';
import type { ModelFailure } from '../../outside/models/modelFailure.ts';

/**
 * What went wrong at a provider, in one sentence for the member. In our own words, because a provider's message may
 * repeat the key.
 */
export interface ProviderTrouble {
  readonly trouble: string;
}

const place = 'under API Connections';

/**
 * How the sentence ends for failures that neither another attempt nor the connection's page helps with. A full stop
 * alone stands where the failure already says what to do.
 */
const advice: Partial<Record<Fact['kind'], string>> = {
  credentialsOutdated: '.',
  toolsUnknown: '.',
  modelUnknown: '.',
  tooMuchAtOnce: '; ask for less.',
  answerDeclined: '. Try rewording it.',
};

/** A failure of the model, with what to do about it. */
export function providerTrouble({ reason, again }: ModelFailure, name: string): ProviderTrouble {
  const message = wordsOf(reason);
  const whatToDo = advice[reason.kind];
  if (whatToDo !== undefined) return { trouble: message + whatToDo };
  return {
    trouble: again
      ? `${message}; ask again in a moment, or test ${name} ${place}.`
      : `${message}; check ${name} ${place}.`,
  };
}

/** The provider was not asked, because a budget is spent. */
export const budgetTrouble = ({ reason }: BudgetSpent): ProviderTrouble => ({
  trouble: `${wordsOf(reason)}; an admin can change the budget under Profile, Usage.`,
});

/** The model describes a call of a tool in its text instead of making one, or calls a tool that does not exist. */
export const noToolUseTrouble = (service: string): ProviderTrouble =>
  providerTrouble({ reason: { kind: 'toolsUnknown', args: { service } }, again: false, retryAfter: 0 }, service);

/** The provider did not answer in time. */
export const timeoutTrouble = (name: string, seconds: number): ProviderTrouble => ({
  trouble: `${name} did not answer within ${seconds} seconds; ask again, or test ${name} ${place}.`,
});

/** The provider went on answering and did not finish in time. */
export const tooLongTrouble = (name: string, seconds: number): ProviderTrouble => ({
  trouble: `${name} took more than ${seconds} seconds; ask for less.`,
});
