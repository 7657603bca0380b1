import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { headerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { listModels } from './models.ts';
import { readMessage } from './readMessage.ts';
import { refused } from './refused.ts';
import { reply } from './reply.ts';

/** Anthropic: a model that answers by rules. */
export const anthropic = defineService({
  id: 'anthropic',
  hosts: ['api.anthropic.com'],
  docs: [
    'https://platform.claude.com/docs/en/build-with-claude/structured-outputs',
    'https://platform.claude.com/docs/id/api/$shared',
    'https://github.com/anthropics/anthropic-sdk-typescript/blob/main/helpers.md',
    // What an account without credit gets.
    'https://github.com/router-for-me/CLIProxyAPI/pull/3859',
  ],
  access: {
    secretOf: headerOf('x-api-key'),
    refusals: {
      wrong: (request) =>
        refused(
          401,
          'authentication_error',
          request.headers.has('x-api-key') ? 'invalid x-api-key' : 'x-api-key header is required',
        ),
      'no-permission': () =>
        refused(403, 'permission_error', 'Your API key does not have permission to use the specified resource.'),
      'rate-limited': () =>
        refused(
          429,
          'rate_limit_error',
          'This request would exceed your rate limit. Please try again later.',
          retryLater,
        ),
      // The list of models is free.
      'no-credit': ({ url }) =>
        url.includes('/models')
          ? undefined
          : refused(
              400,
              'invalid_request_error',
              'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
            ),
    },
  },
  routes: () =>
    new Hono<RouteEnv>()
      .use(async (c, next) =>
        c.req.header('anthropic-version') === undefined
          ? refused(400, 'invalid_request_error', 'anthropic-version: header is required')
          : next(),
      )
      .get('/v1/models', (c) => c.json(listModels(c.req.query())))
      .post('/v1/messages', async (c) => reply(readMessage(await c.req.json().catch(() => undefined))))
      .notFound(() => refused(404, 'not_found_error', 'Not found')),
});
