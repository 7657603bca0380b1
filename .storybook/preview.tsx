import { hush } from '@switchboard/ui/devices/announce';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { PATIENCE } from '../tools/patience.ts';
import { keepFocus } from '../packages/ui/src/devices/keepFocus.ts';
import { namedTypes } from '../packages/ui/docs/component/controls.ts';
import { leaveOutScrolled } from './animations.ts';
import { ownParameters } from './ownParameters.ts';
import { fitPicture, keepPageInPlace } from './smallPicture.ts';
import { applied, applySwitches } from './toolbars/applySwitches.ts';
import { beginAnewWhenTurned } from './toolbars/beginAnew.ts';
import { atClock } from './toolbars/clock.ts';
import { ofFrame, Staged, themeOf } from './toolbars/Staged.tsx';
import { takeTurn } from './toolbars/takeTurn.ts';
import { chromaticModes, globalTypes, initialGlobals, viewports } from './toolbars/toolbars.ts';
import { serveWired, wiredMsw } from './wired.ts';

leaveOutScrolled();
beginAnewWhenTurned();
keepPageInPlace();
// As the app does.
keepFocus();
/** Whether a test looks on. Nobody else's controls, and no small picture, must end in an error. */
const isTest = ofFrame === null && navigator.userAgent.includes('StorybookTestRunner');

// Who looks at a story that fails wants to know soon.
// What is announced stands on the page, too.
configure({ asyncUtilTimeout: isTest ? PATIENCE : 20_000, defaultIgnore: 'script, style, [data-announced]' });

/** Whether the story is a picture on a page of documentation, and is not played. */
const embedded = new URLSearchParams(window.location.search).get('embed') === 'true';
// What has the focus there must not take it from the page.
document.documentElement.inert = embedded;

/** Each story's ids begin differently: a page of documentation shows several at once. */
let roots = 0;
const rootOptions = {
  get identifierPrefix() {
    roots += 1;
    return `story-${roots}-`;
  },
};

// Only pages of documentation load what they are made of.
const docsPages = {
  container: lazy(() => import('./docs/Container.tsx')),
  page: lazy(() => import('./docs/ComponentPage.tsx')),
};

const preview = definePreview({
  // The manifest lists components, which have the tag, and no pages.
  tags: ['!manifest'],
  addons: [
    // `addonDocs` itself would load all that documentation pages are made of.
    definePreviewAddon<DocsTypes>(docs),
    addonA11y(),
    wiredMsw(),
    ownParameters(),
  ],
  initialGlobals: {
    ...initialGlobals,
    // The panel of the built Storybook checks a story when asked. `npm test` has checked them all.
    a11y: { manual: import.meta.env.PROD },
  },
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome'],
          'Foundations',
          'Components',
          'Rules',
          'Blocks',
          'Screens',
          'Flows',
          'Devices',
        ],
      },
    },
    a11y: { test: 'error' },
    // A play fails when something else has the focus, the menu of a phone perhaps. Its state is still worth seeing.
    throwPlayFunctionExceptions: isTest,
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    docs: docsPages,
    react: { rootOptions },
  },
  argTypesEnhancers: [namedTypes],
  decorators: [
    (Story, { id, globals: latest, args, viewMode }) => {
      const globals = viewMode === 'docs' ? { ...latest, theme: themeOf(latest) } : (applied(id) ?? latest);
      return (
        <Staged id={id} globals={globals}>
          <Story args={'now' in args ? { ...args, now: atClock(args['now'], globals['clock']) } : args} />
        </Staged>
      );
    },
  ],
  beforeEach: async (context) => {
    // A page of documentation sets the switches once for all of its stories.
    hush();
    if (context.viewMode === 'docs') return undefined;
    await fitPicture(context.globals['viewport']);
    const undo = applySwitches(context);
    // After the switches: what the server has depends on its clock.
    await serveWired(context);
    await takeTurn(context);
    return undo;
  },
  afterEach: async ({ parameters, tags, viewMode }) => {
    if (viewMode === 'docs' || embedded) return;
    if (!isTest || tags.includes('behaviour')) return;
    const { expectShown } = await import('./states/expectShown.ts');
    await expectShown(parameters['covers']);
  },
});

export default preview;
