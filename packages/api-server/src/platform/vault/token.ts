import { hash, randomBytes } from 'node:crypto';

const pattern = /^[\w-]{43}$/;

/** A secret that opens something: 256 random bits, as base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text looks like a token. */
export const isToken = (text: string): boolean => pattern.test(text);

/** What is stored of a token: its SHA-256, hexadecimal. */
export const digestOf = (text: string): string => hash('sha256', text, 'hex');
