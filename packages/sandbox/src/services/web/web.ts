import { Hono } from 'hono';
import { defineService, type RouteEnv } from '../../Service.ts';

const html = { 'content-type': 'text/html; charset=utf-8' } as const;
const plain = { 'content-type': 'text/plain; charset=utf-8' } as const;

/** The websites of the world's companies, restaurants and publishers. */
export const web = defineService({
  id: 'web',
  hosts: ({ sites }) => [...sites.keys()],
  docs: ['https://www.rfc-editor.org/rfc/rfc9110', 'https://www.rfc-editor.org/rfc/rfc9309'],
  routes: ({ sites }) =>
    new Hono<RouteEnv>()
      .use(async (c, next) => {
        const site = sites.get(new URL(c.req.url).hostname);
        if (site?.up !== true) return c.text('Service Unavailable', 503);
        if (site.answersAfterMs !== undefined) await c.env.wait(site.answersAfterMs);
        return next();
      })
      .get('*', (c) => {
        const { hostname, pathname, search } = new URL(c.req.url);
        const site = sites.get(hostname);
        const moved = site?.movedTo === undefined ? site?.moved?.get(pathname) : site.movedTo + pathname + search;
        if (moved !== undefined) return c.redirect(moved, 301);
        if (pathname === '/robots.txt' && site?.robots !== undefined) return c.body(site.robots, 200, plain);
        const page = site?.pages.get(pathname) ?? site?.pages.get(pathname.replace(/\/$/, ''));
        return page === undefined
          ? c.body('<!doctype html><title>Not found</title>', 404, html)
          : c.body(page, 200, html);
      })
      .all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' })),
});
