import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { graphsPlugin } from '../../.storybook/graphsPlugin.ts';

const files = {
  '.storybook/preview.tsx':
    "import { theme } from '../ui/theme'; export default [theme, () => import('../mocks/world')];",
  'ui/theme.ts': 'export const theme = 1;',
  'mocks/world.ts': 'export const world = 1;',
  'ui/Card.stories.ts': "import { card } from './card'; export const Default = card;",
  'ui/card.ts': "export const card = () => import('./parts/chart');",
  'ui/parts/chart.ts': "import { round } from './round'; export const chart = round;",
  'ui/parts/round.ts': 'export const round = 1;',
  'flows/Save.stories.ts': 'export const Default = 1;',
};
const entries = {
  'card--default': { importPath: './ui/Card.stories.ts', title: 'Card', type: 'story' },
  'save--default': { importPath: './flows/Save.stories.ts', title: 'Flows/Save', type: 'story' },
} as never;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What `graphs.json` says of a checkout with these files, in a folder of its own. */
async function graphsOf(changes: Partial<typeof files> = {}): Promise<Record<string, string>> {
  const root = `${mkdtempSync(join(tmpdir(), 'graphs-'))}/`;
  folders.push(root);
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [graphsPlugin(root, async () => ({ entries }))],
    build: {
      write: false,
      rollupOptions: {
        input: ['.storybook/preview.tsx', 'ui/Card.stories.ts', 'flows/Save.stories.ts'].map((path) =>
          join(root, path),
        ),
      },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const graphs = output.find(({ fileName }) => fileName === 'graphs.json');
  return JSON.parse(String(graphs && 'source' in graphs && graphs.source)) as Record<string, string>;
}

/** The stories that a change touches. */
async function touched(changes: Partial<typeof files>): Promise<string[]> {
  const [before, after] = [await graphsOf(), await graphsOf(changes)];
  return Object.keys(after).filter((path) => before[path] !== after[path]);
}

it('is the same in another folder', async () => {
  expect(await touched({})).toEqual([]);
});

it('changes with a module deep below a story, behind an import that comes later', async () => {
  expect(await touched({ 'ui/parts/round.ts': 'export const round = 2;' })).toEqual(['story ./ui/Card.stories.ts']);
});

it('changes for all with what the preview shows them in, and for flows with what it loads for them', async () => {
  expect(await touched({ 'ui/theme.ts': 'export const theme = 2;' })).toEqual([
    'story ./ui/Card.stories.ts',
    'story ./flows/Save.stories.ts',
  ]);
  expect(await touched({ 'mocks/world.ts': 'export const world = 2;' })).toEqual(['story ./flows/Save.stories.ts']);
});
