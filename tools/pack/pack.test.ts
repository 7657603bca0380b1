// Installs both packages in a project outside the workspace and uses them there: npm run pack:test
// SHOTS=<folder> also writes a picture of each theme into it.
import { dark, light } from '@switchboard/ui/theme/colours';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../browser.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { brotliOf } from './brotliOf.ts';
import { checkHost, rgb, styleOf } from './checkHost.ts';
import { makeConsumer, must } from './makeConsumer.ts';
import { openPage } from './openPage.ts';
import { packAll, type Built } from './packAll.ts';

/** What a button may add to React, in kB. */
const MOST = 8;

const folder = mkdtempSync(join(tmpdir(), 'switchboard-pack-'));
const consumer = join(folder, 'consumer');
const tool = (name: string): string => join(consumer, 'node_modules/.bin', name);
let built: readonly Built[] = [];
let browser: Browser;

/** Builds one of the consumer's pages and gives the folder that it is in. */
async function build(page: string): Promise<string> {
  await must([tool('vite'), 'build', join(consumer, page)], { NODE_ENV: 'production' });
  return join(consumer, page, 'dist');
}

// One after the other: each tells that the step goes on.
beforeAll(async () => {
  built = await packAll(folder);
});
beforeAll(async () => {
  const types = ['typescript', '@types/react', '@types/react-dom'];
  const tools = ['vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'];
  await makeConsumer(consumer, built, ['react', 'react-dom', 'valibot', ...types, ...tools]);
  const modules = built.flatMap(({ name, subpaths }) => [...subpaths.keys()].map((subpath) => name + subpath.slice(1)));
  writeFileSync(
    join(consumer, 'types/all.ts'),
    modules.map((module, index) => `export * as module${index} from '${module}';\n`).join(''),
  );
});
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a tarball has licence and README, and nothing that only we need', () => {
  for (const { name } of built) {
    const files = globSync('**/*', { cwd: join(consumer, 'node_modules', name), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.(?:test|stories)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  }
});

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('every module has types under moduleResolution %s', async (resolution, module) => {
  const options = ['--moduleResolution', resolution, '--module', module, '--checkers', '1'];
  expect(await must([tool('tsc'), '-p', consumer, ...options])).toBe('');
});

test('design tools find the tokens', () => {
  const { resolve } = createRequire(join(consumer, 'package.json'));
  const file = resolve('@switchboard/ui/tokens/switchboard.resolver.json');
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/"([\w-]+\.tokens\.json)"/g))
    expect(JSON.parse(readFileSync(join(dirname(file), name), 'utf8'))).toBeTypeOf('object');
  expect(text).toContain('.tokens.json"');
});

test('Node runs the contract', async () => {
  const script = join(consumer, 'contract.mjs');
  const contract = built.filter(({ name }) => name === '@switchboard/api-contract');
  const modules = contract.flatMap(({ name, subpaths }) => [...subpaths.keys()].map((path) => name + path.slice(1)));
  writeFileSync(script, modules.map((module) => `import '${module}';\n`).join(''));
  expect(await must(['node', script])).toBe('');
});

test('one button adds little to React', async () => {
  const react = brotliOf(await build('react'));
  expect(brotliOf(await build('button')) - react).toBeLessThanOrEqual(MOST);
});

test('a component, blocks and a screen look right in both themes', async () => {
  const server = await serveFolder(await build('page'));
  const shots = process.env['SHOTS'];
  try {
    for (const [theme, { color, tone }] of Object.entries({ light, dark })) {
      const picture = shots ? join(shots, `installed-${theme}.png`) : undefined;
      const page = await openPage(browser, `${server.url}/index.html?theme=${theme}`, picture);
      expect(page.problems).toEqual([]);
      expect(page.fonts).toEqual(expect.arrayContaining(['Instrument Sans Variable', 'Geist Mono']));
      const colours = {
        page: await page.styleOf('body', 'background-color'),
        button: await page.styleOf('[aria-label="Component"] button', 'background-color'),
        darkButton: await page.styleOf('[aria-label="Always dark"] button', 'background-color'),
        ownButton: await page.styleOf('[aria-label="Own colour"] button', 'background-color'),
        badge: await page.styleOf('[aria-label="Blocks"] span', 'background-color'),
        heading: await page.styleOf('h1', 'color'),
      };
      expect(colours).toEqual({
        page: rgb(color.canvas),
        button: rgb(color.primary),
        darkButton: rgb(dark.color.primary),
        ownButton: 'rgb(10, 92, 54)',
        badge: rgb(tone.positive.soft),
        heading: rgb(color.text),
      });
      expect(await page.styleOf('[aria-label="Component"] button', 'border-radius')).toBe('8px');
      expect(await page.count('a[data-host-link][href^="/agents/"]')).toBe(7);
    }
  } finally {
    server.close();
  }
});

test('beside Tailwind, components keep their looks, and its utilities win over them', async () => {
  const look = async (page: Page): Promise<void> => {
    const button = (property: string): Promise<string> => styleOf(page, 'button', property);
    expect(await button('background-color')).toBe(rgb(light.color.primary));
    expect(await button('padding')).toBe('0px 14px');
    expect(await button('font-weight')).toBe('550');
    expect(await styleOf(page, 'input', 'height')).toBe('36px');
    expect(await styleOf(page, 'button.p-8', 'padding')).toBe('32px');
    expect(await styleOf(page, 'button.p-8', 'background-color')).toBe('oklch(0.637 0.237 25.331)');
    expect(await styleOf(page, 'h1', 'font-size')).toBe('30px');
  };
  expect(await checkHost(browser, 'tailwind', await build('tailwind'), { rendered: false, look })).toEqual([]);
});
