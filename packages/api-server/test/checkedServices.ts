import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { beforeEach } from 'vitest';
import type { Call } from '../src/outside/providers/client.ts';
import { providers } from '../src/outside/providers/providers.ts';
import type { CheckResult } from '../src/outside/providers/checkResults.ts';
import type { Credentials } from '../src/outside/providers/whoAmI.ts';
import { sandboxCredentials } from '../src/outside/sandbox/sandboxCredentials.ts';
import { inWords } from './inWords.ts';
import { manualTime } from './manualTime.ts';
import { playedSandbox } from './playedSandbox.ts';
import { testNow } from './testApp.ts';

/** The services as the sandbox plays them, to check credentials at. */
export function checkedServices() {
  const world = playedSandbox();
  const time = manualTime(testNow);
  const call = world.call(time.timers);
  beforeEach(() => world.clear());
  return {
    world,
    time,
    /** What a service says of credentials, in words. */
    check: async (id: ServiceId, credentials: Credentials, by: Call = call) =>
      inWords<CheckResult>(await providers[id](credentials, by)),
    /** Credentials that the sandbox accepts. */
    right: (id: ServiceId): Credentials => sandboxCredentials(id, 'sandbox'),
  };
}
