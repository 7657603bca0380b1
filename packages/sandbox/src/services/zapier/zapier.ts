import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { hexId } from '../../world/seededRandom.ts';

const hook = /^\/hooks\/catch\/(\d+)\/(\w+)(?:\/silent)?\/?$/;

/** The secret is the end of the address; it has no hyphens, so `sandbox_slow` stands for `sandbox-slow`. */
const secretOf = ({ url }: Request): string | undefined => hook.exec(new URL(url).pathname)?.[2]?.replaceAll('_', '-');

/** What Zapier says to hooks whose Zap is gone. */
const gone = (): Response => Response.json({ status: 'please unsubscribe me!' }, { status: 410 });

/** Zapier: the hooks that start a Zap. Nothing can be read there; whoever calls learns that it was caught. */
export const zapier = defineService({
  id: 'zapier',
  hosts: ['hooks.zapier.com'],
  docs: [
    'https://help.zapier.com/hc/en-us/articles/8496288690317',
    'https://help.zapier.com/hc/en-us/articles/29972220283789',
    'https://docs.zapier.com/platform/build/hook-trigger',
  ],
  access: {
    secretOf,
    refusals: {
      wrong: gone,
      // Whoever knows the address may use it, and what a used-up plan holds back was caught all the same.
      'no-permission': () => undefined,
      'no-credit': () => undefined,
      'rate-limited': () =>
        Response.json({ errors: ['Too many requests'] }, { status: 429, headers: { ...retryLater } }),
    },
  },
  routes: () => {
    let caught = 0;
    return new Hono<RouteEnv>().all('*', (c) => {
      const [, , id = ''] = hook.exec(c.req.path) ?? [];
      caught += 1;
      if (/\/silent\/?$/.test(c.req.path)) return c.body(null, 200);
      const attempt = hexId(`zapier ${id} ${caught}`, 32);
      return c.json({ attempt, id: attempt, request_id: attempt, status: 'success' });
    });
  },
});
