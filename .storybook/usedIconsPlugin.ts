import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ui = fileURLToPath(new URL('../packages/ui/', import.meta.url));

/** The names of the lucide icons that product files import. */
function usedNames(): string[] {
  const files = globSync(['src/**/*.tsx', 'src/{rules,devices}/*.ts'], {
    cwd: ui,
    exclude: ['**/*.{test,stories,docs}.{ts,tsx}'],
  });
  const names = files.flatMap((file) =>
    [...readFileSync(ui + file, 'utf8').matchAll(/import (?!type )\{([^}]*)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).toSorted();
}

/**
 * The module `virtual:used-icons`, which exports the icons that the product uses, by name. Found here and not in the
 * browser, which would have to load all 2000 icons and the text of every product file.
 */
export const usedIconsPlugin = (): Plugin => ({
  name: 'used-icons',
  resolveId: { filter: { id: /^virtual:used-icons$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:used-icons$/ },
    handler() {
      const list = usedNames().join(', ');
      return `import { ${list} } from 'lucide-react';\nexport const usedIcons = { ${list} };`;
    },
  },
});
