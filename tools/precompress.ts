import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/**
 * Vite plugin: writes `.br` and `.gz` twins beside the text files of a build, so that the server never compresses while
 * answering.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir: folder = '.' }) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const path of files
        .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
        .map((file) => join(folder, file))) {
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes)); // quality 11 is the default
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
