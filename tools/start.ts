// npm start: builds the app when needed, then serves app and API on one port until it is stopped.
import { join } from 'node:path';
import { appFolder, buildApp } from './buildApp.ts';
import { launch, root, shareFate } from './run.ts';

await buildApp();

const { APP_DIR = appFolder, NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node') } = process.env;
// From its second start on the server needs no compiler of TypeScript, which would stay in its memory.
shareFate([launch(['node', 'packages/api-server/src/main.ts'], { env: { APP_DIR, NODE_COMPILE_CACHE } })]);
