import { handlers } from '@switchboard/api-mocks/handlers';
import type { Scenario } from '@switchboard/api-mocks/scenarios';
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';

const options: StartOptions = {
  quiet: true,
  onUnhandledFrame: ({ frame, defaults }) => {
    const { request } = frame.data as { request?: Request };
    if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
  },
};

/** The worker that answers in place of a server; it has no answers of its own. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start(options);
  return worker;
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
export async function serveScenario(worker: SetupWorker, scenario: Scenario): Promise<void> {
  worker.use(...handlers(scenario));
  // A browser may put a service worker to sleep that nobody asked for a while; it wakes up without knowing this page.
  if (await answers()) return;
  await worker.stop();
  await worker.start(options);
}
