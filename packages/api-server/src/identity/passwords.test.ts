import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash is argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test('only the password itself belongs to its hash', async () => {
  const hash = await hashPassword('pässword 🔑');
  await expect(verifyPassword('pässword 🔑', hash)).resolves.toBe(true);
  await expect(verifyPassword('pässword', hash)).resolves.toBe(false);
  await expect(verifyPassword('', hash)).resolves.toBe(false);
});

test('letters count as what they are, whichever way a keyboard sends them', async () => {
  const hash = await hashPassword('wo\u0308rter \uFF11\uFB01');
  await expect(verifyPassword('w\u00F6rter 1fi', hash)).resolves.toBe(true);
  await expect(verifyPassword('worter 1fi', hash)).resolves.toBe(false);
});

test('a hash of a password as it was typed, from before they had one form, still opens', async () => {
  const salt = Buffer.alloc(16, 1);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: 'wo\u0308rter', nonce: salt, ...cost });
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${salt.toString('base64')}$${tag.toString('base64')}`.replaceAll(
    /=+(?=\$|$)/g,
    '',
  );
  await expect(verifyPassword('wo\u0308rter', hash)).resolves.toBe(true);
  await expect(verifyPassword('worter', hash)).resolves.toBe(false);
});

test('without a hash every password is wrong, after the same work', async () => {
  await expect(verifyPassword('', undefined)).resolves.toBe(false);
  await expect(verifyPassword('anything', undefined)).resolves.toBe(false);
});

test('a damaged hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('unknown form');
});
