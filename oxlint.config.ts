import { readFileSync } from 'node:fs';
import { defineConfig, type OxlintConfig } from 'oxlint';

/** What each package imports of the others, and what its tests and stories import besides. */
const packages = {
  'api-contract': { imports: [], inTests: [] },
  'api-mocks': { imports: ['api-contract'], inTests: ['api-server'] },
  ui: { imports: ['api-contract'], inTests: ['api-mocks'] },
  app: { imports: ['api-contract', 'ui'], inTests: ['api-mocks'] },
  'api-server': { imports: ['api-contract', 'sandbox'], inTests: [] },
  sandbox: { imports: [], inTests: [] },
} satisfies Record<string, { imports: string[]; inTests: string[] }>;
type Package = keyof typeof packages;
const names = Object.keys(packages) as Package[];

/** Folders of `src`: each imports those before it, and none after it. */
export const folders = {
  ui: ['format', 'theme', 'devices', 'components', 'charts', 'rules', 'blocks', 'shell', 'screens'],
  'api-server': [
    'platform',
    'tenants',
    'audit',
    'outside',
    'identity',
    'connections',
    'records',
    'runs',
    'agents',
    'usage',
    'proposals',
    'sending',
    'requests',
    'attention',
    'notifications',
    'workflows',
    'assistant',
    'mcp',
    'programs',
    'seed',
    'admin',
  ],
};

/**
 * A refused import: how it is written, and why. With names: these alone, and not by `import()`. The lint passes over an
 * expression that looks ahead or behind.
 */
type Line = Readonly<{ regex?: string; group?: string[]; message: string; importNamePattern?: string }>;

type Manifest = Partial<
  Record<'dependencies' | 'peerDependencies' | 'optionalDependencies' | 'devDependencies', object>
>;
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`${folder}package.json`, import.meta.url), 'utf8')) as Manifest;

/** What neither the product nor the tests of a package import. */
const nowhere = (own: Package, inTests = false): Line[] => {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifestOf(`packages/${own}/`);
  const declared = { ...dependencies, ...peerDependencies, ...optionalDependencies, ...(inTests && devDependencies) };
  const installed = Object.keys({ ...manifestOf('').devDependencies, ...devDependencies });
  const allowed: string[] = [own, ...packages[own].imports, ...(inTests ? packages[own].inTests : [])];
  return [
    {
      regex: `^(?:${installed.filter((name) => !(name in declared)).join('|')})(?:/|$)`,
      message: `${own} does not declare it${inTests ? '' : ' for what ships'}.`,
    },
    {
      regex: `^@switchboard/(?:${names.filter((name) => !allowed.includes(name)).join('|')})/`,
      message: `Of the packages, ${own} imports ${allowed.join(', ')}.`,
    },
    {
      regex: String.raw`^(?:\.\./)+[\w-]+/(?:src|test|conformance)/`,
      message: 'Another package is imported by its name.',
    },
  ];
};
/** What a product imports in its place alone. */
const inPlace = {
  tests: {
    regex: String.raw`^(?:(?:\.\./)+|@switchboard/[\w-]+/)(?:test|conformance)/|\.(?:test|stories|docs)\.tsx?$`,
    message: 'It is there for tests and stories.',
  },
  msw: { regex: '^msw', message: 'The handlers of the mocks alone know msw.' },
  radix: { regex: '^@radix-ui/', message: 'Radix is used in components/ alone.' },
  recharts: { regex: '^recharts', message: 'recharts is used in the plot of a chart alone.' },
  plot: { regex: String.raw`Plot(?:\.tsx)?$`, importNamePattern: '.', message: 'A plot is loaded once it is shown.' },
  hooks: {
    regex: '^@tanstack/react-query$',
    importNamePattern: '^use.*(?:Query|Queries|Mutation)$',
    message: 'Queries are used in queries/ and routes/ alone.',
  },
};

const testsOf = (own: string): string[] => [
  `packages/${own}/{test,conformance,docs}/**`,
  `packages/${own}/src/**/*.{test,stories,docs}.{ts,tsx}`,
];
type Override = NonNullable<OxlintConfig['overrides']>[number];
const refuse = (files: string[], patterns: Line[]): Override => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
/** Files that ship: they may what others do elsewhere, and refuse more. The last entry of a file counts. */
const product = (own: Package, files: string, more: Line[] = [], may?: keyof typeof inPlace): Override => ({
  ...refuse(
    [`packages/${own}/${files}`],
    [...nowhere(own), ...Object.entries(inPlace).flatMap(([place, line]) => (place === may ? [] : [line])), ...more],
  ),
  excludeFiles: testsOf(own),
});
const after = (own: keyof typeof folders, folder: string): Line => {
  const refused = folders[own].slice(folders[own].indexOf(folder) + 1);
  return {
    regex: String.raw`^(?:(?:\.\./)+|@switchboard/${own}/)(?:${refused.join('|') || '-'})/`,
    message: `${folder}/ is before it in oxlint.config.ts.`,
  };
};

const noDomain: Line = { regex: '^@switchboard/api-', message: 'components/ know nothing of the domain.' };
/** `up`: from a file of a program to the folder of all of them. */
const noProgram = (up: '../' | '../../'): Line => ({
  regex: `^${up.replaceAll('.', String.raw`\.`)}[\\w-]+/`,
  message: 'Programs do not know each other.',
});
const sheets: Line = {
  group: ['**', '!**/theme/**', '!**/*[tT]one*.ts', '!@vanilla-extract/**'],
  message: 'A style sheet imports theme, lists of tones and vanilla-extract.',
};

const imports: Override[] = [
  ...names.flatMap((own) => [product(own, 'src/**'), refuse(testsOf(own), nowhere(own, true))]),
  product('api-mocks', 'src/handlers.ts', [], 'msw'),
  product('app', 'src/{queries,routes}/**', [], 'hooks'),
  ...folders.ui.map((folder) => product('ui', `src/${folder}/**`, [after('ui', folder)])),
  product('ui', 'src/components/**', [after('ui', 'components'), noDomain], 'radix'),
  product('ui', 'src/charts/**/*Plot.tsx', [after('ui', 'charts')], 'recharts'),
  product('ui', 'src/{components,charts,blocks,shell,screens}/**/*.css.ts', [sheets]),
  product('app', 'src/**/*.css.ts', [sheets]),
  ...folders['api-server'].map((folder) => product('api-server', `src/${folder}/**`, [after('api-server', folder)])),
  product('api-server', 'src/programs/*/**', [after('api-server', 'programs'), noProgram('../')]),
  product('api-server', 'src/programs/*/*/**', [after('api-server', 'programs'), noProgram('../../')]),
];

const time = [
  { object: 'Date', property: 'now', message: '`now` comes in.' },
  { object: 'performance', property: 'now', message: '`now` comes in.' },
];
const chance = ['randomUUID', 'getRandomValues'].map((property) => ({
  object: 'crypto',
  property,
  message: 'Chance comes in.',
}));

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'promise', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['**/dist/**', 'storybook-static/**', '.storybook/public/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/static-components': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'eslint/no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-import-type-side-effects': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group', 'region', 'tabpanel'] }],
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onKeyDown', 'onPointerDown'], dialog: ['onClick', 'onKeyDown', 'onPointerDown'] },
    ],
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
    'react/incompatible-library': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'vitest/valid-title': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: ['packages/api-mocks/conformance/**'],
      rules: { 'vitest/no-standalone-expect': 'off', 'vitest/no-conditional-expect': 'off' },
    },
    ...imports,
    {
      files: ['packages/ui/src/**'],
      excludeFiles: testsOf('ui'),
      rules: {
        'no-restricted-globals': [
          'error',
          { globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'], checkGlobalObject: true },
        ],
      },
    },
    {
      files: ['packages/ui/src/**'],
      excludeFiles: [...testsOf('ui'), 'packages/ui/src/components/**'],
      rules: { 'react/forbid-elements': ['error', { forbid: [{ element: 'a', message: 'Links are a `Link`.' }] }] },
    },
    {
      files: ['packages/ui/src/**'],
      excludeFiles: [...testsOf('ui'), 'packages/ui/src/devices/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...time,
          ...chance,
          { object: 'Math', property: 'random', message: 'Chance comes in.' },
        ],
      },
    },
    {
      files: ['packages/app/src/**'],
      excludeFiles: [...testsOf('app'), 'packages/app/src/clock.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...time,
          ...chance.map((one) => ({ ...one, message: 'Take `newId`, which works over plain http, too.' })),
        ],
      },
    },
    {
      files: ['packages/api-server/src/**'],
      excludeFiles: testsOf('api-server'),
      rules: {
        'no-restricted-properties': ['error', { object: 'sql', property: 'raw', message: 'No SQL is made of text.' }],
      },
    },
    // Every promise has somebody who is told how it failed; `void` in front of one hides that nobody is.
    ...(['api-server', 'sandbox'] as const).map((own) => ({
      files: [`packages/${own}/src/**`],
      excludeFiles: testsOf(own),
      rules: {
        'typescript/no-floating-promises': ['error', { ignoreVoid: false }],
        'typescript/no-misused-promises': 'error',
        'no-void': ['error', { allowAsStatement: true }],
      } satisfies Override['rules'],
    })),
  ],
});
