import { find, findImports, productIn, stripComments, type Detect } from './sources.ts';

const ui = 'packages/ui/src';

/** Lower layers first; a folder imports itself, its own row and the rows above it in this list. */
const rows = [
  ['format'],
  ['theme'],
  ['devices'],
  ['components'],
  ['charts'],
  ['rules', 'blocks'],
  ['shell'],
  ['screens'],
];
const rankOf = (folder: string): number => rows.findIndex((row) => row.includes(folder));
const folderOf = (path: string): string => /^(?:packages\/ui\/src|@switchboard\/ui)\/([\w-]+)\//.exec(path)?.[1] ?? '';

const domainWord =
  /\b(?:agent|connection|execution|tenant|orchestrator|research|assistant|campaign|lead score|member)s?\b/i;
/** Code with camel case split into words, without the theme's names. */
const inWords = (text: string): string =>
  stripComments(text)
    .replaceAll(/\bvars(?:\.\w+)+/g, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

/** Reports imports inside `ui` from a lower layer to a higher one, and domain words in `components/`. */
export const uiLayers: Detect = (files) => {
  const components = productIn(files, `${ui}/components`);
  return [
    ...findImports(productIn(files, ui), (target, path) => {
      const [from, to] = [rankOf(folderOf(path)), rankOf(folderOf(target))];
      return folderOf(target) !== '' && from !== -1 && to > from;
    }),
    ...productIn(files, ui).flatMap(({ path }) =>
      folderOf(path) !== '' && rankOf(folderOf(path)) === -1
        ? [`${path}: the folder ${folderOf(path)}/ has no layer`]
        : [],
    ),
    ...findImports(components, (target) => target.startsWith('@switchboard/api-')),
    ...find(components, [domainWord], inWords),
  ];
};
