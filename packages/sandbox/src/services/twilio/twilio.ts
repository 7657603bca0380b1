import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { basicOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';

/** An error as Twilio words it. */
const errorResponse = (status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status, headers },
  );

const notFound = (path: string): Response => errorResponse(404, 20_404, `The requested resource ${path} was not found`);

/** A time as Twilio writes it (RFC 2822). */
const formatDate = (time: Date): string => time.toUTCString().replace('GMT', '+0000');

interface Message {
  readonly account_sid: string;
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly [field: string]: unknown;
}

const invalid = (code: number, message: string): never => refuse(errorResponse(400, code, message));
const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);
/** A Messaging Service, which chooses the sender among its numbers. */
const isService = (text: string): boolean => /^MG[0-9a-f]{32}$/i.test(text);
const numberOfService = '+15005550006';
const isName = (text: string): boolean => /^(?=.*[a-z])[a-z\d ]{1,11}$/i.test(text);

/** The numbers that Twilio keeps for trying out what goes wrong, with the error of each. */
const badSenders: Readonly<Record<string, readonly [code: number, message: string]>> = {
  '+15005550001': [
    21_212,
    "The 'From' number +15005550001 is not a valid phone number, shortcode, or alphanumeric sender ID.",
  ],
  '+15005550007': [
    21_606,
    "The 'From' phone number provided (+15005550007) is not a valid message-capable Twilio phone number for this destination.",
  ],
  '+15005550008': [21_611, "This 'From' number has exceeded the maximum number of queued messages."],
};
const badRecipients: typeof badSenders = {
  '+15005550001': [21_211, "Invalid 'To' Phone Number: +1500555XXXX"],
  '+15005550002': [
    21_612,
    "Message cannot be sent with the current combination of 'To' (+1500555XXXX) and/or 'From' parameters.",
  ],
  '+15005550003': [
    21_408,
    "Permission to send an SMS has not been enabled for the region indicated by the 'To' number: +1500555XXXX.",
  ],
  '+15005550004': [21_610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21_614, "'To' number is not a valid mobile number"],
};

/** How many text messages a text becomes: 160 plain letters fit into one, 70 others; fewer where there are several. */
function segmentsOf(text: string): number {
  const [one, each] = /^[\x20-\x7e\n\räöüÄÖÜßéèàñ§£€]*$/.test(text) ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}

/** Sends text messages, and remembers them. */
function createMessages(world: World) {
  const sent: Message[] = [];
  const of = (account: string): readonly Message[] => sent.filter(({ account_sid }) => account_sid === account);
  return {
    send: (account: string, fields: URLSearchParams): Response => {
      const [to = '', named = '', body = ''] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
      const service = fields.get('MessagingServiceSid') ?? (named.startsWith('MG') ? named : null);
      const from = service === null ? named : numberOfService;
      if (to === '') invalid(21_604, "A 'To' phone number is required.");
      if (from === '') invalid(21_603, "A 'From' or 'MessagingServiceSid' parameter is required to send a message.");
      if (service !== null && !isService(service)) invalid(21_705, `The Messaging Service Sid ${service} is invalid.`);
      if (body === '') invalid(21_602, 'Message body is required.');
      if (!isNumber(to)) invalid(21_211, `Invalid 'To' Phone Number: ${to.slice(0, 8)}XXXX`);
      if (!isNumber(from) && !isName(from))
        invalid(21_212, `The 'From' number ${from} is not a valid phone number, shortcode, or alphanumeric sender ID.`);
      const bad = badRecipients[to] ?? badSenders[from];
      if (bad) invalid(...bad);
      if (to === from) invalid(21_266, `'To' and 'From' number cannot be the same: ${to.slice(0, 8)}XXXX`);
      if (body.length > 1_600) invalid(21_617, 'The concatenated message body exceeds the 1600 character limit.');
      const sid = `SM${hexId(`twilio ${sent.length}`, 32)}`;
      const uri = `/2010-04-01/Accounts/${account}/Messages/${sid}.json`;
      const now = formatDate(world.clock());
      const message = {
        sid,
        account_sid: account,
        messaging_service_sid: service,
        from,
        to,
        body,
        status: 'queued',
        direction: 'outbound-api',
        num_segments: String(segmentsOf(body)),
        num_media: '0',
        date_created: now,
        date_updated: now,
        date_sent: null,
        price: null,
        price_unit: 'USD',
        error_code: null,
        error_message: null,
        api_version: '2010-04-01',
        uri,
        subresource_uris: { media: uri.replace('.json', '/Media.json') },
      };
      // Whoever reads it later finds it delivered.
      sent.unshift({ ...message, status: 'delivered', date_sent: now });
      // A service chooses its number after it has accepted the message.
      const accepted = service === null ? message : { ...message, from: null, status: 'accepted' };
      return Response.json(accepted, { status: 201 });
    },
    read: (account: string, sid: string): Response | undefined => {
      const found = of(account).find((message) => message.sid === sid);
      return found && Response.json(found);
    },
    /** Newest first, in pages. */
    list: (account: string, { pathname, searchParams }: URL): Response => {
      const [size, page] = [Number(searchParams.get('PageSize') ?? 50), Number(searchParams.get('Page') ?? 0)];
      if (!Number.isInteger(size) || size < 1 || size > 1_000 || !Number.isInteger(page) || page < 0)
        return errorResponse(400, 20_001, 'Page size must be between 1 and 1000');
      const [to, from] = [searchParams.get('To'), searchParams.get('From')];
      const found = of(account).filter(
        (message) => (to === null || message.to === to) && (from === null || message.from === from),
      );
      const at = (number: number): string => {
        const query = new URLSearchParams({ ...(to && { To: to }), ...(from && { From: from }) });
        query.set('PageSize', String(size));
        query.set('Page', String(number));
        return `${pathname}?${query.toString()}`;
      };
      const start = page * size;
      const messages = found.slice(start, start + size);
      return Response.json({
        messages,
        page,
        page_size: size,
        start,
        end: start + Math.max(messages.length - 1, 0),
        uri: at(page),
        first_page_uri: at(0),
        previous_page_uri: page > 0 ? at(page - 1) : null,
        next_page_uri: start + size < found.length ? at(page + 1) : null,
      });
    },
  };
}

const base = '/2010-04-01/Accounts';
const isSid = (text: string): boolean => /^AC[0-9a-f]{32}$/i.test(text);

/**
 * Twilio: text messages. Any well-formed Account SID has an account here, with any well-formed Messaging Service, and
 * every number belongs to it but those that Twilio keeps for trying out what goes wrong.
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
      wrong: () => errorResponse(401, 20_003, 'Authenticate'),
      'no-permission': () => errorResponse(403, 20_403, 'Forbidden'),
      'rate-limited': () => errorResponse(429, 20_429, 'Too Many Requests', retryLater),
      // An account without funds is suspended: it can be read, and sends nothing.
      'no-credit': ({ method }) => (method === 'GET' ? undefined : errorResponse(403, 20_005, 'Account not active')),
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
        if (basicOf(c.req.raw)?.name !== sid) return errorResponse(401, 20_003, 'Authenticate');
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
