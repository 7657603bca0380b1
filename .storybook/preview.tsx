import type { Preview } from '@storybook/react-vite';
import { Theme } from '@switchboard/ui/theme/Theme';
import { expectSilence, watchConsole } from './silence.ts';
import { takeShotWhenAsked } from './shot.ts';

const themeOf = (globals: Record<string, unknown>): 'light' | 'dark' => (globals['theme'] === 'dark' ? 'dark' : 'light');

const preview: Preview = {
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
  },
  parameters: {
    layout: 'fullscreen',
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
  beforeEach: () => watchConsole(),
  afterEach: async ({ id, globals, parameters }) => {
    await takeShotWhenAsked(id, themeOf(globals));
    expectSilence(parameters['allowConsole']);
  },
};

export default preview;
