import { hash, randomBytes } from 'node:crypto';

const form = /^[\w-]{43}$/;

/** A secret that opens something: 256 random bits, as base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of one. */
export const isToken = (text: string): boolean => form.test(text);

/** How one is stored: the SHA-256 of the text, hexadecimal. */
export const digestOf = (text: string): string => hash('sha256', text, 'hex');
