import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { deriveKey } from './secretKey.ts';

const cipher = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/**
 * Encrypts secrets for storage. `place` (tenant, kind, id) is authenticated too: a blob copied to another row can't
 * be decrypted there.
 */
export interface Vault {
  /** Version (1 byte), fresh 96-bit nonce, tag (16 bytes), ciphertext. */
  readonly seal: (text: string, place: readonly string[]) => Buffer;
  /** Throws `SealError` if the blob was changed, moved, or sealed with another key. */
  readonly open: (blob: Uint8Array, place: readonly string[]) => string;
  /** A vault with a key of its own, derived from this one's: neither opens what the other sealed. */
  readonly apart: (purpose: string) => Vault;
}

/** A blob can't be decrypted: another key, another place, or changed bytes. Nobody can tell which. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * What a blob is bound to: it opens only with the same. As JSON, so that `['a', 'bc']` and `['ab', 'c']` differ. With
 * the version, so that a blob of a later format can't be passed off as one of this.
 */
const authenticatedData = (place: readonly string[]) => Buffer.from(JSON.stringify([version, ...place]), 'utf8');

/** A vault that uses AES-256-GCM with this 32-byte key. */
export function createVault(key: KeyObject): Vault {
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(
        authenticatedData(place),
      );
      const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([Buffer.of(version), nonce, encryption.getAuthTag(), sealed]);
    },
    open: (blob, place) => {
      if (blob.length < headBytes || blob[0] !== version) throw new SealError('A stored secret is damaged');
      const nonce = blob.subarray(1, 1 + nonceBytes);
      const tag = blob.subarray(1 + nonceBytes, headBytes);
      const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        .setAAD(authenticatedData(place))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decryption.update(blob.subarray(headBytes)), decryption.final()]).toString('utf8');
      } catch {
        throw new SealError('A stored secret can’t be decrypted with this key');
      }
    },
    apart: (purpose) => createVault(deriveKey(key, purpose)),
  };
}
