import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readJson, bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { colleagues, owner } from '../../world/account.ts';
import { createOutbox, errorResponse } from './mail.ts';

const scopes = ['mail.send', 'messages.read', 'sender_verification_eligible', '2fa_required'];

const senders = [owner, ...Object.values(colleagues)].map(({ name, email }, index) => ({
  id: 1_001 + index,
  nickname: name,
  from_email: email,
  from_name: name,
  reply_to: email,
  reply_to_name: name,
  address: 'Speicherstraße 4',
  address2: '',
  city: 'Leipzig',
  state: '',
  zip: '04129',
  country: 'Germany',
  verified: true,
  locked: false,
}));

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** SendGrid: sends mail. */
export const sendgrid = defineService({
  id: 'sendgrid',
  hosts: ['api.sendgrid.com'],
  docs: [
    'https://www.twilio.com/docs/sendgrid/api-reference/api-key-permissions/retrieve-a-list-of-scopes-for-which-this-user-has-access',
    'https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send',
    'https://www.twilio.com/docs/sendgrid/api-reference/mail-send/errors',
    'https://www.twilio.com/docs/sendgrid/api-reference/sender-verification/get-all-verified-senders',
    'https://www.twilio.com/docs/sendgrid/api-reference/e-mail-activity/filter-all-messages',
    'https://support.sendgrid.com/hc/en-us/articles/18322114821403-4XX-API-Errors-and-Troubleshooting-Suggestions',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: ({ headers }) =>
        errorResponse(
          401,
          headers.has('authorization')
            ? 'The provided authorization grant is invalid, expired, or revoked'
            : 'authorization required',
        ),
      // Such a key still reads its scopes.
      'no-permission': (request) =>
        pathOf(request) === '/v3/scopes'
          ? Response.json({ scopes: ['alerts.read'] })
          : errorResponse(403, 'access forbidden'),
      'rate-limited': () => errorResponse(429, 'too many requests', { headers: retryLater }),
      'no-credit': (request) =>
        pathOf(request) === '/v3/mail/send' ? errorResponse(401, 'Maximum credits exceeded') : undefined,
    },
  },
  routes: (world) => {
    const outbox = createOutbox(
      world,
      senders.map(({ from_email: email }) => email),
    );
    return new Hono<RouteEnv>()
      .get('/v3/scopes', (c) => c.json({ scopes }))
      .get('/v3/verified_senders', (c) => c.json({ results: senders }))
      .post('/v3/mail/send', async (c) =>
        (c.req.header('content-type') ?? '').startsWith('application/json')
          ? outbox.send(await readJson(c.req))
          : errorResponse(415, 'Content-Type should be application/json.'),
      )
      .get('/v3/messages', (c) => outbox.list(c.req.query('query') ?? '', c.req.query('limit') ?? '10'))
      .notFound(() => errorResponse(404, 'not found'));
  },
});
