import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFont } from '../../tools/preloadFont.ts';
import { precompress } from '../../tools/precompress.ts';
import { ofVite } from '../../tools/progress/ofVite.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

/**
 * React Router's exports name its development build alone, with the warnings in it; what is built takes the other one,
 * which lies beside it.
 */
const routersProductionBuild = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
  },
  {
    find: /^react-router\/dom$/,
    replacement: fileURLToPath(new URL('../production/dom-export.mjs', import.meta.resolve('react-router'))),
  },
];

/** What the router keeps for pages that a server renders or that load data, by itself: ours do neither. */
const SERVER_PARTS = [
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'Scripts',
  'BoundaryShell',
  'getPartialManifest',
];
const serverPart = new RegExp(`^function (${SERVER_PARTS.join('|')})\\([\\s\\S]*?\\n\\}$`, 'gm');
const serverClass = /^var (?:AwaitErrorBoundary|RemixErrorBoundary) = class extends [\s\S]*?\n\};$/gm;

/**
 * The router names its components, which counts as a use of each: unnamed, those that nothing here uses stay out of the
 * build.
 */
const unusedRouterParts = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code: string) =>
      code
        .replace(serverPart, 'function $1() { return null; }')
        .replace(serverClass, (found) => `${found.split(' = ')[0] ?? ''} = () => null;`)
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  },
};

/** Radix names each of its functions for the eyes of a debugger; unnamed, they are smaller, and unused ones stay out. */
const radixNames = {
  name: 'radix-names',
  transform: {
    filter: { id: /@radix-ui[\\/].*[\\/]dist[\\/]/ },
    handler: (code: string) =>
      code.replace(/^var __name = .+;$/m, '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }'),
  },
};

/**
 * What Recharts keeps for charts that we don't draw: ours have bars of one series, a linear axis, and name their ticks
 * (`niceTicks="none"`). Each is [where, what stands there, what is built instead].
 */
const CHART_PARTS: readonly (readonly [where: RegExp, stands: string, built: string])[] = [
  // It picks a scale by its name, which keeps all of them.
  [
    /recharts[\\/]es6[\\/].*[\\/]combiners[\\/]combine(?:ConfiguredScale|RealScaleType)\.js/,
    `import * as d3Scales from 'victory-vendor/d3-scale';`,
    `import { scaleBand, scaleLinear, scalePoint } from 'victory-vendor/d3-scale';
const d3Scales = { scaleBand, scaleLinear, scalePoint };`,
  ],
  // The library that finds round ticks.
  [
    /recharts[\\/]es6[\\/]state[\\/]selectors[\\/]axisSelectors\.js/,
    `import { getNiceTickValues, getTickValuesFixedDomain } from '../../util/scale';`,
    'const getNiceTickValues = () => undefined, getTickValuesFixedDomain = getNiceTickValues;',
  ],
  // Scales between colours: ours are between numbers.
  [
    /d3-scale[\\/]dist[\\/]d3-scale\.mjs/,
    'import { interpolateNumber, interpolate, interpolateRound',
    'import { interpolateNumber, interpolateNumber as interpolate, interpolateRound',
  ],
  [
    /d3-interpolate[\\/]dist[\\/]d3-interpolate\.mjs/,
    `import { rgb as rgb$1, color, hsl as hsl$1, lab as lab$1, hcl as hcl$1, cubehelix as cubehelix$1 } from 'd3-color';`,
    'const rgb$1 = undefined, color = rgb$1, hsl$1 = rgb$1, lab$1 = rgb$1, hcl$1 = rgb$1, cubehelix$1 = rgb$1;',
  ],
  [
    /d3-interpolate[\\/]dist[\\/]d3-interpolate\.mjs/,
    'var rgb = (function rgbGamma',
    'var rgb = /* @__PURE__ */ (function rgbGamma',
  ],
  [
    /d3-interpolate[\\/]dist[\\/]d3-interpolate\.mjs/,
    'var zoom = (function zoomRho',
    'var zoom = /* @__PURE__ */ (function zoomRho',
  ],
  // Ticks in formats of d3: ours have texts of their own.
  [
    /d3-scale[\\/]dist[\\/]d3-scale\.mjs/,
    `import { formatSpecifier, precisionFixed, precisionRound, precisionPrefix, formatPrefix, format } from 'd3-format';`,
    `const formatSpecifier = undefined, precisionFixed = formatSpecifier, precisionRound = formatSpecifier;
const precisionPrefix = formatSpecifier, formatPrefix = formatSpecifier, format = formatSpecifier;`,
  ],
  // Bars on top of each other: ours stand side by side.
  [
    /recharts[\\/]es6[\\/]util[\\/]ChartUtils\.js/,
    `import { stack as shapeStack, stackOffsetExpand, stackOffsetNone, stackOffsetSilhouette, stackOffsetWiggle, stackOrderNone } from 'victory-vendor/d3-shape';`,
    `const shapeStack = undefined, stackOffsetExpand = shapeStack, stackOffsetNone = shapeStack;
const stackOffsetSilhouette = shapeStack, stackOffsetWiggle = shapeStack, stackOrderNone = shapeStack;`,
  ],
  // What a chart does when it is pointed at, touched, followed by another one or reached by keyboard: ours are pictures, beside
  // a table for assistive technology.
  [
    /recharts[\\/]es6[\\/]state[\\/]store\.js/,
    `import { mouseClickMiddleware, mouseMoveMiddleware } from './mouseEventsMiddleware';`,
    'const mouseClickMiddleware = { middleware: () => (next) => next }, mouseMoveMiddleware = mouseClickMiddleware;',
  ],
  [
    /recharts[\\/]es6[\\/]state[\\/]store\.js/,
    `import { keyboardEventsMiddleware } from './keyboardEventsMiddleware';
import { externalEventsMiddleware } from './externalEventsMiddleware';
import { touchEventMiddleware } from './touchEventsMiddleware';`,
    `const keyboardEventsMiddleware = { middleware: () => (next) => next };
const externalEventsMiddleware = keyboardEventsMiddleware, touchEventMiddleware = keyboardEventsMiddleware;`,
  ],
  [
    /recharts[\\/]es6[\\/]chart[\\/]RechartsWrapper\.js/,
    `import { focusAction, keyDownAction, blurAction } from '../state/keyboardEventsMiddleware';`,
    `const noAction = () => ({ type: 'none' });
const focusAction = noAction, keyDownAction = noAction, blurAction = noAction;
const mouseClickAction = noAction, mouseMoveAction = noAction;
const externalEventAction = noAction, touchEventAction = noAction;`,
  ],
  [
    /recharts[\\/]es6[\\/]chart[\\/]RechartsWrapper\.js/,
    `import { mouseClickAction, mouseMoveAction } from '../state/mouseEventsMiddleware';`,
    '',
  ],
  [
    /recharts[\\/]es6[\\/]chart[\\/]RechartsWrapper\.js/,
    `import { externalEventAction } from '../state/externalEventsMiddleware';
import { touchEventAction } from '../state/touchEventsMiddleware';`,
    '',
  ],
  [
    /recharts[\\/]es6[\\/]chart[\\/]RechartsWrapper\.js/,
    `import { useSynchronisedEventsFromOtherCharts } from '../synchronisation/useChartSynchronisation';`,
    'const useSynchronisedEventsFromOtherCharts = () => {};',
  ],
  // Movement: our bars stand.
  [
    /recharts[\\/]es6[\\/]cartesian[\\/]Bar\.js/,
    `import { AnimatedItems, useAnimationCallbacks } from '../animation/AnimatedItems';
import { matchAppend } from '../animation/matchBy';`,
    `const AnimatedItems = ({ items, children }) => (items == null ? null : children(items, 1, false));
const still = { isAnimating: false, handleAnimationStart: () => {}, handleAnimationEnd: () => {} };
const useAnimationCallbacks = () => still, matchAppend = undefined;`,
  ],
  [
    /recharts[\\/]es6[\\/]shape[\\/]Rectangle\.js/,
    `import { JavascriptAnimate } from '../animation/JavascriptAnimate';`,
    'const JavascriptAnimate = () => null;',
  ],
  // Labels, in many ways and places: `BarChartPlot` draws ours.
  [
    /recharts[\\/]es6[\\/]cartesian[\\/]Bar\.js/,
    `import { CartesianLabelListContextProvider, LabelListFromLabelProp } from '../component/LabelList';`,
    'const CartesianLabelListContextProvider = ({ children }) => children, LabelListFromLabelProp = () => null;',
  ],
  [
    /recharts[\\/]es6[\\/]cartesian[\\/]CartesianAxis\.js/,
    `import { CartesianLabelContextProvider, CartesianLabelFromLabelProp } from '../component/Label';`,
    'const CartesianLabelContextProvider = ({ children }) => children, CartesianLabelFromLabelProp = () => null;',
  ],
  [
    /recharts[\\/]es6[\\/]cartesian[\\/][XY]Axis\.js/,
    `import { isLabelContentAFunction } from '../component/Label';`,
    'const isLabelContentAFunction = () => false;',
  ],
  [
    /recharts[\\/]es6[\\/]cartesian[\\/]CartesianAxis\.js/,
    `import { Text, isValidTextAnchor } from '../component/Text';`,
    'const isValidTextAnchor = () => false, Text = () => null;',
  ],
  // Curves, which are made as the file is read.
  [/d3-shape[\\/]dist[\\/]d3-shape\.mjs/, '= (function custom(', '= /* @__PURE__ */ (function custom('],
];
const chartParts = {
  name: 'chart-parts',
  transform: {
    filter: { id: CHART_PARTS.map(([where]) => where) },
    handler(code: string, id: string) {
      return CHART_PARTS.filter(([where]) => where.test(id)).reduce((changed, [, stands, built]) => {
        if (!changed.includes(stands)) throw new Error(`${id} no longer holds: ${stands}`);
        return changed.replaceAll(stands, built);
      }, code);
    },
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? routersProductionBuild : [] },
  plugins: [
    unusedRouterParts,
    radixNames,
    chartParts,
    react(),
    vanillaExtractPlugin(),
    preloadFont(/latin-wght-normal/),
    precompress(),
    ofVite(),
  ],
  build: {
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: {
      polyfill: false,
      // Sign-in and the first page ask for all their chunks at once. What comes later names no others: most are there.
      resolveDependencies: (file, chunks, { hostType }) =>
        hostType === 'html' || /(?:Dashboard|Shell|Signed|Login)Route-[\w-]+\.js$/.test(file) ? chunks : [],
    },
    reportCompressedSize: false,
    // One part in a hundred smaller than Vite's own, for some seconds more.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
    rolldownOptions: {
      output: {
        // Chunks name each other, and hashes can't be packed: seven letters are the fewest that tell so many apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Few requests on the way to the dashboard; what other pages share is split by itself. A group takes its
        // imports along; the one above goes first.
        codeSplitting: {
          groups: [
            // What sign-in needs, with React: one file compresses better than two that always come together.
            {
              name: 'base',
              test: /react-dom[\\/]|screens[\\/]SignIn[\\/]SignInScreen|app[\\/]src[\\/](?:App|routes)\.tsx|usePage|hasPasskeys|leaving[\\/]moves/,
              priority: 5,
            },
            // What every signed-in page adds.
            {
              name: 'signed',
              test: /react-query[\\/]|shell[\\/]Shell[\\/]Shell\.tsx|api[\\/]client|VisitContext|useOnline|ErrorBoundary[\\/]/,
              priority: 4,
            },
            // The dashboard, where nearly every visit begins, with the components that most pages share.
            {
              name: 'board',
              test: /screens[\\/](?:Dashboard[\\/]DashboardScreen|PageError|SessionEnded)|leaving[\\/]LeaveGuard|states[\\/]Waiting|queries[\\/]useAgents\.ts|hooks[\\/]useNow|devices[\\/]useMediaQuery|endpoints[\\/]sandbox|attention[\\/]Attention(?:Badge|Count)/,
              priority: 3,
            },
            // What every page asks after it is drawn, for its badge: small, so that the answer comes soon.
            {
              name: 'attention',
              test: /api-contract[\\/]src[\\/](?:endpoints[\\/])?attention\.ts|queries[\\/]attention|rules[\\/]severityTone|AttentionCount[\\/]/,
              minShareCount: 2,
              priority: 3,
            },
            // What reads e-mail addresses: for the pages with a form or a list of them.
            {
              name: 'address',
              test: /postal-mime[\\/]|api-contract[\\/]src[\\/]address|format[\\/]sender/,
              priority: 3,
            },
            // What agents and tests of connections tell, in words: for the pages that tell it.
            { name: 'words', test: /words[\\/]wordsOf/, priority: 3 },
            // Dialogs, fields, tables, drafts: what two or more of the other pages use.
            {
              name: 'common',
              test: /lucide-react[\\/]dist[\\/]esm[\\/]icons|components[\\/]\w+[\\/](?:Dialog|Field|Select|TextArea|SearchInput|Facts|PageFailure|Section|Chip|FilterBar|Table|Bar|Meter|Row|List|Switch|SaveBar|SettingRow|SettingsCard)[\\/](?!Virtual)|queries[\\/](?!agentPages|records)|hooks[\\/]|devices[\\/](?:download|usePageHidden|useReducedMotion)|ui[\\/]src[\\/]format[\\/]|blocks[\\/]\w+[\\/](?:SamplesBanner|SkeletonRows|RefreshControl|ViewRegion|CellText|LeftOut|RunBar|RunNow|RunLayers|use|problemsOf)/,
              minShareCount: 2,
              priority: 2,
            },
            // What the seven workspaces share, without their lists: not every page that uses the rest has one.
            { name: 'workspace', test: /^(?!.*[\\/]RecordsSection[\\/])/, minShareCount: 5, priority: 1 },
            // How statuses and kinds are shown: the base lists all chunks by name, so that small ones cost more than one.
            {
              name: 'rules',
              test: /ui[\\/]src[\\/]rules[\\/]|PriorityBadge[\\/]|words[\\/]nextSteps|usePreload|Profile[\\/]AskFirst|NewPasswordField|devices[\\/](?:clipboard|passkeys)|contactLabels/,
              minShareCount: 2,
              priority: 0,
            },
            {
              name: 'records',
              test: /[\\/]RecordsSection[\\/]|records[\\/](?:RecordDialog|RecordEditor|SendNew|ShowMore|sendNew)|useDecision|useContactsReview|ReviewDialogs|useWorkflows|UnsentMail|components[\\/]forms[\\/](?:Checkbox|RadioCards)|app[\\/]src[\\/](?:sending|queries[\\/]records)[\\/]|PageRefresh|useRunAsked/,
              minShareCount: 2,
              priority: 0,
            },
            // What waits for a member's leave: two workspaces show it, and the page of an agent that a member created.
            {
              name: 'decisions',
              test: /blocks[\\/]proposals[\\/]|agentPages[\\/](?:proposals|replies|undo)Of|workingHoursSection|agents[\\/](?:answers|proposals|replies)\.ts|endpoints[\\/](?:answers|proposals|replies)/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
    cssCodeSplit: false, // one file compresses better than forty, and no page flashes unstyled
  },
  server: {
    proxy: { '/api': api, '/sandbox': api, '/healthz': api, '/readyz': api },
  },
}));
