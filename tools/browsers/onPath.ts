import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first file of that name in the folders of PATH. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
