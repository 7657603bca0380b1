import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { basicOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { failed, notFound, formatDate } from './answers.ts';
import { createMessages } from './messages.ts';

const base = '/2010-04-01/Accounts';
const isSid = (text: string): boolean => /^AC[0-9a-f]{32}$/i.test(text);

/**
 * Twilio: text messages. Any well-formed Account SID has an account here, and every number belongs to it but those
 * that Twilio keeps for trying out what goes wrong.
 */
export const twilio = defineService({
  id: 'twilio',
  hosts: ['api.twilio.com'],
  docs: [
    'https://www.twilio.com/docs/usage/api',
    'https://www.twilio.com/docs/iam/api/account',
    'https://www.twilio.com/docs/messaging/api/message-resource',
    'https://www.twilio.com/docs/iam/test-credentials',
    'https://www.twilio.com/docs/api/errors',
    'https://github.com/twilio/twilio-oai/blob/main/spec/json/twilio_api_v2010.json',
  ],
  access: {
    secretOf: (request) => basicOf(request)?.password,
    refusals: {
      wrong: () => failed(401, 20_003, 'Authenticate'),
      'no-permission': () => failed(403, 20_403, 'Forbidden'),
      'rate-limited': () => failed(429, 20_429, 'Too Many Requests', retryLater),
      // An account without funds is suspended: it can be read, and sends nothing.
      'no-credit': ({ method }) => (method === 'GET' ? undefined : failed(403, 20_005, 'Account not active')),
    },
  },
  routes: (world) => {
    const messages = createMessages(world);
    const created = new Date(world.began.getTime() - 900 * 86_400_000);
    return new Hono<RouteEnv>()
      .use(`${base}/:account/:rest{.+}`, async (c, next) =>
        basicOf(c.req.raw)?.name === c.req.param('account') ? next() : notFound(c.req.path),
      )
      .get(`${base}/:file{[^/]+\\.json}`, (c) => {
        const sid = c.req.param('file').replace(/\.json$/, '');
        if (!isSid(sid)) return notFound(c.req.path);
        if (basicOf(c.req.raw)?.name !== sid) return failed(401, 20_003, 'Authenticate');
        return c.json({
          sid,
          owner_account_sid: sid,
          friendly_name: 'Nordlicht Feinkost',
          status: c.env.behaviour === 'no-credit' ? 'suspended' : 'active',
          type: 'Full',
          auth_token: null,
          date_created: formatDate(created),
          date_updated: formatDate(created),
          uri: c.req.path,
          subresource_uris: { messages: `${base}/${sid}/Messages.json` },
        });
      })
      .post(`${base}/:account/Messages.json`, async (c) =>
        messages.send(c.req.param('account'), new URLSearchParams(await c.req.text())),
      )
      .get(`${base}/:account/Messages.json`, (c) => messages.list(c.req.param('account'), new URL(c.req.url)))
      .get(
        `${base}/:account/Messages/:file`,
        (c) =>
          messages.read(c.req.param('account'), c.req.param('file').replace(/\.json$/, '')) ?? notFound(c.req.path),
      )
      .notFound((c) => notFound(c.req.path));
  },
});
