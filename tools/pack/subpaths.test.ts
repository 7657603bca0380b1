import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { subpathsOf } from './subpaths.ts';

function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-subpaths-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('in a target with several asterisks all of them stand for the same', () => {
  const folder = folderWith([
    'src/actions/Tabs/Tabs.tsx',
    'src/actions/Tabs/TabList.tsx',
    'src/actions/Tabs/Tabs.css.ts',
  ]);
  expect([...subpathsOf(folder, { './actions/*': './src/actions/*/*.tsx' })]).toEqual([
    ['./actions/Tabs', 'dist/actions/Tabs/Tabs'],
  ]);
});

test('tests, stories and what tests share are not for others', () => {
  const folder = folderWith([
    'src/x.ts',
    'src/x.test.ts',
    'src/y.stories.tsx',
    'src/y.docs.tsx',
    'src/z.d.ts',
    'src/deep/w.ts',
    'test/v.ts',
  ]);
  const exports = { './*': './src/*.ts', './stories/*': './src/*.tsx', './test/*': './test/*.ts' };
  expect([...subpathsOf(folder, exports).keys()]).toEqual(['./deep/w', './x']);
});
