import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { open, seal, SealError } from './seal.ts';

const key = createSecretKey(randomBytes(32));
const owner = { tenantId: 'tenant-a', connectionId: 'openai' };
const secret = '{"apiKey":"sk-planted-ünïcode-🔑"}';

describe('seal', () => {
  it('opens again for the same owner', () => {
    expect(open(key, owner, seal(key, owner, secret))).toBe(secret);
    expect(open(key, owner, seal(key, owner, ''))).toBe('');
  });

  it('shows nothing of the text, in any encoding, and differs at each call', () => {
    const sealed = seal(key, owner, secret);
    const bytes = Buffer.from(sealed, 'base64');
    expect(bytes.includes('sk-planted')).toBe(false);
    expect(bytes[0]).toBe(1);
    expect(bytes.length).toBe(1 + 12 + 16 + Buffer.byteLength(secret));
    const nonces = new Set(Array.from({ length: 200 }, () => Buffer.from(seal(key, owner, secret), 'base64').subarray(1, 13).toString('hex')));
    expect(nonces.size).toBe(200);
  });

  it.each([
    ['another tenant', { ...owner, tenantId: 'tenant-b' }],
    ['another connection', { ...owner, connectionId: 'anthropic' }],
    ['ids cut at another place', { tenantId: 'tenant-ao', connectionId: 'penai' }],
    ['ids swapped', { tenantId: 'openai', connectionId: 'tenant-a' }],
  ])('does not open for %s', (_, other) => {
    expect(() => open(key, other, seal(key, owner, secret))).toThrow(SealError);
  });

  it('does not open with another key', () => {
    expect(() => open(createSecretKey(randomBytes(32)), owner, seal(key, owner, secret))).toThrow(SealError);
  });

  it('does not open when any single byte was changed', () => {
    const sealed = Buffer.from(seal(key, owner, secret), 'base64');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => open(key, owner, changed.toString('base64')), `byte ${index}`).toThrow(SealError);
    }
  });

  it.each([['nothing', ''], ['noise', '!!!'], ['a cut one', seal(key, owner, secret).slice(0, 36)], ['a shortened one', seal(key, owner, secret).slice(0, -8)]])('does not open %s', (_, text) => {
    expect(() => open(key, owner, text)).toThrow(SealError);
  });

  it('does not open after two rows were swapped', () => {
    const other = { tenantId: 'tenant-b', connectionId: 'openai' };
    const rows = { mine: seal(key, owner, 'mine'), theirs: seal(key, other, 'theirs') };
    expect(() => open(key, owner, rows.theirs)).toThrow(SealError);
    expect(() => open(key, other, rows.mine)).toThrow(SealError);
  });

  it('says nothing of the text in its errors', () => {
    try {
      open(key, { ...owner, tenantId: 'x' }, seal(key, owner, secret));
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain('planted');
      expect((error as Error).cause).toBeUndefined();
    }
  });
});
