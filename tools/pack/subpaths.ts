import { globSync } from 'node:fs';

/** Under which name others import which built file: `./theme/Theme` → `dist/theme/Theme`, its endings left out. */
export type Subpaths = ReadonlyMap<string, string>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As Node reads a target: each `*` is what the first one is. */
const pattern = (target: string): RegExp => {
  const [start = '', ...rest] = target.split('*').map(escaped);
  return new RegExp(`^${start}${rest.length > 0 ? '(.+)' : ''}${rest.join('\\1')}$`);
};

/** What others can import of a package: the sources that the patterns of its `exports` lead to, in alphabetical order. */
export function subpathsOf(folder: string, exports: Readonly<Record<string, string>>): Subpaths {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(?:test|stories|docs)\.tsx?$|\.d\.ts$/.test(file),
  );
  const found = Object.entries(exports).flatMap(([subpath, target]) =>
    files.flatMap((file): [string, string][] => {
      const match = pattern(target).exec(`./${file}`);
      if (!match) return [];
      return [[subpath.replace('*', match[1] ?? ''), file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '')]];
    }),
  );
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
