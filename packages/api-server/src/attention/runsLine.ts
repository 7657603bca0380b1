import { counted, grouped } from '@switchboard/api-contract/words/say';
import type { Ended, SinceLine } from './Ended.ts';

/** How much ran meanwhile. `more`: there were more than are known. */
export function runsLine(runs: readonly Ended[], more: boolean): SinceLine {
  const failed = runs.filter(({ status }) => status === 'failed').length;
  return {
    id: 'runs',
    link: more ? `More than ${grouped(runs.length)} runs` : counted(runs.length, 'run'),
    rest:
      failed === 0
        ? runs.length === 1
          ? 'ended, and did not fail'
          : 'ended, none of them failed'
        : `ended, ${failed} failed`,
    to: '/agents',
    ...(runs.every(({ sandbox }) => sandbox === 1) && { sandbox: true }),
  };
}
