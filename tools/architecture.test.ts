// What ARCHITECTURE.md marks with ▸ and the lint (oxlint.config.ts) can't say.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { folders } from '../oxlint.config.ts';
import { codeOnly, find, readSources, stripComments, type Source } from './code.ts';
import { root } from './run.ts';
import { unthemed } from './styles.ts';

const product = readSources('packages/*/src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.(?:stories|test|docs)\.tsx?$/.test(path),
);
const under = (...places: string[]): Source[] =>
  product.filter(({ path }) => places.some((place) => path.startsWith(`packages/${place}`)));

const domainWord =
  /\b(?:agent|connection|execution|tenant|orchestrator|research|assistant|campaign|lead score|member)s?\b/i;
/** Code with camel case split into words, without the theme's names. */
const inWords = (text: string): string =>
  stripComments(text)
    .replaceAll(/\bvars(?:\.\w+)+/g, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

/** What a file loads lazily outside of a LazyRegion. */
const outOfRegion = (files: readonly Source[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bconst (\w+) = lazy\s*\(/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(`<LazyRegion\\b(?:(?!<LazyRegion)[^])*?>\\s*<${name}\\b`).test(text))
      .map((name) => `${path}: ${name}`),
  );

/** Routes that show no screen, or several, and contain no other routes. */
const unlikeOneScreen = (files: readonly Source[]): string[] =>
  files
    .filter(({ text }) => !/<(?:Outlet|NextPage)\b/.test(text))
    .filter(({ text }) => new Set(text.match(/'@switchboard\/ui\/screens\/\w+/g)).size !== 1)
    .map(({ path }) => path);

const verb =
  'select\\s[^\'"`]*\\sfrom|insert\\s+into|update\\s+\\w+\\s+set|delete\\s+from|(?:create|alter|drop)\\s+table';
const joinedSql = [
  new RegExp(`(?<!\\bsql(?:<[^\`]*>)?)\`[^\`]*\\b(?:${verb})[^\`]*\\$\\{`, 'i'),
  new RegExp(`(['"])[^'"\\n]*\\b(?:${verb})[^'"\\n]*\\1\\s*\\+`, 'i'),
  /\.(?:exec|prepare)\s*\(\s*`[^`]*\$\{/,
];

const secret = '\\w*(?:password|passphrase|secret|credential|apiKey|accessToken|bearer|authorization|privateKey)\\w*';
const toldSecrets = [
  new RegExp(
    `\\b(?:log|logger|console)\\.(?:trace|debug|info|log|warn|error|fatal)\\([^;]*?\\b${secret}(?=[\\s,})\\]:])`,
    'i',
  ),
  new RegExp(`\\bnew \\w*Error\\([^;]*?\\$\\{[^}]*${secret}[^}]*\\}`, 'i'),
];
/** Code without the demo sign-in, which the server prints at its start and anybody may know. */
const withoutDemo = (text: string): string => codeOnly(text).replaceAll(/\bdemoCredentials\.\w+/g, '');

const print = String.raw`\.(?:format|toLocale(?:Date|Time)?String)\((?:[^()]|\([^()]*\))*\)`;
const cut = String.raw`\s*\??\.(?:split|slice|substring|match|matchAll|replace|replaceAll|startsWith|endsWith|includes)\(`;
/** What ECMA-402 leaves to each browser: how a moment is printed. Its parts (`formatToParts`) may be read. */
const readPrints = [
  new RegExp(print + cut),
  new RegExp(String.raw`\bconst (\w+) = [^;]*${print};[^]*?\b\1${cut}`),
  new RegExp(String.raw`\b(?:Date\.parse|new Date|Number)\([^;)]*${print}`),
  // Languages that are chosen because they print digits like the wire.
  /(['"])(?:en-CA|fr-CA|sv(?:-SE)?|lt(?:-LT)?)\1/,
];

/** What is checked where, and a text that breaks it. */
const checks: Record<string, [files: Source[], check: (files: readonly Source[]) => string[], ...broken: string[]]> = {
  'ui and app ask nobody what time it is': [
    under('ui/src/', 'app/src/').filter(({ path }) => !/\/ui\/src\/devices\/|\/app\/src\/clock\.ts$/.test(path)),
    (files) => find(files, [/\bDate\(\s*\)/], codeOnly),
    'const at = new Date();',
  ],
  'components/ knows no word of the domain': [
    under('ui/src/components/'),
    (files) => find(files, [domainWord], inWords),
    'export interface Props { agentName: string }',
  ],
  'what is lazy is in a LazyRegion': [
    under('ui/src/', 'app/src/'),
    outOfRegion,
    "const Setup = lazy(() => import('./Setup.tsx'));\n<Setup />",
  ],
  'colours, sizes and fonts are written in theme/ alone': [
    under('ui/src/', 'app/src/').filter(({ path }) => !path.includes('/theme/')),
    unthemed,
    "style({ color: '#fff' })",
    '<p style={{ color: "rgb(1 2 3)" }} />',
    '<path fill="white" />',
    "style({ fontFamily: 'Arial' })",
    "style({ fontSize: '13px' })",
    'style({ fontWeight: 550 })',
    'style({ gap: 12 })',
    "style({ padding: '0 0.75rem' })",
    "style({ minHeight: '52px' })",
    "style({ borderRadius: '8px' })",
  ],
  'what has a ratio has a width': [
    product,
    (files) => find(files, [/\{(?![^{}]*\bwidth:)[^{}]*\baspectRatio:/]),
    "style({ height: vars.size.control.md, aspectRatio: '1' })",
  ],
  'sizes of SVG are numbers or styles': [
    product,
    (files) => find(files, [/\bsize=(?:\{rem\(|"[^"]*em")/, /<svg\b[^>]*\b(?:width|height)=(?:\{rem\(|"[^"]*em")/]),
    '<Glyph size={rem(16)} />',
    '<svg className={art} width="1rem" />',
  ],
  'a route shows exactly one screen': [
    under('app/src/routes/').filter(({ path }) => path.endsWith('Route.tsx')),
    unlikeOneScreen,
    'export const AgentsRoute = () => <p />;',
    "import { A } from '@switchboard/ui/screens/Agents';\nimport { B } from '@switchboard/ui/screens/Dashboard';",
  ],
  'nobody reads what Intl has printed': [
    product,
    (files) => find(files, readPrints, stripComments),
    'const day = format.format(at).slice(0, 10);',
    "const shown = new Intl.DateTimeFormat('en-GB').format(at);\nconst [hour] = shown.split(':');",
    'const at = Date.parse(`${format.format(instant)}Z`);',
    "new Intl.DateTimeFormat('en-CA');",
  ],
  'no SQL is joined from strings': [
    under('api-server/src/'),
    (files) => find(files, joinedSql),
    'db.run(`select * from agent where id = ${id}`);',
    "db.run('DELETE FROM agent WHERE id = ' + id);",
  ],
  'no credential is in a log line or an error': [
    under('api-server/src/'),
    (files) => find(files, toldSecrets, withoutDemo),
    'request.log.info({ user, password }, "sign-in");',
    'throw new Error(`refused ${connection.apiKey}`);',
  ],
};

describe.each(Object.entries(checks))('%s', (_sentence, [files, check, ...broken]) => {
  it('holds', () => expect(check(files)).toEqual([]));
  it.each(broken)('is broken by %s', (text) =>
    expect(check([{ path: 'packages/ui/src/blocks/x.css.ts', text }])).not.toEqual([]),
  );
});

test.each(Object.entries(folders))('the folders of %s all have their place in the order', (own, order) => {
  const there = readdirSync(join(root, 'packages', own, 'src'), { withFileTypes: true });
  expect(there.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()).toEqual(order.toSorted());
});

test('every screen and component has stories', () => {
  const subjects = under('ui/src/').filter(({ path }) =>
    /\/(?:components|charts|blocks|shell|screens)\/(?:[a-z]\w*\/)?(\w+)\/\1(?:Screen)?\.tsx$/.test(path),
  );
  expect(subjects.length).toBeGreaterThan(100);
  const hasStories = ({ path }: Source): boolean =>
    readdirSync(join(root, dirname(path))).some((name) => name.endsWith('.stories.tsx'));
  expect(subjects.filter((subject) => !hasStories(subject)).map(({ path }) => path)).toEqual([]);
});

test('a chart has its height before what it loads', () => {
  const lazy = under('ui/src/charts/').filter(({ text }) => /\blazy\(/.test(text));
  expect(lazy.length).toBeGreaterThan(0);
  for (const { path } of lazy)
    expect(readSources(path.replace(/\.tsx$/, '.css.ts'))[0]?.text).toMatch(/\b(?:height|minHeight|aspectRatio):/);
});
