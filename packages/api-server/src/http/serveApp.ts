import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 31_536_000;

/** Serves the files of a built app and returns the handler for its pages; undefined if there is no build. */
export async function serveApp(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: 'index.html',
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets/')) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
    },
  });
  return (reply) => reply.code(200).sendFile('index.html');
}
