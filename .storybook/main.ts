import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { docgenPlugin } from './docgen/docgenPlugin.ts';
import { PAGE } from './docs/hrefs.ts';
import { storyFolders } from './index/categories.ts';
import { indexer } from './index/indexer.ts';
import { compareEntries, type CompareEntries } from './index/order.ts';
import { prebundled } from './prebundled.ts';
import { minifyManagerPlugin } from './minifyManagerPlugin.ts';
import { storyCodePlugin } from './storyCodePlugin.ts';
import { usedIconsPlugin } from './usedIconsPlugin.ts';

// Storybook takes `storySort` out of the preview as text, so there it can only name a global.
globalThis.compareEntries = compareEntries;

const root = fileURLToPath(new URL('..', import.meta.url));
const ui = fileURLToPath(new URL('../packages/ui', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyFolders(),
  experimental_indexers: (indexers = []) => [indexer, ...indexers.filter(({ test }) => !test.test('x.stories.tsx'))],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', { from: '../packages/app/public/icon.svg', to: '/icon.svg' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  tags: { behaviour: { defaultFilterSelection: 'exclude' }, unpictured: {}, new: {}, changed: {} },
  // Tests open the built Storybook, so it must include React's warnings.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, developmentModeForBuild: true },
  // `docgenPlugin` takes its place.
  typescript: { reactDocgen: false },
  docs: { defaultName: PAGE },
  // Readable class names in the built Storybook too.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        docgenPlugin(ui),
        react(),
        vanillaExtractPlugin({ identifiers: 'debug' }),
        usedIconsPlugin(),
        minifyManagerPlugin(),
        storyCodePlugin(root),
      ],
      optimizeDeps: { include: prebundled },
    }),
};

export default config;

declare global {
  var compareEntries: CompareEntries;
}
