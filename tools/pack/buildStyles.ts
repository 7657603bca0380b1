import { createCompiler } from '@vanilla-extract/compiler';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const specifierOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Replaces each compiled style module by the class names that it makes, and writes the styles into a .css beside it,
 * which it imports: `Button.css.js` and `Button.css`. Gives the packages whose files were copied.
 */
export async function buildStyles(folder: string, into: string): Promise<Set<string>> {
  const source = join(folder, 'src');
  const compiler = createCompiler({
    root: folder,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier: (path) => path,
  });
  try {
    for (const file of globSync('**/*.css.ts', { cwd: source })) {
      const path = join(source, file);
      const built = await compiler.processVanillaFile(path);
      const script = built.source.replace(
        /^import '(.+\.css)\.ts';$/gm,
        (_line, style: string) => `import '${specifierOf(path, style)}';`,
      );
      writeFileSync(join(into, file.replace(/\.ts$/, '.js')), script);
      const { css } = compiler.getCssForFile(path);
      if (css !== '') writeFileSync(join(into, file.replace(/\.ts$/, '')), css);
    }
  } finally {
    await compiler.close();
  }
  const sheets = globSync('**/*.css', { cwd: source });
  return new Set(sheets.flatMap((file) => copyStyleSheet(join(source, file), join(into, file))));
}

/**
 * Copies a style sheet with the files that it takes from packages, whose names it gives, so that any bundler finds
 * them.
 */
function copyStyleSheet(from: string, to: string): string[] {
  const packages: string[] = [];
  const { resolve } = createRequire(from);
  const files = join(dirname(to), 'files');
  const css = readFileSync(from, 'utf8').replace(
    /url\((['"])(?!\.|data:)(.+?)\1\)/g,
    (_url, _quote, specifier: string) => {
      const asset = resolve(specifier);
      mkdirSync(files, { recursive: true });
      copyFileSync(asset, join(files, basename(asset)));
      const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
      packages.push(packageName);
      // The licence of a font must come with it.
      const licence = join(dirname(resolve(`${packageName}/package.json`)), 'LICENSE');
      copyFileSync(licence, join(files, `LICENSE-${packageName.replace(/^.*\//, '')}`));
      return `url('./files/${basename(asset)}')`;
    },
  );
  writeFileSync(to, css);
  return packages;
}
