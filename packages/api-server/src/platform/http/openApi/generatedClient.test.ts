import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoCredentials } from '@switchboard/api-contract/session';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { signInAt, startServer } from '../../../../test/childServer.ts';

const root = join(import.meta.dirname, '../../../../../..');
const node = (args: string[], env = process.env) => promisify(execFile)(process.execPath, args, { env });

/** The client that the contract's README shows. */
const shown = readFileSync(join(root, 'packages/api-contract/README.md'), 'utf8').match(
  /(?<=^```ts\n)[^`]*openapi-fetch[\s\S]*?(?=^```$)/m,
)?.[0];

test('the client of the README compiles with types of what a server describes, and follows an agent to its leads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  const { address, child, ended } = await startServer({ DATA_DIR: join(folder, 'data') });
  onTestFinished(async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  const described = await fetch(`${address}/api/openapi.json`);
  const files = {
    'api.d.ts': astToString(await openapiTS(await described.text())),
    'client.ts': shown ?? '',
    'package.json': JSON.stringify({ type: 'module' }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'esnext',
        module: 'nodenext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        erasableSyntaxOnly: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        types: ['node'],
      },
      files: ['client.ts'],
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compiled = await node([join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(String);
  expect(compiled).toEqual({ stdout: '', stderr: '' });

  const headers = await signInAt(address);
  await fetch(`${address}/api/sandbox/connect`, { method: 'POST', headers });
  const { username: MEMBER, password: PASSWORD } = demoCredentials;
  const { stdout } = await node([join(folder, 'client.ts')], { SWITCHBOARD: address, MEMBER, PASSWORD });
  expect(stdout).toMatch(/^leads have changed$/m);
  expect(stdout.match(/^.+, .+: \d+$/gm)).toHaveLength(5);
});
