import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from './environment.ts';
import { readSecretFiles } from './secretFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, 'secret');
beforeAll(() => writeFileSync(file, ' planted-secret\n'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is read from the file that its variable names', () => {
  expect(readSecretFiles({ PORT: '0', SECRET_KEY_FILE: file, DATABASE_URL_FILE: ` ${file}` })).toEqual({
    PORT: '0',
    SECRET_KEY: 'planted-secret',
    DATABASE_URL: 'planted-secret',
  });
});

test('what names no file, or is no secret, stays as it is', () => {
  const variables = { SECRET_KEY: 'here', SECRET_KEY_FILE: ' ', HOST_FILE: file };
  expect(readSecretFiles(variables)).toEqual(variables);
});

test('what is wrong is said, without the secret', () => {
  const refused = (variables: Record<string, string>): unknown => {
    try {
      return readSecretFiles(variables);
    } catch (error) {
      return error;
    }
  };
  expect(refused({ SECRET_KEY: 'one', SECRET_KEY_FILE: file })).toEqual(
    new ConfigError('SECRET_KEY and SECRET_KEY_FILE are both set: leave one out'),
  );
  const absent = join(folder, 'absent');
  expect(refused({ DATABASE_URL_FILE: absent })).toEqual(
    new ConfigError(`DATABASE_URL_FILE ${absent} can't be read: there is no such file`),
  );
  expect(refused({ SECRET_KEY_FILE: folder })).toEqual(
    new ConfigError(`SECRET_KEY_FILE ${folder} can't be read: it is a folder`),
  );
  writeFileSync(absent, '\n');
  expect(refused({ SECRET_KEY_FILE: absent })).toEqual(new ConfigError(`SECRET_KEY_FILE ${absent} is empty`));
});
