import * as v from 'valibot';
import { accepted, noPermission, undecided, wrongFields } from './verdicts.ts';
import { bearer, errorOf, whoAmI } from './whoAmI.ts';

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

/**
 * Asks whose token this is. Slack refuses with status 200 and `ok: false`:
 * https://docs.slack.dev/reference/methods/auth.test
 */
export const slack = whoAmI({
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
  inspect: () => accepted('slack', { kind: 'botTokenAccepted', args: {} }),
});
