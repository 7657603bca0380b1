import type { FastifyRequest } from 'fastify';
import { isToken } from '../vault/token.ts';

/** The token that a cookie of this name holds; undefined where there is none. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const token = pairs.find(([own]) => own === name)?.[1];
  return token !== undefined && isToken(token) ? token : undefined;
}
