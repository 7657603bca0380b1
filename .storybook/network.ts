import { handlers } from '@switchboard/api-mocks/handlers';
import type { Scenario } from '@switchboard/api-mocks/scenarios';
import { setupWorker, type SetupWorker } from 'msw/browser';

let worker: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const started = setupWorker();
  await started.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return started;
}

/** Answers the requests of the story that comes next as the scenario says, from a world of its own. */
export async function serveScenario(scenario: Scenario): Promise<void> {
  worker ??= start();
  (await worker).resetHandlers(...handlers(scenario));
}
