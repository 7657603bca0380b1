import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 31_536_000;
/** Read by the app's sign-in page. */
const withoutDemo = '<meta name="demo-access" content="off">';

/** Sends the page that the app begins with. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the files of a built app and returns the handler for its pages; undefined if there is no build. Where nobody
 * can sign in with Demo Access, pages say so before any call is made: sign-in then offers none.
 */
export async function serveApp(
  app: FastifyInstance,
  { folder, hasDemo }: { readonly folder: string | undefined; readonly hasDemo: () => Promise<boolean> },
): Promise<SendPage | undefined> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets/')) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
    },
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>${withoutDemo}`);
  const sendPage: SendPage = async (reply) => {
    if (await hasDemo()) return reply.code(200).sendFile('index.html');
    return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
  // Before the files, which would answer these as they are.
  for (const url of ['/', '/index.html']) app.get(url, (_, reply) => sendPage(reply));
  return sendPage;
}
