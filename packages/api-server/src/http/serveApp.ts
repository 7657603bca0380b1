import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 31_536_000;
/** Read by the app's `session/demoAccess.ts`. */
const withoutDemo = '<meta name="demo-access" content="off">';

/**
 * Serves the files of a built app and returns the handler for its pages; undefined if there is no build. Without Demo
 * Access, pages say so before any call is made: sign-in then offers none.
 */
export async function serveApp(
  app: FastifyInstance,
  { folder, demo }: { readonly folder: string | undefined; readonly demo: boolean },
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: demo ? 'index.html' : false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets/')) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
    },
  });
  if (demo) return (reply) => reply.code(200).sendFile('index.html');
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>${withoutDemo}`);
  return (reply) => reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
