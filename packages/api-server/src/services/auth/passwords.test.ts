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

test('without a hash every password is wrong, after the same work', async () => {
  await expect(verifyPassword('', undefined)).resolves.toBe(false);
  await expect(verifyPassword('anything', undefined)).resolves.toBe(false);
});

test('a damaged hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('unknown form');
});
