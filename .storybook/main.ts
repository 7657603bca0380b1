import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { Manifests } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { entriesPlugin } from './entriesPlugin.ts';
import { graphsPlugin } from './graphsPlugin.ts';
import { importable } from './importable.ts';

const ui = fileURLToPath(new URL('../packages/ui', import.meta.url));

const stories = (directory: string, titlePrefix: string) => ({ directory: `../packages/${directory}`, titlePrefix });

/** A folder whose own folders are groups of the side panel. */
const grouped = (folder: string, category: string) => {
  const groups = new Set(
    globSync('*/*/*.stories.tsx', { cwd: `${ui}/src/${folder}` }).map((file) => dirname(dirname(file))),
  );
  return [...groups].map((group) =>
    stories(`ui/src/${folder}/${group}`, `${category}/${group.charAt(0).toUpperCase()}${group.slice(1)}`),
  );
};

const config: StorybookConfig & { experimental_manifests: (manifests: Manifests) => Manifests } = {
  framework: '@storybook/react-vite',
  stories: [
    stories('ui/docs', ''),
    stories('ui/src/theme', 'Foundations'),
    { ...stories('ui/src/components', 'Components'), files: '*.stories.tsx' },
    ...grouped('components', 'Components'),
    stories('ui/src/charts', 'Components/Charts'),
    ...grouped('blocks', 'Blocks'),
    stories('ui/src/screens', 'Screens'),
    stories('ui/src/shell', ''),
    stories('ui/src/devices', 'Devices'),
    stories('app/test/flows', 'Flows'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    './public',
    { from: '../packages/app/public/icon.svg', to: '/icon.svg' },
    { from: '../packages/ui/tokens', to: '/tokens' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  tags: {
    behaviour: { defaultFilterSelection: 'exclude' },
    odd: { defaultFilterSelection: 'exclude' },
    unpictured: {},
  },
  // Tests open the built Storybook, so it must include React's warnings.
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    developmentModeForBuild: true,
    componentsManifest: true,
  },
  experimental_manifests: (manifests) => importable(manifests),
  // Readable class names in the built Storybook too.
  viteFinal: (vite, { presets }) => {
    const readIndex = async () => (await presets.apply<StoryIndexGenerator>('storyIndexGenerator')).getIndex();
    return mergeConfig(vite, {
      plugins: [
        entriesPlugin(readIndex),
        graphsPlugin(fileURLToPath(new URL('..', import.meta.url)), readIndex),
        react(),
        vanillaExtractPlugin({ identifiers: 'debug' }),
      ],
      // What its plugin adds to compiled styles. Found later, it would load a page of `npm run storybook` anew.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    });
  },
};

export default config;
