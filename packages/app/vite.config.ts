import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFont } from '../../tools/preloadFont.ts';
import { precompress } from '../../tools/precompress.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), preloadFont(/latin-wght-normal/), precompress()],
  build: {
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few requests on the way to the dashboard; what other pages share is split by itself. A group takes its imports along; the one above goes first.
        codeSplitting: {
          groups: [
            // What sign-in needs.
            { name: 'base', test: /screens[\\/]SignIn[\\/]SignInScreen|app[\\/]src[\\/](?:App|routes)\.tsx|usePage/, priority: 3 },
            // What every signed-in page adds.
            { name: 'signed', test: /react-query[\\/]|shell[\\/]Shell[\\/]Shell\.tsx|api[\\/]client/, priority: 2 },
            // The dashboard, where nearly every visit begins, with the components that most pages share.
            { name: 'board', test: /screens[\\/]Dashboard[\\/]DashboardScreen|queries[\\/]useAgents\.ts|hooks[\\/]useNow/, priority: 1 },
          ],
        },
      },
    },
    cssCodeSplit: false, // one file compresses better than forty, and no page flashes unstyled
  },
  server: {
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
});
