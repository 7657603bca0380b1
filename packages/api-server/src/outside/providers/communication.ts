import { product } from '@switchboard/api-contract/product';
import * as v from 'valibot';
import { accepted, noPermission, undecided, wrongCredentials, wrongFields } from './checkResults.ts';
import { basic, bearer, errorOf, whoAmI, type Check } from './whoAmI.ts';

// Slack's errors, by what they say of the token.
const wrong: readonly string[] = [
  'invalid_auth',
  'not_authed',
  'token_expired',
  'token_revoked',
  'account_inactive',
  'not_allowed_token_type',
];
const lacking: readonly string[] = [
  'missing_scope',
  'no_permission',
  'access_denied',
  'ekm_access_denied',
  'team_access_not_granted',
  'org_login_required',
  'two_factor_setup_required',
  'enterprise_is_restricted',
];
const busy: readonly string[] = ['ratelimited', 'rate_limited', 'accesslimited'];
const failing: readonly string[] = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout'];

/** What notifications need. */
const scope = 'chat:write';

/** Telling people something. */
export const communication = {
  /** Reads the account: https://www.twilio.com/docs/iam/api/account#fetch-an-account-resource */
  twilio: whoAmI({
    service: 'twilio',
    request: ({ accountSid = '', authToken }) => ({
      method: 'GET',
      url: `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`,
      headers: basic(accountSid, authToken),
    }),
    success: v.object({ status: v.string() }),
    judge: ({ status }) =>
      status === 404 ? wrongCredentials('twilio', { kind: 'accountUnknown', args: {} }) : undefined,
    inspect: ({ status }) =>
      status === 'active' ? undefined : noPermission('twilio', { kind: 'reopenAccount', args: {} }),
  }),
  /**
   * Lists what the key may do:
   * https://www.twilio.com/docs/sendgrid/api-reference/api-key-permissions/retrieve-a-list-of-scopes-for-which-this-user-has-access
   */
  sendgrid: whoAmI({
    service: 'sendgrid',
    request: ({ apiKey }) => ({ method: 'GET', url: 'https://api.sendgrid.com/v3/scopes', headers: bearer(apiKey) }),
    success: v.object({ scopes: v.array(v.string()) }),
    inspect: ({ scopes }) => (scopes.includes('mail.send') ? undefined : noPermission('sendgrid')),
  }),
  /**
   * Asks whose token this is, which needs no scope; those that the token has stand in a header. Slack refuses with
   * status 200 and `ok: false`: https://docs.slack.dev/reference/methods/auth.test
   * https://docs.slack.dev/authentication/installing-with-oauth
   */
  slack: whoAmI({
    service: 'slack',
    request: ({ botToken }) => ({
      method: 'POST',
      url: 'https://slack.com/api/auth.test',
      headers: bearer(botToken),
      body: '',
    }),
    success: v.object({ ok: v.literal(true) }),
    judge: (answer) => {
      const error = answer.status === 200 ? errorOf(answer) : undefined;
      if (error === undefined) return undefined;
      if (wrong.includes(error)) return wrongFields('slack', 'Slack', ['Bot Token']);
      if (lacking.includes(error)) return noPermission('slack');
      if (busy.includes(error)) return undecided('slack', 429);
      return failing.includes(error) ? undecided('slack', 503) : undefined;
    },
    inspect: (_, __, { 'x-oauth-scopes': scopes }) =>
      typeof scopes === 'string' && !scopes.split(/\s*,\s*/).includes(scope)
        ? { ...noPermission('slack'), message: { kind: 'botTokenLacks', args: { scope } } }
        : accepted('slack', { kind: 'botTokenAccepted', args: {} }),
  }),
  /** Reads the bot's own user: https://discord.com/developers/docs/resources/user#get-current-user */
  discord: whoAmI({
    service: 'discord',
    // Discord blocks clients without a User-Agent in its own format:
    // https://discord.com/developers/docs/reference#user-agent
    request: ({ botToken = '' }) => ({
      method: 'GET',
      url: 'https://discord.com/api/v10/users/@me',
      headers: { authorization: `Bot ${botToken}`, 'user-agent': `DiscordBot (${product.name}, 1.0)` },
    }),
    success: v.object({ id: v.string() }),
  }),
} satisfies Record<string, Check>;
