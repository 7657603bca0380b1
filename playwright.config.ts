import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';
import { HANGING, PATIENCE, STANDSTILL } from './tools/patience.ts';

/** Set another port to test several checkouts side by side; the next one is taken, too. */
const port = Number(process.env['E2E_PORT'] ?? 43117);
const { executablePath, args, env } = await findBrowser();

// Workers read this file again, but only the first reading may choose the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'switchboard-e2e-'));

/** Each project has a server of its own, so that none changes what another begins with. */
const servers = {
  services: { baseURL: `http://127.0.0.1:${port + 1}` },
  pages: { baseURL: `http://127.0.0.1:${port}` },
};
/** What connects services, and so changes what all others would begin with. */
const connecting = /e2e.(?:attention|google|sandbox)\.spec/;

export default defineConfig({
  testDir: 'packages/app/test/e2e',
  outputDir: 'test-results',
  workers: '100%',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // So many say what is broken.
  maxFailures: 20,
  timeout: HANGING,
  // At the end, with no other test beside it. One that passes then is listed as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  expect: { timeout: PATIENCE },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['microphone'],
    trace: 'off',
    launchOptions: {
      executablePath,
      env,
      args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  projects: [
    // One test at a time, from the beginning, since it takes the longest.
    { name: 'services', testMatch: connecting, fullyParallel: false, workers: 1, use: servers.services },
    { name: 'pages', testIgnore: connecting, use: servers.pages },
  ],
  webServer: Object.entries(servers).map(([name, { baseURL }]) => ({
    name,
    command: 'node tools/start.ts',
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    // Whoever runs the tests by hand may have to wait for the build.
    timeout: STANDSTILL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
    env: {
      PORT: new URL(baseURL).port,
      HOST: '127.0.0.1',
      DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', name),
      // An error of background work that nothing handles ends the server, and so fails the tests.
      NODE_OPTIONS: '--unhandled-rejections=strict',
    },
  })),
});
