import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { scenarioDescriptions, scenarioNames, type Scenario } from '@switchboard/api-mocks/scenarios';
import { setReaderLanguage, setReaderZone } from '@switchboard/ui/format/reader';
import { Theme } from '@switchboard/ui/theme/Theme';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { leaveOutScrolled } from './animations.ts';
import { serveScenario, startWorker } from './network.ts';
import { ownParameters } from './ownParameters.ts';
import { expectShown } from './states/shows.ts';
import { settleDialogs } from './settle.ts';
import { expectSilence, watchConsole } from './silence.ts';
import { takeShotWhenAsked } from './shot.ts';

leaveOutScrolled();
// How long a play waits for something to appear. Long enough that a busy machine fails no story.
configure({ asyncUtilTimeout: 20_000 });
// Stories show the same times and dates on every machine, in the time zone of the fixtures.
setReaderZone('Europe/Berlin');
setReaderLanguage('en-GB');

/**
 * Whether stories run as tests. In Storybook itself, a console message, perhaps its own, must not replace a story with
 * an error.
 */
const tested = import.meta.env['STORY_TEST'] === 'true';

const themeOf = (globals: Record<string, unknown>): 'light' | 'dark' =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

const scenarioOf = (globals: Record<string, unknown>): Scenario =>
  scenarioNames.find((name) => name === globals['scenario']) ?? 'ok';

/** Only flows use the API; a screen receives its data as props. */
const isFlow = ({ title }: { title: string }): boolean => title.startsWith('Flows/');

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker), ownParameters()],
  initialGlobals: { theme: 'light', scenario: 'ok' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    scenario: {
      description: 'What the server answers in flows',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: scenarioNames.map((value) => ({ value, title: value, right: scenarioDescriptions[value] })),
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    options: {
      // See index/order.ts. `main.ts` makes it a global.
      storySort: (a, b) => globalThis.compareEntries(a, b),
    },
    a11y: { test: 'error' },
    viewport: {
      options: {
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '960px' }, type: 'desktop' },
        narrow: { name: 'Narrow, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Theme key={themeOf(globals)} storage={{ read: () => themeOf(globals), write: () => {} }}>
        <Story />
      </Theme>
    ),
  ],
  beforeAll: settleDialogs,
  beforeEach: async (context) => {
    if (isFlow(context)) await serveScenario(context.msw, scenarioOf(context.globals));
    return tested ? watchConsole() : undefined;
  },
  afterEach: async ({ id, globals, parameters, tags }) => {
    if (!tags.includes('behaviour')) await expectShown(parameters['covers']);
    await takeShotWhenAsked(id, themeOf(globals));
    if (tested) expectSilence(parameters['allowConsole']);
  },
});

export default preview;
