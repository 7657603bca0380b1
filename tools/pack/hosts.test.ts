// Installs the packages in the hosts that render pages on a server, and in tests with jsdom: npm run hosts, each night.
// SHOTS=<folder> also writes pictures of each.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { checkHost } from './checkHost.ts';
import { makeConsumer, must } from './makeConsumer.ts';
import { packAll } from './packAll.ts';

const folder = mkdtempSync(join(tmpdir(), 'switchboard-hosts-'));
const consumer = join(folder, 'consumer');
const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
let browser: Browser;

beforeAll(async () => {
  const built = await packAll(folder);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'tools/pack/consumer/package.json'), 'utf8')) as {
    dependencies: object;
  };
  await makeConsumer(consumer, built, Object.keys(dependencies));
  browser = await chromium.launch(await findBrowser());
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['Next.js, whose server components render ours', 'next', ['next', 'build'], 'out'],
  ['React Router in framework mode', 'react-router', ['react-router', 'build'], 'build/client'],
  ['Astro', 'astro', ['astro', 'build'], 'dist'],
])('%s', async (_host, folderName, command, made) => {
  await must(command, env, join(consumer, folderName));
  expect(await checkHost(browser, folderName, join(consumer, folderName, made))).toEqual([]);
});

test('Vitest with jsdom and Testing Library', async () => {
  expect(await must(['vitest', 'run'], { NODE_ENV: 'test' }, join(consumer, 'jsdom'))).toContain('1 passed');
});
