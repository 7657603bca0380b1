import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The groups of the side panel, in order. */
export const categories = [
  'Start here',
  'Foundations',
  'Components',
  'Rules',
  'Blocks',
  'Screens',
  'Flows',
  'Changelog',
  'Devices',
] as const;

/** A category, and perhaps a group in it. */
type Place = (typeof categories)[number] | `${(typeof categories)[number]}/${string}`;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders with stories: their category, or `null` where each file's title begins with its category. */
const folders: Readonly<Record<string, Place | null>> = {
  'packages/ui/docs': null,
  'packages/ui/src/theme': 'Foundations',
  'packages/ui/src/components': 'Components',
  'packages/ui/src/charts': 'Components/Charts',
  'packages/ui/src/blocks': 'Blocks',
  'packages/ui/src/screens': 'Screens',
  'packages/ui/src/shell': null,
  'packages/ui/src/devices': 'Devices',
  'packages/app/test/flows': 'Flows',
};

/** Folders whose own folders are groups of the side panel. */
const grouped: readonly string[] = ['packages/ui/src/components', 'packages/ui/src/blocks'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

/** What `stories` of the configuration holds: a folder, its files, and the beginning of their titles. */
interface StoryFolder {
  directory: string;
  files: string;
  titlePrefix: string;
}

/** All folders with stories. Throws for stories in a folder without a category. */
export function storyFolders(): StoryFolder[] {
  const known = Object.keys(folders);
  const lost = files('packages/*/{src,test,docs}/**/*.stories.tsx').filter(
    (file) => !known.some((folder) => file.startsWith(`${folder}/`)),
  );
  if (lost.length > 0) throw new Error(`No category for ${lost.join(', ')}: see .storybook/index/categories.ts`);
  return Object.entries(folders).flatMap(([folder, category]) => {
    const titlePrefix = category ?? '';
    const inFolder = files(`${folder}/**/*.stories.tsx`).map((file) => file.slice(folder.length + 1));
    if (!grouped.includes(folder))
      return inFolder.length > 0 ? [{ directory: `../${folder}`, files: '**/*.stories.tsx', titlePrefix }] : [];
    const groups = [...new Set(inFolder.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))];
    return [
      ...(inFolder.some((file) => !file.includes('/'))
        ? [{ directory: `../${folder}`, files: '*.stories.tsx', titlePrefix }]
        : []),
      ...groups.map((group) => ({
        directory: `../${folder}/${group}`,
        files: '**/*.stories.tsx',
        titlePrefix: `${titlePrefix}/${capital(group)}`,
      })),
    ];
  });
}

/** Throws if a title does not begin with a category. */
export function checkTitle(title: string): void {
  if (!categories.some((name) => name === title.split('/')[0]))
    throw new Error(`The title "${title}" begins with no category: ${categories.join(', ')}`);
}
