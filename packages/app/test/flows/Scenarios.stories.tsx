import { scenarioNames, type Scenario } from '@switchboard/api-mocks/scenarios';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { Flow, atRest, startFlow } from './flow.tsx';
import { agentTable } from '@switchboard/api-contract/agentTable';

let open: (path: string) => void;

/** The app, opened anew at each address. */
function Visits() {
  const [path, setPath] = useState<string>(paths.dashboard);
  useEffect(() => {
    open = setPath;
  }, []);
  return <Flow key={path} path={path} />;
}

const meta = preview.meta({
  title: 'Every page in every state of the API',
  tags: ['behaviour'],
  component: Visits,
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

const addresses = [
  paths.dashboard,
  paths.chat,
  paths.agents,
  paths.agent('lead-generation-agent'),
  ...agentTable.map(({ slug }) => paths.workspace(slug)),
  paths.connections,
  paths.profile,
  '/nowhere',
  paths.login,
];

/**
 * Each page shows its heading, or asks to sign in again, and once all is answered no text that only a program would
 * write. Slow answers are not waited for, and under the sign-in dialog a page goes on
 * waiting; names in the huge world are such texts on purpose.
 */
const visits = (scenario: Scenario) => ({
  globals: { scenario },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const address of addresses) {
      open(address);
      await waitFor(() => {
        const shown = [...canvasElement.querySelectorAll('h1, dialog[open]')];
        return expect(shown.some((element) => element.checkVisibility())).toBe(true);
      });
      if (scenario !== 'slow' && scenario !== 'unauthorised') await atRest(canvasElement);
      if (scenario === 'huge') continue;
      await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Invalid Date|\[object|Infinity/);
    }
  },
});

export const Ok = meta.story(visits('ok'));
export const Empty = meta.story(visits('empty'));
export const Slow = meta.story(visits('slow'));
export const Unauthorised = meta.story(visits('unauthorised'));
export const Forbidden = meta.story(visits('forbidden'));
export const Missing = meta.story(visits('missing'));
export const RateLimited = meta.story(visits('rateLimited'));
export const ServerError = meta.story(visits('serverError'));
export const Offline = meta.story({
  ...visits('offline'),
  parameters: { allowConsole: [/^Failed to load resource: net::ERR_FAILED/] },
});
export const Malformed = meta.story(visits('malformed'));
export const Huge = meta.story(visits('huge'));

/** A scenario that is added gets its story here. */
export const NoneIsMissing = meta.story({
  play: async () =>
    expect(
      Object.keys({
        Ok,
        Empty,
        Slow,
        Unauthorised,
        Forbidden,
        Missing,
        RateLimited,
        ServerError,
        Offline,
        Malformed,
        Huge,
      }),
    ).toHaveLength(scenarioNames.length),
});
