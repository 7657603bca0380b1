import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../run.ts';

async function tsc(args: readonly string[]): Promise<void> {
  const { code, output } = await run(['tsc', ...args]);
  if (code !== 0) throw new Error(`tsc ${args.join(' ')}\n${output}`);
}

/**
 * Tsc leaves two things in declarations that not every host can read: `./Button.tsx`, where Node's resolution asks for
 * `./Button.js`, and imports of style sheets, which have no types.
 */
const readableAnywhere = (declarations: string): string =>
  declarations
    .replace(/(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
    .replace(/^import ['"].+['"];\n/gm, '');

/** Writes a .js and a .d.ts for every source file of a package, tests and stories excepted. */
export async function compile(folder: string, into: string): Promise<void> {
  const project = relative(root, join(folder, 'tsconfig.src.json'));
  // Checks the types, and provides those of the packages that this one imports.
  await tsc(['-b', project, '--checkers', '1']);
  const emit = ['--composite', 'false', '--incremental', 'false', '--emitDeclarationOnly', 'false', '--declaration'];
  const endings = ['--allowImportingTsExtensions', 'false', '--rewriteRelativeImportExtensions'];
  const folders = ['--rootDir', join(folder, 'src'), '--outDir', into];
  await tsc(['-p', project, ...emit, ...endings, ...folders, '--noCheck', '--checkers', '1']);
  for (const file of globSync('**/*.d.ts', { cwd: into })) {
    const path = join(into, file);
    writeFileSync(path, readableAnywhere(readFileSync(path, 'utf8')));
  }
}
