import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const cipher = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** What a sealed text belongs to. It opens for exactly this tenant and connection. */
export interface SealedFor {
  readonly tenantId: string;
  readonly connectionId: string;
}

/** A sealed text did not open: another key, another owner, or changed bytes. Which of them can't be told. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** JSON keeps the two ids apart: `('a', 'bc')` and `('ab', 'c')` differ. */
const ownerOf = ({ tenantId, connectionId }: SealedFor) => Buffer.from(JSON.stringify([version, tenantId, connectionId]), 'utf8');

/**
 * Encrypts with AES-256-GCM under a fresh 96-bit nonce.
 * The result is base64 of: version (1 byte), nonce (12), tag (16), ciphertext.
 */
export function seal(key: KeyObject, owner: SealedFor, plain: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  encryption.setAAD(ownerOf(owner));
  const sealed = Buffer.concat([encryption.update(plain, 'utf8'), encryption.final()]);
  return Buffer.concat([Buffer.of(version), nonce, encryption.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts what `seal` made for the same owner under the same key; anything else throws `SealError`. */
export function open(key: KeyObject, owner: SealedFor, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < 1 + nonceBytes + tagBytes || bytes[0] !== version) throw new SealError('The stored credentials are damaged');
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  decryption.setAAD(ownerOf(owner));
  decryption.setAuthTag(tag);
  try {
    return Buffer.concat([decryption.update(bytes.subarray(1 + nonceBytes + tagBytes)), decryption.final()]).toString('utf8');
  } catch {
    throw new SealError('The stored credentials do not open with this key');
  }
}
