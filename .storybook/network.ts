import { handlers } from '@switchboard/api-mocks/handlers';
import type { Scenario } from '@switchboard/api-mocks/scenarios';
import { setupWorker, type SetupWorker } from 'msw/browser';

let worker: SetupWorker | undefined;

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

/** Whether a call is answered by the scenario: the development server itself knows no call and says so without JSON. */
async function answers(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/api/auth/session');
    return status !== 404 || headers.get('content-type')?.includes('json') === true;
  } catch {
    return true; // the scenario is that nothing answers
  }
}

/** Answers the requests of the story that comes next as the scenario says, from a world of its own. */
export async function serveScenario(scenario: Scenario): Promise<void> {
  worker ??= await start();
  worker.resetHandlers(...handlers(scenario));
  // A browser may put a service worker to sleep that nobody asked for a while; it wakes up without knowing this page.
  if (await answers()) return;
  await worker.stop();
  worker = await start();
  worker.resetHandlers(...handlers(scenario));
}
