// One project per kind of test. Test files share what is loaded (`isolate: false`): a test that changes a global
// restores it.
//   units    plain code, in Node             npx vitest run --project units packages/ui/src/rules/agentStatus.test.ts
//   server   the API, in Node                npx vitest run --project server
//   stories  a folder's stories, Chromium    npx vitest run --project stories packages/ui/src/components/display/Badge
// SHOTS=.visual/shots npm run stories -- <path>: a picture of every story that runs; STORY_THEME=dark for the dark
// theme.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browser.ts';
import { prebundled } from './.storybook/prebundled.ts';
import { patient } from './tools/progress/patience.ts';
import { takeShot } from './tools/takeShot.ts';

const theme = process.env['STORY_THEME'] === 'dark' ? 'dark' : 'light';

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'units',
          ...patient,
          environment: 'node',
          pool: 'threads',
          isolate: false,
          setupFiles: 'packages/ui/test/format/readerLanguage.ts',
          include: [
            'packages/{api-contract,ui,app}/{src,test,docs}/**/*.test.{ts,tsx}',
            'packages/api-mocks/{src,conformance}/**/*.test.ts',
            'packages/sandbox/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['tools/pack/pack.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          ...patient,
          environment: 'node',
          isolate: false,
          include: ['packages/api-server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        plugins: [
          await storybookTest({ configDir: '.storybook', initialGlobals: { theme, viewport: { value: 'desktop' } } }),
        ],
        optimizeDeps: { include: prebundled },
        define: {
          'import.meta.env.STORY_TEST': JSON.stringify('true'),
          'import.meta.env.STORY_SHOTS': JSON.stringify(process.env['SHOTS'] ?? ''),
        },
        test: {
          name: 'stories',
          isolate: false,
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await findBrowser(),
              contextOptions: {
                viewport: { width: 1280, height: 960 },
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                colorScheme: 'light',
                locale: 'en-GB',
                timezoneId: 'Europe/Berlin',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            viewport: { width: 1280, height: 960 },
            instances: [{ browser: 'chromium' as const }],
            commands: { takeShot },
          },
        },
      },
    ],
  },
}));
