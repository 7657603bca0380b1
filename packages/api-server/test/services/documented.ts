import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Credentials } from '../../src/providers/whoAmI.ts';

/** A request, as the stand-in server received it. `form` holds the fields of a form body. */
export interface Seen {
  readonly method: string;
  /** With https and the requested host. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

/** An answer; `body` is sent as JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of a service, with its documented answers. */
export interface DocumentedCall {
  /** Method, and address without query. */
  readonly call: string;
  /** Whether the request has everything that the service requires, and the right secret. */
  readonly authorised: (seen: Seen) => boolean;
  readonly right: Reply;
  readonly wrong: Reply;
  /** The answer to valid credentials without permission; missing if the service never refuses the call for that reason. */
  readonly forbidden?: Reply;
  /** Missing: 429 without a body. */
  readonly limited?: Reply;
}

/** A service as its documentation describes it. */
export interface Documented {
  /** Credentials that the stand-in server accepts. */
  readonly credentials: Credentials;
  /** The secrets whose wrong value must be noticed. */
  readonly checked: readonly string[];
  readonly calls: readonly DocumentedCall[];
}

type Called = Exclude<ServiceId, 'perplexity' | 'zapier'>;

const header = (name: string, value: string) => (seen: Seen) => seen.headers[name] === value;
const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): Reply => ({
  status,
  body,
  ...(headers && { headers }),
});
const oauthClient = { clientId: '1234-abc.apps.googleusercontent.com', clientSecret: 'GOCSPX-right' };
const hasFields = (fields: Readonly<Record<string, string>>) => (seen: Seen) =>
  seen.headers['content-type'] === 'application/x-www-form-urlencoded' &&
  Object.entries(fields).every(([key, value]) => seen.form[key] === value);

const googleToken: DocumentedCall = {
  call: 'POST https://oauth2.googleapis.com/token',
  authorised: hasFields({
    grant_type: 'refresh_token',
    client_id: oauthClient.clientId,
    client_secret: oauthClient.clientSecret,
  }),
  right: json(200, {
    access_token: 'ya29.fresh',
    expires_in: 3599,
    scope: 'https://mail.google.com/',
    token_type: 'Bearer',
  }),
  wrong: json(401, { error: 'invalid_client', error_description: 'The OAuth client was not found.' }),
};
const googleProfile = (call: string, right: unknown): DocumentedCall => ({
  call,
  authorised: header('authorization', 'Bearer ya29.fresh'),
  right: json(200, right),
  wrong: json(401, { error: { code: 401, message: 'Invalid Credentials', status: 'UNAUTHENTICATED' } }),
  forbidden: json(403, {
    error: {
      code: 403,
      message: 'Request had insufficient authentication scopes.',
      errors: [{ domain: 'global', reason: 'insufficientPermissions' }],
      status: 'PERMISSION_DENIED',
    },
  }),
  limited: json(403, {
    error: {
      code: 403,
      message: 'Rate Limit Exceeded',
      errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }],
    },
  }),
});

/** What each service documents, for the stand-in server of the tests. */
export const documented = {
  openai: {
    credentials: { apiKey: 'sk-right', organization: 'org-1' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.openai.com/v1/models',
        authorised: (seen) =>
          header('authorization', 'Bearer sk-right')(seen) &&
          [undefined, 'org-1'].includes(seen.headers['openai-organization'] as string | undefined),
        right: json(200, {
          object: 'list',
          data: [{ id: 'gpt-4o', object: 'model', created: 1686935002, owned_by: 'openai' }],
        }),
        wrong: json(401, {
          error: {
            message: 'Incorrect API key provided: sk-…ong.',
            type: 'invalid_request_error',
            param: null,
            code: 'invalid_api_key',
          },
        }),
        forbidden: json(403, {
          error: {
            message: 'You have insufficient permissions for this operation. Missing scopes: api.model.read.',
            type: 'invalid_request_error',
          },
        }),
        limited: json(429, { error: { message: 'Rate limit reached', type: 'requests' } }),
      },
    ],
  },
  anthropic: {
    credentials: { apiKey: 'sk-ant-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.anthropic.com/v1/models',
        authorised: (seen) =>
          header('x-api-key', 'sk-ant-right')(seen) && header('anthropic-version', '2023-06-01')(seen),
        right: json(200, {
          data: [{ type: 'model', id: 'claude-sonnet-4', display_name: 'Claude' }],
          has_more: true,
          first_id: 'claude-sonnet-4',
          last_id: 'claude-sonnet-4',
        }),
        wrong: json(401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }),
        forbidden: json(403, {
          type: 'error',
          error: {
            type: 'permission_error',
            message: 'Your API key does not have permission to use the specified resource.',
          },
        }),
        limited: json(429, { type: 'error', error: { type: 'rate_limit_error', message: 'Too many requests' } }),
      },
    ],
  },
  gmail: {
    credentials: { ...oauthClient, refreshToken: '1//right' },
    checked: ['clientId', 'clientSecret'],
    calls: [
      googleToken,
      googleProfile('GET https://gmail.googleapis.com/gmail/v1/users/me/profile', {
        emailAddress: 'ana@example.com',
        messagesTotal: 12,
        threadsTotal: 9,
        historyId: '77',
      }),
    ],
  },
  'google-calendar': {
    credentials: { ...oauthClient, refreshToken: '1//right' },
    checked: ['clientId', 'clientSecret'],
    calls: [
      googleToken,
      googleProfile('GET https://www.googleapis.com/calendar/v3/users/me/calendarList', {
        kind: 'calendar#calendarList',
        etag: '"1"',
        items: [],
      }),
    ],
  },
  stripe: {
    credentials: { secretKey: 'sk_test_right', publishableKey: 'pk_test_right', webhookSecret: 'whsec_1' },
    checked: ['secretKey', 'publishableKey'],
    calls: [
      {
        call: 'GET https://api.stripe.com/v1/balance',
        authorised: header('authorization', 'Bearer sk_test_right'),
        right: json(200, { object: 'balance', available: [], livemode: false, pending: [] }),
        wrong: json(401, {
          error: { message: 'Invalid API Key provided: sk_test_*rong', type: 'invalid_request_error' },
        }),
        forbidden: json(403, {
          error: {
            message: 'The provided key does not have the required permissions for this endpoint.',
            type: 'invalid_request_error',
          },
        }),
        limited: json(429, { error: { code: 'rate_limit', type: 'invalid_request_error' } }),
      },
    ],
  },
  apollo: {
    credentials: { apiKey: 'apollo-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.apollo.io/v1/auth/health',
        authorised: header('x-api-key', 'apollo-right'),
        right: json(200, { healthy: true, is_logged_in: true }),
        wrong: json(200, { healthy: true, is_logged_in: false }),
        forbidden: json(403, {
          error: 'v1/auth/health is not accessible with this api_key',
          error_code: 'API_INACCESSIBLE',
        }),
      },
    ],
  },
  google: {
    credentials: oauthClient,
    checked: ['clientId', 'clientSecret'],
    calls: [{ ...googleToken, right: json(400, { error: 'invalid_grant', error_description: 'Bad Request' }) }],
  },
  twilio: {
    credentials: { accountSid: 'AC0123456789abcdef0123456789abcdef', authToken: 'right', phoneNumber: '+15550100142' },
    checked: ['authToken'],
    calls: [
      {
        call: 'GET https://api.twilio.com/2010-04-01/Accounts/AC0123456789abcdef0123456789abcdef.json',
        authorised: header(
          'authorization',
          `Basic ${Buffer.from('AC0123456789abcdef0123456789abcdef:right').toString('base64')}`,
        ),
        right: json(200, {
          sid: 'AC0123456789abcdef0123456789abcdef',
          friendly_name: 'Main',
          status: 'active',
          type: 'Full',
        }),
        wrong: json(401, {
          code: 20003,
          message: 'Authenticate',
          more_info: 'https://www.twilio.com/docs/errors/20003',
          status: 401,
        }),
        forbidden: json(403, { code: 20403, message: 'Account not active', status: 403 }),
        limited: json(429, { code: 20429, message: 'Too Many Requests', status: 429 }),
      },
    ],
  },
  tavily: {
    credentials: { apiKey: 'tvly-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.tavily.com/usage',
        authorised: header('authorization', 'Bearer tvly-right'),
        right: json(200, {
          key: { usage: 150, limit: 1000 },
          account: { current_plan: 'Bootstrap', plan_usage: 500, plan_limit: 15000 },
        }),
        wrong: json(401, { detail: { error: 'Unauthorized: missing or invalid API key.' } }),
        forbidden: json(403, { detail: { error: 'Forbidden' } }),
        limited: json(429, { detail: { error: 'Your request has been blocked due to excessive requests.' } }),
      },
    ],
  },
  serper: {
    credentials: { apiKey: 'serper-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://google.serper.dev/account',
        authorised: header('x-api-key', 'serper-right'),
        right: json(200, { balance: 2492, rateLimit: 50 }),
        wrong: json(403, { message: 'Unauthorized.', statusCode: 403 }),
        forbidden: json(403, { message: 'Account suspended', statusCode: 403 }),
      },
    ],
  },
  sendgrid: {
    credentials: { apiKey: 'SG.right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.sendgrid.com/v3/scopes',
        authorised: header('authorization', 'Bearer SG.right'),
        right: json(200, { scopes: ['mail.send', 'sender_verification_eligible'] }),
        wrong: json(401, { errors: [{ message: 'authorization required', field: null, help: null }] }),
        forbidden: json(200, { scopes: ['alerts.read'] }),
        limited: json(429, { errors: [{ message: 'too many requests' }] }),
      },
    ],
  },
  slack: {
    credentials: { botToken: 'xoxb-right', signingSecret: 'signing' },
    checked: ['botToken'],
    calls: [
      {
        call: 'POST https://slack.com/api/auth.test',
        authorised: header('authorization', 'Bearer xoxb-right'),
        right: json(200, {
          ok: true,
          url: 'https://acme.slack.com/',
          team: 'Acme',
          user: 'switchboard',
          team_id: 'T1',
          user_id: 'U1',
          bot_id: 'B1',
        }),
        wrong: json(200, { ok: false, error: 'invalid_auth' }),
        forbidden: json(200, { ok: false, error: 'missing_scope' }),
        limited: json(200, { ok: false, error: 'ratelimited' }),
      },
    ],
  },
  discord: {
    credentials: { botToken: 'right.token', clientId: '12345678901234567' },
    checked: ['botToken'],
    calls: [
      {
        call: 'GET https://discord.com/api/v10/users/@me',
        authorised: (seen) =>
          header('authorization', 'Bot right.token')(seen) &&
          (seen.headers['user-agent'] ?? '').startsWith('DiscordBot ('),
        right: json(200, { id: '12345678901234567', username: 'switchboard', discriminator: '0', bot: true }),
        wrong: json(401, { message: '401: Unauthorized', code: 0 }),
        forbidden: json(403, { message: 'Missing Access', code: 50001 }),
        limited: json(429, { message: 'You are being rate limited.', retry_after: 1.5, global: false }),
      },
    ],
  },
  hubspot: {
    credentials: { apiKey: 'pat-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.hubapi.com/account-info/v3/details',
        authorised: header('authorization', 'Bearer pat-right'),
        right: json(200, {
          portalId: 1234567,
          accountType: 'STANDARD',
          timeZone: 'US/Eastern',
          companyCurrency: 'USD',
        }),
        wrong: json(401, {
          status: 'error',
          message: 'Authentication credentials not found.',
          category: 'INVALID_AUTHENTICATION',
        }),
        forbidden: json(403, {
          status: 'error',
          message: 'This app hasn’t been granted all required scopes.',
          category: 'MISSING_SCOPES',
        }),
        limited: json(429, {
          status: 'error',
          message: 'You have reached your ten_secondly_rolling limit.',
          errorType: 'RATE_LIMIT',
          policyName: 'TEN_SECONDLY_ROLLING',
        }),
      },
    ],
  },
  salesforce: {
    credentials: { clientId: '3MVG9right', clientSecret: 'right', username: 'ana@example.com', password: 'rightTOKEN' },
    checked: ['clientId', 'clientSecret', 'username', 'password'],
    calls: [
      {
        call: 'POST https://login.salesforce.com/services/oauth2/token',
        authorised: hasFields({
          grant_type: 'password',
          client_id: '3MVG9right',
          client_secret: 'right',
          username: 'ana@example.com',
          password: 'rightTOKEN',
        }),
        right: json(200, {
          access_token: '00D!AQ',
          instance_url: 'https://acme.my.salesforce.com',
          id: 'https://login.salesforce.com/id/00D/005',
          token_type: 'Bearer',
          issued_at: '1278448384422',
          signature: 'x',
        }),
        wrong: json(400, { error: 'invalid_grant', error_description: 'authentication failure' }),
        forbidden: json(400, { error: 'inactive_user', error_description: 'user is inactive' }),
        limited: json(400, { error: 'rate_limit_exceeded', error_description: 'login rate exceeded' }),
      },
    ],
  },
  github: {
    credentials: { token: 'ghp_right' },
    checked: ['token'],
    calls: [
      {
        call: 'GET https://api.github.com/user',
        authorised: (seen) =>
          header('authorization', 'Bearer ghp_right')(seen) &&
          seen.headers['user-agent'] !== undefined &&
          header('x-github-api-version', '2022-11-28')(seen),
        right: json(200, { login: 'octocat', id: 1, type: 'User' }, { 'x-ratelimit-remaining': '4999' }),
        wrong: json(401, { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest' }),
        forbidden: json(
          403,
          { message: 'Resource protected by organization SAML enforcement.' },
          { 'x-ratelimit-remaining': '4998' },
        ),
        limited: json(403, { message: 'API rate limit exceeded for user ID 1.' }, { 'x-ratelimit-remaining': '0' }),
      },
    ],
  },
  notion: {
    credentials: { apiKey: 'ntn_right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.notion.com/v1/users/me',
        authorised: (seen) =>
          header('authorization', 'Bearer ntn_right')(seen) && header('notion-version', '2022-06-28')(seen),
        right: json(200, { object: 'user', id: '16d84278', name: 'Switchboard', type: 'bot', bot: {} }),
        wrong: json(401, { object: 'error', status: 401, code: 'unauthorized', message: 'API token is invalid.' }),
        forbidden: json(403, {
          object: 'error',
          status: 403,
          code: 'restricted_resource',
          message: 'Insufficient permissions for this endpoint.',
        }),
        limited: json(429, { object: 'error', status: 429, code: 'rate_limited' }),
      },
    ],
  },
  airtable: {
    credentials: { apiKey: 'pat.right', baseId: 'app1' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://api.airtable.com/v0/meta/whoami',
        authorised: header('authorization', 'Bearer pat.right'),
        right: json(200, { id: 'usrL2PNC5o3H4lBEi', scopes: ['data.records:read'] }),
        wrong: json(401, { error: { type: 'AUTHENTICATION_REQUIRED', message: 'Authentication required' } }),
        forbidden: json(403, {
          error: { type: 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND', message: 'Invalid permissions' },
        }),
        limited: json(429, { errors: [{ error: 'RATE_LIMIT_REACHED' }] }),
      },
    ],
  },
  make: {
    credentials: { apiKey: 'make-right' },
    checked: ['apiKey'],
    calls: [
      {
        call: 'GET https://eu1.make.com/api/v2/users/me',
        authorised: header('authorization', 'Token make-right'),
        right: json(200, { authUser: { id: 1, name: 'Ana', email: 'ana@example.com' } }),
        wrong: json(401, { detail: 'Access denied.', message: 'Access denied.', code: 'SC401' }),
        forbidden: json(403, { message: 'Permission denied', code: 'SC403', detail: 'Insufficient rights' }),
        limited: json(429, {
          message: 'Requests limit for organization exceeded, please try again later.',
          code: 'SC429',
        }),
      },
    ],
  },
} as const satisfies Record<Called, Documented>;

/** The services that a check calls. */
export const calledServices = Object.keys(documented) as readonly Called[];

/** Whether a check of this service makes a call. */
export const isCalled = (id: ServiceId): id is Called => id in documented;
