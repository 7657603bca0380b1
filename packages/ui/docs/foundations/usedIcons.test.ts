import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as usedIcons from './usedIcons.ts';

const ui = new URL('../../', import.meta.url).pathname;

test('usedIcons names every icon that the product imports, and no other', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ui, exclude: ['**/*.{test,stories,docs}.{ts,tsx}'] });
  const names = files.flatMap((file) =>
    [...readFileSync(ui + file, 'utf8').matchAll(/import (?!type )\{([^}]*)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  );
  const icons = new Set(names.filter((name) => /^[A-Z]/.test(name)));
  expect(Object.keys(usedIcons).toSorted()).toEqual([...icons].toSorted());
});
