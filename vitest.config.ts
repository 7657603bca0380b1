// One project per kind of test. Test files share what is loaded (`isolate: false`): a test that changes a global
// restores it.
//   units    plain code, in Node    npx vitest run --project units packages/ui/src/rules/agents.test.ts
//   server   the API, in Node       npx vitest run --project server
//   intl     units of days and times again, where Intl prints otherwise
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patient } from './tools/patience.ts';

const readerLanguage = 'packages/ui/test/format/readerLanguage.ts';
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
          setupFiles: readerLanguage,
          include: [
            'packages/{api-contract,ui,app}/{src,test,docs}/**/*.test.{ts,tsx}',
            'packages/api-mocks/{src,conformance}/**/*.test.ts',
            'packages/sandbox/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['tools/{pack/{pack,hosts},package/package}.test.ts', server],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'intl',
          ...patient,
          environment: 'node',
          setupFiles: ['packages/ui/test/format/otherIntl.ts', readerLanguage],
          include: [
            'packages/ui/src/format/{dates,exportFile,reader,zones}.test.ts',
            'packages/ui/src/screens/{AgentDetail/dailyBars,Calendar/*}.test.ts',
            'packages/api-contract/src/{time,records/workbook}.test.ts',
            'packages/sandbox/src/world/days.test.ts',
          ],
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
