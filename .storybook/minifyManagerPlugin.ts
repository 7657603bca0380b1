import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Storybook copies these as they are, 4.6 MB; half of that is indentation and long names. */
const files = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js'];

/** Minifies Storybook's own interface, which has been written when the stories are. */
export const minifyManagerPlugin = (): Plugin => ({
  name: 'minify-manager',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    for (const file of files.map((name) => join(dir, name))) {
      const { code } = await minify(file, await readFile(file, 'utf8'), { module: true });
      await writeFile(file, code);
    }
  },
});
