/**
 * The ids in `covers: [...]` and `asserts: [...]` of the story with that export, in the text of its file. They must be
 * written there as literals.
 */
export function statesOf(source: string, exportName: string): string[] {
  const [, story = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [own = ''] = story.split(/^export /m);
  const lists = [...own.matchAll(/\b(?:covers|asserts): \[([^\]]*)\]/g)].map(([, list = '']) => list);
  return lists.flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id));
}
