import { Readable } from 'node:stream';
import { minuteMs } from '@switchboard/api-contract/time';
import type { Context } from '../Context.ts';
import { Refusal } from '../Refusal.ts';
import { SealError, type Vault } from '../vault/Vault.ts';
import { sendJson } from './route.ts';
import { openingComment, sendEvents } from './sendEvents.ts';
import type { Server } from './Server.ts';

/** Where `npm run admin -- check-proxy` asks. No member calls it, so it is not in the contract. */
export const proxyCheckPath = '/api/proxy-check';
/** The words of its stream. */
export const streamedWords: readonly string[] = ['one', 'by', 'one'];
/** How long it waits before each word but the first. */
export const wordPauseMs = 700;

/** How a call of the check arrived, as the server takes it. */
export interface Arrival {
  /** The caller's address, as limits and the audit log have it. */
  readonly address: string;
  /** `http` or `https`. */
  readonly scheme: string;
  /** Of HTTP, such as `1.1`. */
  readonly version: string;
  /** Whether X-Forwarded-For came along, and whether TRUST_PROXY lets it count. */
  readonly forwarded: 'missing' | 'counts' | 'does not count';
}

const place = ['proxy-check'];

/** A ticket for the check, good for a minute. Only whoever has the server's key can make one. */
export const makeTicket = (vault: Vault, now: Date): string =>
  vault.seal(String(now.getTime() + minuteMs), place).toString('base64url');

function isTicket({ vault, clock }: Pick<Context, 'vault' | 'clock'>, text: string): boolean {
  try {
    return Number(vault.open(Buffer.from(text, 'base64url'), place)) > clock().getTime();
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/**
 * Tells the operator's check how its call arrived, or streams words to it. Whoever has no ticket gets what an unknown
 * address gets. A ticket that is used twice tells nothing more: the answer is about the call itself.
 */
export function proxyCheckRoutes({ app, context, timers }: Server): void {
  app.get(proxyCheckPath, (request, reply) => {
    const { authorization = '', accept } = request.headers;
    if (!isTicket(context, authorization.replace(/^Bearer /, '')))
      throw new Refusal('missing', `There is no call GET ${proxyCheckPath}`);
    if (accept === 'text/event-stream') return sendEvents(reply, Readable.from(words()));
    const { ip, ips = [], protocol, raw } = request;
    const forwarded =
      raw.headers['x-forwarded-for'] === undefined ? 'missing' : ips.length > 1 ? 'counts' : 'does not count';
    return sendJson(
      { address: ip, scheme: protocol, version: raw.httpVersion, forwarded } satisfies Arrival,
      request,
      reply,
    );
  });

  async function* words(): AsyncGenerator<string> {
    yield openingComment;
    for (const [index, word] of streamedWords.entries()) {
      const { promise: paused, resolve } = Promise.withResolvers<void>();
      if (index > 0) timers.after(wordPauseMs, resolve);
      else resolve();
      await paused;
      yield `data: ${word}\n\n`;
    }
  }
}
