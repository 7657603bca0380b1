// Starts the server: config → database → app → listen. Errors that the operator can fix are printed in one line, with exit code 1.
import { readConfig } from './platform/config.ts';
import { ConfigError } from './platform/environment.ts';
import { ListenError } from './platform/listen.ts';
import { readSecretFiles } from './platform/secretFiles.ts';
import { start } from './start.ts';
import { DatabaseUnavailableError, StoreError } from './platform/store/Database.ts';
import { SecretKeyError } from './platform/vault/secretKey.ts';

const stopWithinMs = 4_500;

// A fault in one place must not end the runs and answers of all the others.
let report = (error: unknown): void => console.error(error);
process.on('unhandledRejection', (error) => report(error));

try {
  const { stop, reportUnhandled } = await start(readConfig(readSecretFiles(process.env), process.stdout.isTTY));
  report = reportUnhandled;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), stopWithinMs).unref();
      stop()
        .catch(reportUnhandled)
        .finally(() => process.exit(0));
    });
  }
} catch (error) {
  const mendable = [ConfigError, StoreError, ListenError, SecretKeyError].some((kind) => error instanceof kind);
  // The second are SQLite's own, such as that its file is damaged.
  const isStores = error instanceof DatabaseUnavailableError || (error instanceof Error && 'errcode' in error);
  if (isStores) console.error(`The database can't be used: ${error.message}`);
  else console.error(mendable && error instanceof Error ? error.message : error);
  process.exit(1);
}
