import { handedIn } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/Context.ts';
import { systemTimers } from '../src/platform/clock.ts';
import { CallError } from '../src/outside/providers/client.ts';
import { Sandboxes } from '../src/outside/sandbox/Sandboxes.ts';
import { programOf } from '../src/programs/programOf.ts';
import type { Program } from '../src/tenants/Program.ts';
import { testVault } from './testApp.ts';

/** The programs, whose runs are the test's own. */
export const programsRunning =
  (run: Program['run']): Context['programOf'] =>
  (listType) => ({ ...programOf(listType), run });

/** What services need, without a server around it. Nothing outside can be reached. */
export function testContext({
  db,
  clock,
  wake = () => {},
  config = readConfig({}),
  ...given
}: Pick<Context, 'db' | 'clock'> & Partial<Context>): Context {
  return {
    ...handedIn,
    db,
    clock,
    timers: systemTimers,
    fetch,
    call: () => Promise.reject(new CallError('unreachable')),
    sandboxes: new Sandboxes({ clock, timers: systemTimers, config }),
    config,
    vault: testVault,
    wake,
    breakOff: () => {},
    ...given,
  };
}
