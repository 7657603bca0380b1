import { hash, randomBytes } from 'node:crypto';
import { keyPrefix } from '@switchboard/api-contract/keys';

const pattern = /^[\w-]{43}$/;

/** A secret that opens something: 256 random bits, as base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text looks like a token. */
export const isToken = (text: string): boolean => pattern.test(text);

/** Whether a text is meant as a key for a program; whether it is one, the database knows. */
export const isKey = (text: string): boolean => text.startsWith(keyPrefix) && !isToken(text);

/** What is stored of a token: its SHA-256, hexadecimal. */
export const digestOf = (text: string): string => hash('sha256', text, 'hex');
