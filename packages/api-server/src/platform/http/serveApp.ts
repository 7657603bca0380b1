import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const metaOf = ([name, content]: readonly [string, string]): string =>
  `<meta name="${name}" content="${content.replaceAll(/[&"<]/g, (sign) => entities[sign] ?? '')}">`;

/** Sends the app's only page, `index.html`. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the files of a built app, and returns what sends its page; undefined if there is no build. How one signs in
 * here, as far as it is not as usual, the page itself `says`, by names and contents of `<meta>`: sign-in need not make
 * a call first.
 */
export async function serveApp(
  app: FastifyInstance,
  {
    folder,
    says,
  }: {
    readonly folder: string | undefined;
    readonly says: (request: FastifyRequest) => Promise<Readonly<Record<string, string>>>;
  },
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
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sendPage: SendPage = async (reply) => {
    const tags = Object.entries(await says(reply.request))
      .map(metaOf)
      .join('');
    if (tags === '') return reply.code(200).sendFile('index.html');
    return reply
      .code(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replace('<head>', () => `<head>${tags}`));
  };
  // Routes of their own, because the static files would answer these without what the page says.
  for (const url of ['/', '/index.html']) app.get(url, (_, reply) => sendPage(reply));
  return sendPage;
}
