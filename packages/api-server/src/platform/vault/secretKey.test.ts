import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, makeSecretKey, parseSecretKey, readSecretKey, SecretKeyError } from './secretKey.ts';

const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index));
const hex = bytes.toString('hex');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('parseSecretKey', () => {
  it.each([
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['base64', bytes.toString('base64')],
    ['base64 without padding', bytes.toString('base64').replace('=', '')],
    ['base64 for addresses', bytes.toString('base64url')],
    ['surrounding space', `  ${hex}\n`],
  ])('reads %s', (_, text) => {
    expect(parseSecretKey(text, 'SECRET_KEY').export().toString('hex')).toBe(hex);
  });

  it.each([
    ['short', hex.slice(2)],
    ['long', `${hex}00`],
    ['a password', 'correct horse battery staple'],
    ['not hex', 'g'.repeat(64)],
    ['empty', '  '],
  ])('refuses what is %s, names the source and keeps the text to itself', (_, text) => {
    expect(() => parseSecretKey(text, 'SECRET_KEY')).toThrow(SecretKeyError);
    expect(() => parseSecretKey(text, 'SECRET_KEY')).toThrow(/^SECRET_KEY must be 32 bytes/);
    expect(() => parseSecretKey(text, 'SECRET_KEY')).not.toThrow(text);
  });

  it('gives a key that shows nothing when it is logged', () => {
    const key = parseSecretKey(hex, 'SECRET_KEY');
    expect(`${inspect(key, { depth: 5 })}${JSON.stringify(key)}`).not.toContain(hex.slice(0, 8));
  });
});

describe('the fingerprint of a key', () => {
  it('is the same for the same key, differs for others, and shows nothing of it', () => {
    const key = parseSecretKey(hex, 'SECRET_KEY');
    expect(fingerprintOf(key)).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprintOf(parseSecretKey(hex, 'SECRET_KEY'))).toBe(fingerprintOf(key));
    expect(fingerprintOf(parseSecretKey('0'.repeat(64), 'SECRET_KEY'))).not.toBe(fingerprintOf(key));
    expect(hex).not.toContain(fingerprintOf(key).slice(0, 8));
  });
});

describe('the key in the data folder', () => {
  it('is there once it was made, in a private file', () => {
    const folder = join(dataDir, 'deeper');
    expect(readSecretKey(folder)).toBeUndefined();
    const first = makeSecretKey(folder);
    expect(readdirSync(folder)).toEqual(['secret.key']);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readSecretKey(folder)?.equals(first)).toBe(true);
    expect(makeSecretKey(folder).equals(first)).toBe(true);
    expect(readFileSync(join(folder, 'secret.key'), 'utf8').trim()).toBe(first.export().toString('hex'));
  });

  it('makes another key for another folder', () => {
    expect(makeSecretKey(join(dataDir, 'a')).equals(makeSecretKey(join(dataDir, 'b')))).toBe(false);
  });

  it.each([0o640, 0o604, 0o666])('refuses a file with mode %o, and says how to mend it', (mode) => {
    const path = join(dataDir, 'secret.key');
    writeFileSync(path, hex);
    chmodSync(path, mode);
    expect(() => readSecretKey(dataDir)).toThrow(`chmod 600 ${path}`);
  });

  it.each(['', 'half'])('refuses a damaged file (%j) and does not overwrite it', (content) => {
    const path = join(dataDir, 'secret.key');
    writeFileSync(path, content, { mode: 0o600 });
    expect(() => readSecretKey(dataDir)).toThrow(SecretKeyError);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });
});

describe('a key that can not be used', () => {
  it('is told with the reason when it is read, and when it is made', () => {
    const path = join(dataDir, 'secret.key');
    mkdirSync(path, { mode: 0o700 });
    expect(() => readSecretKey(dataDir)).toThrow(new SecretKeyError(`The key ${path} can't be read: it is a folder`));
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => makeSecretKey(file)).toThrow(
      new SecretKeyError(`The key ${join(file, 'secret.key')} can't be written: it is not a folder`),
    );
  });
});
