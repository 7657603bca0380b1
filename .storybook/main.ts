import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../packages/app/test/flows', files: '**/*.stories.tsx', titlePrefix: 'flows' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests open the built Storybook, so it must include React's warnings.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, developmentModeForBuild: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Readable class names in the built Storybook too.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' })],
      optimizeDeps: { include: prebundled },
    }),
};

export default config;
