// npm run clients: the services' own npm clients, in the versions of clients/package.json, make the product's calls against the
// sandbox, and MCP clients call the tools of a started server. They are installed in a temporary folder, without scripts. Fails if a call does not end as it should.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { demoCredentials } from '@switchboard/api-contract/session';
import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { listen } from '@switchboard/sandbox/listen';
import { startServer } from './browsers/serve.ts';
import { must } from './pack/makeConsumer.ts';
import { root } from './run.ts';

/** Calls in their order, each with a name that follows 'the client …'. A call that rejects has failed. */
type Calls = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * What a file in clients/ exports: the calls of each client. `at` gives the sandbox's address for one of a service;
 * `mcp` is the MCP server of a started Switchboard, and a key that asks first.
 */
export type Play = (servers: {
  readonly at: (address: string) => string;
  readonly mcp: { readonly url: string; readonly key: string };
}) => Readonly<Record<string, Calls>> | Promise<Readonly<Record<string, Calls>>>;

/** How long a call may take, in ms. */
const MOST = 30_000;

/** The outcome of a call, in a few words. */
async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  const limit = new AbortController();
  const late = pause(MOST, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`no end within ${MOST / 1_000} s`);
  });
  try {
    await Promise.race([call(), late]);
    return 'ok';
  } catch (error) {
    return String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
  } finally {
    late.catch(() => undefined);
    limit.abort();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'switchboard-clients-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
cpSync(join(root, 'tools/clients'), folder, { recursive: true });
await must(['npm', '--prefix', folder, 'install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']);
const { dependencies: versions } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

const { port, close } = await listen(createSandbox(), 0);
const data = mkdtempSync(join(tmpdir(), 'switchboard-clients-data-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const { origin, stop } = await startServer(data, '');
const post = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
};
const { token } = await post('/api/auth/login', demoCredentials);
const { key = '' } = await post('/api/keys', { name: 'Clients', rights: ['see', 'work', 'configure'] }, token);
const mcp = { url: `${origin}/mcp`, key };
const at = (address: string): string => address.replace(/^https:\//, `http://127.0.0.1:${port}`);
// Some warn of keys and models by their names.
console.warn = () => undefined;
let failed = 0;
const row = (...cells: readonly [client: string, version: string, call: string, outcome: string]): void => {
  const widths = [30, 10, 44, 0];
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(''));
};
row('client', 'version', 'call', 'outcome');
for (const file of globSync('*.mjs', { cwd: folder }).toSorted()) {
  const { default: play } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Play };
  for (const [client, calls] of Object.entries(await play({ at, mcp })))
    for (const [name, call] of Object.entries(calls)) {
      const outcome = await outcomeOf(call);
      if (outcome !== 'ok') failed += 1;
      row(client, versions[client] ?? '?', name, outcome);
    }
}
console.log(`${failed === 0 ? 'All calls end as they should' : `${failed} calls do not end as they should`}.
Nobody keeps an npm client of Apollo, Serper or Zapier’s webhooks.`);
await close();
stop();
// Some clients keep timers running.
process.exit(failed === 0 ? 0 : 1);
