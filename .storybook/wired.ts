import { scenarioNames, streamNames, type Scenario, type StreamScenario } from '@switchboard/api-mocks/scenarios';
import addonMsw from 'msw-storybook-addon';
import type { StoryContext } from 'storybook/internal/csf';

/** Only the wired app uses the API; a screen receives its data as props. */
const isWired = ({ title }: { title: string }): boolean => title.startsWith('Flows/');

// Loaded with the first story of the wired app.
const network = () => import('./network.ts');

const scenarioOf = (globals: Record<string, unknown>): Scenario | StreamScenario =>
  [...scenarioNames, ...streamNames].find((name) => name === globals['scenario']) ?? 'ok';

/** The addon that answers in place of a server, for stories of the wired app alone. */
export function wiredMsw() {
  const addon = addonMsw(async () => (await network()).startWorker());
  const begin = [addon.beforeEach ?? []].flat();
  return {
    ...addon,
    beforeEach: begin.map(
      (each): typeof each =>
        (context) =>
          isWired(context) ? each(context) : undefined,
    ),
  };
}

/** Answers a wired story's requests as the switch of the toolbar says. */
export async function serveWired(context: StoryContext): Promise<void> {
  if (!isWired(context)) return;
  const { serveScenario } = await network();
  await serveScenario(context.msw, scenarioOf(context.globals));
}
