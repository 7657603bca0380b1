import * as lucide from 'lucide-react';
import type { IconType } from '../../src/components/display/Icon/Icon.tsx';

/** The source of every product file. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.tsx', '../../src/{rules,devices}/*.ts', '!../../src/**/*.{test,stories}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const names = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import (?!type )\{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  ),
);

const all = lucide as unknown as Readonly<Record<string, IconType | undefined>>;

/** The lucide icons that the product imports, by name. */
export const usedIcons = [...names].toSorted().flatMap((name) => {
  const icon = all[name];
  return icon && /^[A-Z]/.test(name) ? [{ name, icon }] : [];
});
