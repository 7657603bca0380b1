import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The kB (1000 bytes) that the scripts and styles of a build weigh when compressed. */
export const brotliOf = (folder: string): number =>
  globSync('**/*.{js,css}', { cwd: folder }).reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length / 1000,
    0,
  );
