import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from '../../tools/oldestBrowsers.ts';
import { precompress } from '../../tools/precompress.ts';
import { preloadFont } from '../../tools/preloadFont.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), preloadFont(/latin-wght-normal/), precompress()],
  build: {
    target: targets,
    manifest: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    cssCodeSplit: false, // one file compresses better than forty, and no page flashes unstyled
  },
  server: {
    // What is below /api/: that itself is a page, and so is /api-status.
    proxy: { '/api/': api, '/sandbox': api, '/healthz': api, '/readyz': api },
  },
});
