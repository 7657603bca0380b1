import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;
/** Tells the app's sign-in screen that there is no Demo Access. */
const noDemoTag = '<meta name="demo-access" content="off">';

/** Sends the app's only page, `index.html`. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the files of a built app, and returns what sends its page; undefined if there is no build. If nobody can sign
 * in with Demo Access, the page itself says so: sign-in need not make a call first.
 */
export async function serveApp(
  app: FastifyInstance,
  {
    folder,
    hasDemo,
  }: { readonly folder: string | undefined; readonly hasDemo: (request: FastifyRequest) => Promise<boolean> },
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
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>${noDemoTag}`);
  const sendPage: SendPage = async (reply) => {
    if (await hasDemo(reply.request)) return reply.code(200).sendFile('index.html');
    return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
  // Routes of their own, because the static files would answer these without `noDemoTag`.
  for (const url of ['/', '/index.html']) app.get(url, (_, reply) => sendPage(reply));
  return sendPage;
}
