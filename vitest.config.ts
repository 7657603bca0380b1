// One project per kind of test. Test files share what is loaded (`isolate: false`): a test that changes a global
// restores it.
//   units    plain code, in Node    npx vitest run --project units packages/ui/src/rules/agents.test.ts
//   server   the API, in Node       npx vitest run --project server
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patient } from './tools/patience.ts';

/** The server's side of the conformance tests. */
const server = 'packages/api-mocks/conformance/server*.test.ts';

export default defineConfig({
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
          exclude: ['tools/pack/pack.test.ts', server],
        },
      },
      {
        test: {
          name: 'server',
          ...patient,
          environment: 'node',
          isolate: false,
          include: ['packages/api-server/**/*.test.ts', server],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
