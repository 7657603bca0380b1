import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileFault } from '../fileFault.ts';

const keyBytes = 32;
/** The name of the key in the data folder. */
export const keyFile = 'secret.key';

/**
 * The key that seals stored credentials is missing, malformed or readable by others. The message is for the operator
 * and never contains key material.
 */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/** Reads 32 bytes written as 64 hex digits or as base64 (either alphabet); `source` names the text's origin. */
export function parseSecretKey(text: string, source: string): KeyObject {
  const written = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(written)
    ? Buffer.from(written, 'hex')
    : /^[\w+/-]{43}=?$/.test(written)
      ? Buffer.from(written, 'base64')
      : undefined;
  if (bytes?.length !== keyBytes) {
    throw new SecretKeyError(
      `${source} must be ${keyBytes} bytes, written as 64 hex digits or as base64. Generate one with: openssl rand -hex ${keyBytes}`,
    );
  }
  return createSecretKey(bytes);
}

/** A key for one purpose, which tells nothing of the key that it comes from. */
export const deriveKey = (key: KeyObject, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, keyBytes)));

/** Tells keys apart, and tells nothing of them. */
export const fingerprintOf = (key: KeyObject): string =>
  deriveKey(key, 'fingerprint').export().subarray(0, 16).toString('hex');

/** Other users of the machine must not be able to read the key. Windows has no such mode bits. */
function refuseIfShared(path: string): void {
  if (process.platform === 'win32') return;
  const mode = statSync(path).mode & 0o777;
  if ((mode & 0o077) !== 0) {
    throw new SecretKeyError(
      `${path} can be read by others (mode ${mode.toString(8)}). Make it private: chmod 600 ${path}`,
    );
  }
}

function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes the key in the data folder, with mode 0600; if one was made meanwhile, returns that. Throws `SecretKeyError`
 * where it can't be written.
 */
export function makeSecretKey(folder: string): KeyObject {
  const path = join(folder, keyFile);
  try {
    writeKey(folder, path);
  } catch (error) {
    throw new SecretKeyError(`The key ${path} can't be written: ${fileFault(error)}`, { cause: error });
  }
  return readKeyFile(path);
}

/** Atomically: a start that is killed halfway must not leave an empty key behind. */
function writeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${keyFile}.${process.pid}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = openSync(temporary, 'wx', 0o600);
    try {
      writeSync(handle, `${randomBytes(keyBytes).toString('hex')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // Linking fails if the file already exists, so of two processes that start at once both use the first key.
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  flushFolder(folder);
}

/** The key in the data folder; undefined if there is none. Throws `SecretKeyError`, which says what to do. */
export function readSecretKey(folder: string): KeyObject | undefined {
  const path = join(folder, keyFile);
  return statSync(path, { throwIfNoEntry: false }) && readKeyFile(path);
}

function readKeyFile(path: string): KeyObject {
  refuseIfShared(path);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SecretKeyError(`The key ${path} can't be read: ${fileFault(error)}`, { cause: error });
  }
  return parseSecretKey(text, path);
}
