import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import { Refusal } from '../platform/Refusal.ts';

const derive = promisify(argon2);
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagLength = 32;
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * Hashes a password in the PHC form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Normalised first, since keyboards send the
 * same letter in several ways (`ö`, or `o` with its dots): RFC 8265, 4.2, with the wider NFKC.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Stands for the password of somebody who has none: nothing that can be typed fits it. */
export const hashOfNobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(saltBytes))}$${unpadded(Buffer.alloc(tagLength))}`;

/**
 * Whether the password matches the stored hash, which may be of the password as it was typed: earlier versions did not
 * normalise. Does the same work without a hash, so that the time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const normalized = password.normalize('NFKC');
  return (await matches(normalized, stored)) || (password !== normalized && (await matches(password, stored)));
}

async function matches(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = hashPattern.exec(stored ?? hashOfNobody) ?? [];
  if (!memory || !passes || !parallelism || !salt || !hash)
    throw new Error('A stored password hash has an unknown format');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected) && stored !== undefined;
}

/**
 * The most common passwords with at least ten characters, in lower case; shorter ones are refused for their length.
 * Taken from the 49 233 in @zxcvbn-ts/language-common 4.1.3, counted in leaked databases (MIT,
 * https://github.com/zxcvbn-ts/zxcvbn).
 */
const commonPasswordsFile = new URL('commonPasswords.txt', import.meta.url);
let commonPasswords: ReadonlySet<string> | undefined;

/** Whether it is among the passwords that strangers try first. */
function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(commonPasswordsFile, 'utf8').split('\n').filter(Boolean));
  return commonPasswords.has(password.toLowerCase());
}

/** Refuses a common password, at the field that holds it. */
export function refuseCommonPassword(password: string, field: 'password' | 'new'): void {
  if (!isCommonPassword(password)) return;
  const error = 'This is one of the most common passwords. Choose another one';
  throw new Refusal('invalid', error, { fields: { [field]: error } });
}
