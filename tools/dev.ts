// npm run dev: the API, restarted when its files change, and the app with hot reload, on one address.
import { createServer } from 'node:net';
import { launch, shareFate } from './run.ts';

/** A port that is free now, on this machine alone. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const port = process.env['PORT'] ?? '5173';
const apiPort = process.env['API_PORT'] ?? String(await freePort());

const api = launch(['node', '--watch', '--watch-preserve-output', 'packages/api-server/src/main.ts'], {
  env: { PORT: apiPort, HOST: '127.0.0.1', NODE_ENV: 'development', APP_DIR: '' },
});
const app = launch(['vite', 'packages/app', '--config', 'packages/app/vite.config.ts', '--port', port, '--strictPort', '--logLevel', 'warn'], {
  env: { API_PORT: apiPort },
});
shareFate([api, app]);
console.log(`Switchboard with hot reload: http://localhost:${port}`);
