// npm run browsers -- [chromium firefox webkit] [--all] [--shots FOLDER]
//   walks a new member's first day in Chromium, Firefox and WebKitGTK, each with a server of its own. A browser that is
//   not installed is left out, and named; with --all that is a failure. --timeout MS gives up sooner.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './buildApp.ts';
import { findChromium } from './browsers/chromium.ts';
import { browserNames, type Driver, type Folders, type Found } from './browsers/Driver.ts';
import { findFirefox } from './browsers/firefox.ts';
import { walkThrough } from './browsers/script.ts';
import { makeApp, startServer } from './browsers/serve.ts';
import { createWalker } from './browsers/Walker.ts';
import { findWebkit } from './browsers/webkit.ts';
import { PATIENCE } from './patience.ts';

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebkit };

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    shots: { type: 'string' },
    timeout: { type: 'string', default: String(PATIENCE) },
    results: { type: 'string' },
  },
});

const temporary = mkdtempSync(join(tmpdir(), 'switchboard-browsers-'));

/** Some browser now and then ends at its start. */
const startTwice = async (start: Exclude<Found, string>, folders: Folders): Promise<Driver> => {
  try {
    return await start(folders);
  } catch (error) {
    console.log(`It did not start, and is started again: ${String(error)}`);
    return start(folders);
  }
};

let passed = 0;
let failed = 0;
const skipped: string[] = [];

async function walk(name: keyof typeof finders, app: string): Promise<void> {
  const found = await finders[name]();
  if (typeof found === 'string') {
    skipped.push(`${name}: ${found}`);
    console.log(`${values.all ? 'not ok' : 'skipped'} ${name}: ${found}`);
    failed += values.all ? 1 : 0;
    return;
  }
  const folders = { downloads: join(temporary, name, 'downloads'), own: join(temporary, name, 'own') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const server = await startServer(join(temporary, name, 'data'), app);
  const driver = await startTwice(found, folders);
  const started = performance.now();
  console.log(`${name} ${driver.version}`);
  const walker = createWalker(driver, {
    origin: server.origin,
    folder: folders.downloads,
    shots: values.shots && join(values.shots, name),
    patience: Number(values.timeout),
    onStop: (stop, faults) => {
      console.log(`${faults.length === 0 ? 'ok' : 'not ok'} ${name}: ${stop}`);
      for (const fault of faults) console.log(`  ${fault}`);
      passed += faults.length === 0 ? 1 : 0;
      failed += faults.length === 0 ? 0 : 1;
    },
  });
  try {
    await walkThrough(walker);
  } catch (error) {
    failed += 1;
    console.log(`not ok ${name} goes no further\n  ${String(error)}`);
    await walker.stop('the last').catch(() => undefined);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await driver.close();
  server.stop();
}

await buildApp();
try {
  const app = makeApp(join(temporary, 'app'));
  for (const name of browserNames.filter((known) => positionals.length === 0 || positionals.includes(known)))
    await walk(name, app);
} finally {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}
if (values.results !== undefined)
  writeFileSync(values.results, JSON.stringify({ passed, failed, atFirst: [], leftOut: skipped }));
process.exitCode = failed > 0 ? 1 : 0;
