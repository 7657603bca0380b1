// npm run dev: the API, restarted when its files change, and the app with hot reload, on one address.
import { createServer } from 'node:net';
import { launch, shareFate } from './run.ts';

/** The port itself if it is free on this machine, any free one for 0; null if something listens there. */
function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(null));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

const port = process.env['PORT'] ?? '5173';
const apiPort = process.env['API_PORT'] ?? String(await freePort(0));
if ((await freePort(Number(port))) === null) {
  console.error(`Port ${port} is in use. Set PORT to another one.`);
  process.exit(1);
}

const api = launch(['node', '--watch', '--watch-preserve-output', 'packages/api-server/src/main.ts'], {
  env: {
    PORT: apiPort,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    APP_DIR: '',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
  stdio: 'pipe',
});
// The API prints its own address, but the one to open is the app's.
const pass = (chunk: Buffer): void =>
  void process.stdout.write(chunk.toString().replace(/^Switchboard runs at .*\n/gm, ''));
api.stdout?.on('data', pass);
api.stderr?.on('data', pass);
const app = launch(
  [
    'vite',
    'packages/app',
    '--config',
    'packages/app/vite.config.ts',
    '--port',
    port,
    '--strictPort',
    '--logLevel',
    'warn',
  ],
  {
    env: { API_PORT: apiPort },
  },
);
shareFate([api, app]);
console.log(`Switchboard with hot reload: http://localhost:${port}`);
