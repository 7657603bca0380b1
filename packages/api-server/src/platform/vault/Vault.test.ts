import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, SealError } from './Vault.ts';

const vault = createVault(createSecretKey(randomBytes(32)));
const place = ['tenant-a', 'connection', 'openai'];
const secret = '{"apiKey":"sk-planted-ünïcode-🔑"}';

describe('Vault', () => {
  it('opens again in the same place', () => {
    expect(vault.open(vault.seal(secret, place), place)).toBe(secret);
    expect(vault.open(vault.seal('', place), place)).toBe('');
    expect(vault.open(new Uint8Array(vault.seal(secret, place)), place)).toBe(secret);
  });

  it('shows nothing of the text and differs at each call', () => {
    const blob = vault.seal(secret, place);
    expect(blob.includes('sk-planted')).toBe(false);
    expect(blob[0]).toBe(1);
    expect(blob.length).toBe(1 + 12 + 16 + Buffer.byteLength(secret));
    const nonces = new Set(
      Array.from({ length: 200 }, () => vault.seal(secret, place).subarray(1, 13).toString('hex')),
    );
    expect(nonces.size).toBe(200);
  });

  it.each([
    ['another tenant', ['tenant-b', 'connection', 'openai']],
    ['another connection', ['tenant-a', 'connection', 'anthropic']],
    ['another kind', ['tenant-a', 'agent', 'openai']],
    ['parts cut at another letter', ['tenant-a', 'connectiono', 'penai']],
    ['swapped parts', ['openai', 'connection', 'tenant-a']],
    ['fewer parts', ['tenant-a', 'connection']],
  ])('does not open in %s', (_, other) => {
    expect(() => vault.open(vault.seal(secret, place), other)).toThrow(SealError);
  });

  it('does not open with another key', () => {
    expect(() => createVault(createSecretKey(randomBytes(32))).open(vault.seal(secret, place), place)).toThrow(
      SealError,
    );
  });

  it('has vaults apart from it, each with a key of its own', () => {
    const apart = vault.apart('challenges');
    const blob = apart.seal(secret, place);
    expect(vault.apart('challenges').open(blob, place)).toBe(secret);
    for (const other of [vault, vault.apart('others')]) expect(() => other.open(blob, place)).toThrow(SealError);
    expect(() => apart.open(vault.seal(secret, place), place)).toThrow(SealError);
  });

  it('does not open when any single byte was changed', () => {
    const blob = vault.seal(secret, place);
    for (let index = 0; index < blob.length; index += 1) {
      const changed = Buffer.from(blob);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open(changed, place), `byte ${index}`).toThrow(SealError);
    }
  });

  it('does not open when bytes are missing', () => {
    const blob = vault.seal(secret, place);
    for (let length = 0; length < blob.length; length += 1)
      expect(() => vault.open(blob.subarray(0, length), place), `${length} bytes`).toThrow(SealError);
  });

  it('does not open after two rows were swapped', () => {
    const other = ['tenant-b', 'connection', 'openai'];
    const [mine, theirs] = [vault.seal('mine', place), vault.seal('theirs', other)];
    expect(() => vault.open(theirs, place)).toThrow(SealError);
    expect(() => vault.open(mine, other)).toThrow(SealError);
  });

  it('says nothing of the text in its errors', () => {
    const blob = vault.seal(secret, place);
    for (const leak of ['planted', expect.objectContaining({ cause: expect.anything() })])
      expect(() => vault.open(blob, ['elsewhere'])).not.toThrow(leak);
  });
});
