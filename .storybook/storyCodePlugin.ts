import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const STORIES = /\.stories\.tsx$/;
/** Storybook's list of all files of stories. */
const LIST_OF_ALL = /storybook-stories\.js$/;

/** One hash of several texts or files, in their order. */
export const sha256 = (texts: Iterable<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** A module's code without what depends on other files: where it is, and the names of built files, or of those to be. */
const own = (code: string): string =>
  code.replaceAll(/^\/\/ \S+$/gm, '').replaceAll(/-(?:[\w-]{8}|!~\{[^}]+\}~)(?=\.(?:js|css)\b)/g, '');

/** What Vite adds to a chunk: the names of the styles, fonts and images that come with it. */
const assetsOf = ({ viteMetadata }: Chunk): string[] => [
  ...(viteMetadata?.importedCss ?? []),
  ...(viteMetadata?.importedAssets ?? []),
];

/**
 * Hashes the code that each file of stories can run: its own modules and all that these load, at once or later, with
 * styles, fonts and images, and what Storybook runs for every story. By absolute path. It is the modules that are
 * hashed and not the built files, whose names and short variables change when other files do.
 */
export function hashStories(bundle: Bundle): Map<string, string> {
  const hashes = new Map<string, string>();
  const hashOf = (name: string): string => {
    const file = bundle[name];
    const known = hashes.get(name);
    if (known !== undefined || !file) return known ?? '';
    const modules = file.type === 'asset' ? [] : Object.entries(file.modules).filter(([id]) => !LIST_OF_ALL.test(id));
    // Sorted: their order also depends on where packages are installed.
    const codes = modules.map(([, { code }]) => sha256([own(code ?? '')]));
    const hash = sha256(file.type === 'asset' ? [file.source] : codes.toSorted());
    hashes.set(name, hash);
    return hash;
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isStories = ({ facadeModuleId }: Chunk): boolean => STORIES.test(facadeModuleId ?? '');
  const reach = (name: string, reached: Set<string>): Set<string> => {
    const file = bundle[name];
    if (!file || reached.has(name)) return reached;
    reached.add(name);
    if (file.type === 'asset') return reached;
    const later = file.dynamicImports.filter((other) => {
      const chunk = bundle[other];
      return chunk?.type === 'chunk' && !isStories(chunk);
    });
    for (const other of [...file.imports, ...later, ...assetsOf(file)]) reach(other, reached);
    return reached;
  };
  const everywhere = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return new Map(
    chunks.filter(isStories).map((chunk) => {
      const reached = new Set<string>();
      for (const name of [...everywhere, chunk.fileName]) reach(name, reached);
      return [chunk.facadeModuleId ?? '', sha256([...reached].map(hashOf).toSorted())];
    }),
  );
}

/** Writes story-code.json into the built Storybook: the hash of the code of each file of stories, by its path. */
export const storyCodePlugin = (root: string): Plugin => ({
  name: 'story-code',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const hashes = [...hashStories(bundle)].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const stories = hashes.map(([path, hash]) => [`./${relative(root, path)}`, hash]);
      const source = JSON.stringify(Object.fromEntries(stories), null, 1);
      this.emitFile({ type: 'asset', fileName: 'story-code.json', source });
    },
  },
});
