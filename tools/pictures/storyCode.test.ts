import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashStories } from '../../.storybook/storyCodePlugin.ts';
import type { Manifest } from './manifest.ts';
import { formatCode, hashStoryCode, parseCode } from './storyCode.ts';

interface Built {
  imports?: string[];
  later?: string[];
  css?: string[];
  code?: Record<string, string>;
  stories?: string;
  isEntry?: boolean;
}

const chunk = (
  fileName: string,
  { imports = [], later = [], css = [], code = {}, stories, isEntry = false }: Built,
) => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  dynamicImports: later,
  facadeModuleId: stories ?? null,
  modules: Object.fromEntries(Object.entries(code).map(([id, text]) => [id, { code: text }])),
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
});

/** Two files of stories: one has a button with styles, the other a chart whose plot is loaded later. */
function bundleWith(changes: Record<string, string> = {}): Parameters<typeof hashStories>[0] {
  const text = (name: string): string => changes[name] ?? name;
  const files = [
    chunk('iframe.js', {
      isEntry: true,
      imports: ['react.js'],
      later: ['one.js', 'two.js'],
      css: ['theme.css'],
      code: {
        'preview.tsx': text('preview'),
        '/virtual:/@storybook/builder-vite/storybook-stories.js': text('list of all'),
      },
    }),
    chunk('react.js', { code: { 'react.js': text('react') } }),
    chunk('one.js', {
      imports: ['button.js', 'iframe.js'],
      code: { 'one.tsx': text('one') },
      stories: '/p/one.stories.tsx',
    }),
    chunk('button.js', { css: ['button.css'], code: { 'Button.tsx': text('button') } }),
    chunk('two.js', {
      imports: ['iframe.js'],
      later: ['plot.js'],
      code: { 'two.tsx': text('two') },
      stories: '/p/two.stories.tsx',
    }),
    chunk('plot.js', { imports: ['two.js'], code: { 'Plot.tsx': text('plot') } }),
    ...['theme.css', 'button.css'].map((fileName) => ({ type: 'asset', fileName, source: text(fileName) })),
  ];
  return Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Parameters<typeof hashStories>[0];
}

/** The files of stories whose hash is another with this change. */
function changedBy(changed: string): string[] {
  const [before, after] = [hashStories(bundleWith()), hashStories(bundleWith({ [changed]: 'changed' }))];
  expect([...after.keys()]).toEqual(['/p/one.stories.tsx', '/p/two.stories.tsx']);
  return [...after]
    .filter(([path, hash]) => before.get(path) !== hash)
    .map(([path]) => path.replaceAll(/\/p\/|\..*/g, ''));
}

describe('the code of a story', () => {
  it.each([
    ['its own file', 'one', ['one']],
    ['a component', 'button', ['one']],
    ['styles of a component', 'button.css', ['one']],
    ['what is loaded later', 'plot', ['two']],
    ['the preview', 'preview', ['one', 'two']],
    ['a package of all stories', 'react', ['one', 'two']],
    ['styles of all stories', 'theme.css', ['one', 'two']],
    ['the list of all stories', 'list of all', []],
  ])('%s', (_what, changed, files) => {
    expect(changedBy(changed)).toEqual(files);
  });
});

it('is the same wherever it is installed, and whatever the built files are called', () => {
  const hashWith = (button: string) => hashStories(bundleWith({ button })).get('/p/one.stories.tsx');
  const code = (path: string, file: string) => `// ${path}\nconst Later = () => import("./${file}");`;
  const before = hashWith(code('node_modules/a/index.js', 'Plot-a1B2-3_d.js'));
  expect(hashWith(code('../../node_modules/a/index.js', 'Plot-!~{06$}~.js'))).toBe(before);
  expect(hashWith(code('node_modules/a/index.js', 'Chart-a1B2-3_d.js'))).not.toBe(before);
});

describe('what pictures were drawn from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-code-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const story = { id: 'a--1', title: 'a', name: '1', type: 'story', importPath: './a.stories.tsx' } as const;
  const manifest = (digit: string): Manifest =>
    new Map([['a--1 light', { width: 8, height: 8, sha256: digit.repeat(64) }]]);
  const hashWith = (code: string, lines: Manifest): string | undefined => {
    writeFileSync(join(folder, 'story-code.json'), JSON.stringify({ './a.stories.tsx': code }));
    return hashStoryCode(folder, [story], lines).get('a--1');
  };

  it('is another with other code, and with other pictures', () => {
    const before = hashWith('1', manifest('1'));
    expect(hashWith('1', manifest('1'))).toBe(before);
    expect(hashWith('2', manifest('1'))).not.toBe(before);
    expect(hashWith('1', manifest('2'))).not.toBe(before);
  });

  it('is unknown without a picture', () => {
    expect(hashWith('1', new Map())).toBeUndefined();
  });

  it('is a line for each story, in their order; marks of a conflict are none', () => {
    const hash = 'a'.repeat(64);
    const text = formatCode(
      new Map([
        ['b--1', hash],
        ['a--1', hash],
      ]),
    );
    expect(text).toBe(`a--1 ${hash}\nb--1 ${hash}\n`);
    expect([...parseCode(`<<<<<<< HEAD\n${text}`).keys()]).toEqual(['a--1', 'b--1']);
  });
});
