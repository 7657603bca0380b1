import { endpoints, pathsOf } from '@switchboard/api-contract/endpoints';
import type { ErrorBody } from '@switchboard/api-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAddressError } from './errors.ts';
import { isApiPath } from './securityHeaders.ts';

/** The method and path of every call. */
const knownCalls = Object.values(endpoints).flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => ({
    method: endpoint.method,
    form: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`),
  })),
);
const filePath = /^\/assets\/|\/\./;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/**
 * Answers a request that no route handles: 405 if the path has other methods, the app's page (`page`) for paths outside
 * the API, and 404 for the rest.
 */
export function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  page: (() => Promise<FastifyReply>) | undefined,
): FastifyReply | Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  if (!methods.includes(request.method)) return refuseMethod(reply, methods);
  if (path === '/api') void reply.header('vary', 'Accept');
  if (!isApiPath(path, request.headers.accept)) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply, ['GET', 'HEAD']);
    // A missing file must not get a page: the 404 tells an open app that a new version was deployed.
    if (filePath.test(path)) return reply.code(404).send({ error: 'There is no such file' } satisfies ErrorBody);
    return page
      ? page()
      : reply.code(404).send({
          error: 'This server has no app to show. Run npm run build, or set APP_DIR to a built app.',
        } satisfies ErrorBody);
  }
  const allowed = knownCalls.filter(({ form }) => form.test(path)).map(({ method }) => method);
  if (allowed.length > 0 && !allowed.some((method) => method === request.method))
    return refuseMethod(
      reply,
      allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    );
  return reply.code(404).send({ error: `There is no call ${request.method} ${path}` } satisfies ErrorBody);
}

/** Answers an address that can't be decoded. A browser that opens one gets the app, which shows 'not found'. */
export function answerBrokenAddress(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const isFromBrowser = raw.method === 'GET' && raw.headers.accept?.includes('text/html') && !isApiPath(request.url);
  if (!isFromBrowser) {
    sendAddressError(request.url, reply);
    return;
  }
  raw.url = '/';
  request.server.routing(raw, reply.raw);
}

function refuseMethod(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  return reply
    .code(405)
    .header('allow', [...new Set(allowed)].join(', '))
    .send({ error: `This path accepts only ${[...new Set(allowed)].join(', ')}` } satisfies ErrorBody);
}
