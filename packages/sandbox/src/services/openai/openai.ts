import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { complete } from './complete.ts';
import { readChat } from './readChat.ts';
import { refused } from './refused.ts';

const models = ['gpt-4.1', 'gpt-4.1-mini', 'gpt-4o', 'gpt-4o-mini', 'gpt-4o-mini-tts'];
const made = 1_715_367_049;

const hidden = (secret: string): string => (secret.length > 8 ? `${secret.slice(0, 4)}***${secret.slice(-4)}` : '***');

/** OpenAI: a model that answers by rules. */
export const openai = defineService({
  id: 'openai',
  hosts: ['api.openai.com'],
  docs: [
    'https://github.com/openai/openai-openapi/blob/master/openapi.yaml',
    // What a key without permission gets.
    'https://github.com/microsoft/PowerToys/issues/32989',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: (request) =>
        refused(
          401,
          `Incorrect API key provided: ${hidden(bearerOf(request) ?? '')}. You can find your API key at https://platform.openai.com/account/api-keys.`,
          { code: 'invalid_api_key' },
        ),
      'no-permission': ({ url }) =>
        refused(
          403,
          `You have insufficient permissions for this operation. Missing scopes: ${url.includes('/models') ? 'api.model.read' : 'model.request'}. Check that you have the correct role in your organization (Reader, Writer, Owner) and project (Member, Owner), and if you're using a restricted API key, that it has the necessary scopes.`,
        ),
      'rate-limited': () =>
        refused(
          429,
          'Rate limit reached for requests. Please try again later.',
          { type: 'requests', code: 'rate_limit_exceeded' },
          retryLater,
        ),
      // The list of models is free.
      'no-credit': ({ url }) =>
        url.includes('/models')
          ? undefined
          : refused(429, 'You exceeded your current quota, please check your plan and billing details.', {
              type: 'insufficient_quota',
              code: 'insufficient_quota',
            }),
    },
  },
  routes: ({ clock }) =>
    new Hono<RouteEnv>()
      .get('/v1/models', (c) =>
        c.json({
          object: 'list',
          data: models.map((id) => ({ id, object: 'model', created: made, owned_by: 'system' })),
        }),
      )
      .post('/v1/chat/completions', async (c) => complete(readChat(await c.req.json().catch(() => undefined)), clock()))
      .notFound((c) => refused(404, `Invalid URL (${c.req.method} ${new URL(c.req.url).pathname})`)),
});
