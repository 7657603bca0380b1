import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoCredentials } from '@switchboard/api-contract/auth';
import { product } from '@switchboard/api-contract/product';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { Metrics, serveMetrics } from './http/Metrics.ts';
import { failInterrupted } from './jobs/failInterrupted.ts';
import { createCall } from './providers/client.ts';
import { seedFirstStart } from './seed/seedFirstStart.ts';
import { Database } from './store/Database.ts';
import { FolderInUseError, FolderLock } from './store/FolderLock.ts';
import { migrate } from './store/migrate.ts';
import { loadSecretKey, SecretKeyError } from './vault/secretKey.ts';
import { createVault } from './vault/Vault.ts';

const stopWithinMs = 4_500;

/** A reason not to start that a person can mend; its message is all that they are shown. */
class StartError extends Error {
  override readonly name = 'StartError';
}

try {
  await start(readConfig(process.env, process.stdout.isTTY));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError || error instanceof FolderInUseError || error instanceof SecretKeyError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const clock = systemClock;
  prepareFolder(config.dataDir);
  const lock = new FolderLock(config.dataDir);
  const vault = createVault(config.secretKey ?? loadSecretKey({ dataDir: config.dataDir }));
  const db = Database.open(join(config.dataDir, 'switchboard.db'));
  await migrate(db);
  await seedFirstStart(db, clock);
  await failInterrupted(db, clock);
  const metrics = config.metricsPort === undefined ? undefined : new Metrics();
  const app = await createApp({ db, clock, fetch, call: createCall(), config, vault, ...(metrics ? { metrics } : {}) });
  const metricsServer = metrics && (await listen(() => serveMetrics(metrics, config.metricsPort ?? 0), { variable: 'METRICS_PORT', port: config.metricsPort ?? 0, host: '127.0.0.1' }));
  const address = (await listen(() => app.listen({ port: config.port, host: config.host }), { variable: 'PORT', port: config.port, host: config.host })).replace('127.0.0.1', 'localhost');
  console.log(`${product.name} runs at ${address}`);
  console.log(`Demo sign-in: ${demoCredentials.username} / ${demoCredentials.password}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    metricsServer?.close();
    await app.close();
    await db.destroy();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} can't be written: ${reasonOf(error)}`, { cause: error });
  }
}

async function listen<T>(open: () => Promise<T>, { variable, host, port }: { variable: string; host: string; port: number }): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use; stop what uses it, or set ${variable} to another one`, { cause: error });
    if (code === 'EACCES') throw new StartError(`Port ${port} needs more rights; set ${variable} to one above 1023`, { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is no address of this machine`, { cause: error });
    throw error;
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'no permission' : code === 'ENOTDIR' || code === 'EEXIST' ? 'it is not a folder' : String(code ?? error);
}
