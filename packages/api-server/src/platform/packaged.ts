import { extname } from 'node:path';

/** Whether this is the bundle of an archive or image, and not the sources. */
export const isPackaged = extname(import.meta.filename) === '.js';

/** What the operator types before a command. */
export const adminCall = isPackaged ? 'bin/switchboard admin' : 'npm run admin --';
