import { keyTexts } from '@switchboard/api-contract/endpoints/keyUse';
import { keyPattern, keyStartLength } from '@switchboard/api-contract/keys';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';

// Also what only begins with a key, such as one with a letter too many.
const key = new RegExp(`${keyPattern.source}[\\w-]*`, 'g');

/** A text without the keys for programs in it: of each, what lists show of it stays. */
export const maskKeys = (text: string): string =>
  text.includes('sb_') ? text.replace(key, (found) => `${found.slice(0, keyStartLength)}…`) : text;

/** An address as whoever reads it takes it, also where signs are escaped that need not be. */
const unescaped = (url: string): string =>
  url.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Refuses every call whose address has a key in it: addresses are kept in histories and in the logs of proxies. */
export function refuseKeysInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    if (keyPattern.test(unescaped(request.url))) throw new Refusal('malformed', keyTexts.inAddress);
    done();
  });
}
