import { readFileSync } from 'node:fs';

/**
 * The most common passwords with at least ten characters, in lower case: shorter ones are refused for their length.
 * They are those of the 49 233 in @zxcvbn-ts/language-common 4.1.3, counted in leaked databases (MIT,
 * https://github.com/zxcvbn-ts/zxcvbn); of the first 10 000 of them, 145 are as long.
 */
const path = new URL('commonPasswords.txt', import.meta.url);
let common: ReadonlySet<string> | undefined;

/** Whether strangers would try this password early. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean));
  return common.has(password.toLowerCase());
}
