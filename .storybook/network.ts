import { handlers } from '@switchboard/api-mocks/handlers';
import type { Scenario, StreamScenario } from '@switchboard/api-mocks/scenarios';
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';

const options: StartOptions = {
  quiet: true,
  onUnhandledFrame: ({ frame, defaults }) => {
    const { request } = frame.data as { request?: Request };
    if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
  },
};

/** The worker that answers in place of a server. It has no handlers of its own. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start(options);
  return worker;
}

/** Whether the scenario answers calls. The development server itself knows none, and answers without JSON. */
async function answers(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/api/auth/session');
    return status !== 404 || headers.get('content-type')?.includes('json') === true;
  } catch {
    return true; // in this scenario nothing answers
  }
}

/** Answers the next story's requests according to the scenario, from a new world. */
export async function serveScenario(worker: SetupWorker, scenario: Scenario | StreamScenario): Promise<void> {
  worker.use(...handlers(scenario));
  // A browser may stop an idle service worker. When it restarts, it no longer knows this page.
  if (await answers()) return;
  await worker.stop();
  await worker.start(options);
}
