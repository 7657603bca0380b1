import { expect, test } from 'vitest';
import { oldestBrowsers } from './oldestBrowsers.ts';
import { readSources } from './code.ts';

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;

const inFull = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (also on iPhone and iPad)`;

test.each([
  ['README.md', inFull],
  ['packages/ui/README.md', inFull],
  ['packages/app/public/tooOld.js', `Chrome or Edge from ${chrome}, Firefox from ${firefox}, Safari from ${safari}.`],
])('%s names the same browsers', (path, words) => {
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readSources(path)[0]?.text).toContain(words);
});
