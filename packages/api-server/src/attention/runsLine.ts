import { hasFailed } from '@switchboard/api-contract/runs/runStatus';
import { counted, grouped, money } from '@switchboard/api-contract/words/say';
import { fromNanos } from '../outside/metering/prices.ts';
import type { EndedSince, SinceLine } from './EndedSince.ts';

/** How much ran meanwhile, how much of it failed, and what it cost. `more`: there were more than are known. */
export function runsLine(runs: readonly EndedSince[], more: boolean): SinceLine {
  const failed = runs.filter(({ status }) => hasFailed(status)).length;
  const cost = costOf(runs);
  return {
    id: 'runs',
    link: more ? `More than ${grouped(runs.length)} runs` : counted(runs.length, 'run'),
    rest: [
      failed === 0
        ? runs.length === 1
          ? 'ended, and did not fail'
          : 'ended, none of them failed'
        : `ended, ${failed} failed`,
      ...(cost === undefined ? [] : [`for ${cost}`]),
    ].join(', '),
    to: cost === undefined ? '/agents' : '/profile?tab=usage',
    ...(runs.every(({ sandbox }) => sandbox === 1) && { sandbox: true }),
  };
}

/** '€3.10', in the currency of most runs; nothing where nobody knows. What the sandbox would have cost is no cost. */
function costOf(runs: readonly EndedSince[]): string | undefined {
  const real = runs.filter(({ cost, currency, sandbox }) => cost > 0 && currency !== null && sandbox === 0);
  const [most] = [...Map.groupBy(real, ({ currency }) => currency)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most) return undefined;
  const [currency, own] = most;
  const amount = money(fromNanos(own.reduce((sum, { cost }) => sum + cost, 0)), currency ?? '');
  return runs.some(({ unpriced }) => unpriced === 1) || own.length < real.length ? `${amount} or more` : amount;
}
