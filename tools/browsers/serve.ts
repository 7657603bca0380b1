import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFolder } from '../buildApp.ts';
import { launch } from '../run.ts';
import { install } from './install.ts';

/** What a page runs first: `walk`, and the library that finds controls. */
export function pageScript(): string {
  const library = import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
  return `${readFileSync(fileURLToPath(library), 'utf8')}\nglobalThis.walk = (${String(install)})();\n`;
}

/**
 * Writes a copy of the built app into a folder, and returns that. Its page listens to what goes wrong before any other
 * script runs.
 */
export function makeApp(folder: string): string {
  cpSync(appFolder, folder, { recursive: true, filter: (path) => !/index\.html\.\w+$/.test(path) });
  writeFileSync(join(folder, 'walk.js'), pageScript());
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<script', '<script src="/walk.js"></script><script'));
  return folder;
}

/** Starts a server on an empty database, on a port that is free. */
export async function startServer(folder: string, APP_DIR: string): Promise<{ origin: string; stop: () => void }> {
  const child = launch(['node', 'packages/api-server/src/main.ts'], {
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', APP_DIR },
    stdio: 'pipe',
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (words: unknown): void => {
      said += String(words);
      const [, origin] = /runs at (http:\S+)/.exec(said) ?? [];
      if (origin !== undefined) resolve({ origin, stop: () => void child.kill() });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server ended at its start: ${said}`)));
  });
}
