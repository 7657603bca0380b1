import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { behaviourOf } from '../../keys.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { unknownPath } from './errors.ts';
import { issueAccess, issueRefresh, readCode, scopesOfRefreshToken, type Code } from './tokens.ts';

/** How long an access token is valid, in seconds: what Google answers. */
const lifetime = 3_599;

const errorResponse = (status: number, error: string, error_description: string): Response =>
  Response.json({ error, error_description }, { status });

const formOf = async (request: Request): Promise<URLSearchParams> => new URLSearchParams(await request.text());

/** Client secrets that are accepted, but bring about the trouble that they are named after. */
export const clientsThatMisbehave = {
  noRefreshToken: 'sandbox-no-refresh-token',
  redirectMismatch: 'sandbox-redirect-mismatch',
} as const;

/** Whether a verifier is the one that a code was asked for with: https://www.rfc-editor.org/rfc/rfc7636#section-4.6 */
function isVerified({ challenge, method = 'plain' }: Code, verifier: string): boolean {
  if (challenge === undefined) return true;
  return challenge === (method === 'S256' ? hash('sha256', verifier, 'base64url') : verifier);
}

/** Signing in to Google: the exchange of codes and refresh tokens for access tokens. */
export const google = defineService({
  id: 'google',
  hosts: ['oauth2.googleapis.com'],
  docs: [
    'https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code',
    'https://developers.google.com/identity/protocols/oauth2/web-server#offline',
    'https://www.rfc-editor.org/rfc/rfc6749#section-5.2',
  ],
  access: {
    // Where the client secret is one that works, the refresh token decides how the service behaves, so that both can be
    // tried. A refresh token that is no key of the sandbox is refused below, as Google does it.
    secretOf: async (request) => {
      const form = await formOf(request);
      const client = form.get('client_secret') ?? '';
      const account = form.get('refresh_token') ?? '';
      return behaviourOf(client) === 'works' && behaviourOf(account) !== 'wrong' ? account : client;
    },
    refusals: {
      wrong: () => errorResponse(401, 'invalid_client', 'The provided client secret is invalid.'),
      // Google issues tokens all the same; its APIs refuse them then.
      'no-permission': () => undefined,
      'rate-limited': () => undefined,
      'no-credit': () => undefined,
    },
  },
  routes: ({ clock }) => {
    const usedCodes = new Set<string>();
    return new Hono<RouteEnv>()
      .post('/token', async (c) => {
        const form = await formOf(c.req.raw);
        const field = (name: string): string => form.get(name) ?? '';
        if (field('client_id') === '')
          return errorResponse(400, 'invalid_request', 'Could not determine client ID from request.');
        const answer = (scopes: readonly string[], more: object = {}) =>
          c.json({
            access_token: issueAccess({
              behaviour: c.env.behaviour,
              scopes,
              expires: clock().getTime() + lifetime * 1_000,
            }),
            expires_in: lifetime,
            ...more,
            scope: scopes.join(' '),
            token_type: 'Bearer',
          });
        if (field('grant_type') === 'refresh_token') {
          if (field('refresh_token') === '')
            return errorResponse(400, 'invalid_request', 'Missing required parameter: refresh_token');
          const scopes = scopesOfRefreshToken(field('refresh_token'));
          return scopes ? answer(scopes) : errorResponse(400, 'invalid_grant', 'Bad Request');
        }
        if (field('grant_type') === 'authorization_code') {
          const text = field('code');
          if (text === '') return errorResponse(400, 'invalid_request', 'Missing required parameter: code');
          const code = readCode(text);
          if (!code) return errorResponse(400, 'invalid_grant', 'Malformed auth code.');
          if (
            code.redirectUri !== field('redirect_uri') ||
            field('client_secret') === clientsThatMisbehave.redirectMismatch
          )
            return errorResponse(400, 'redirect_uri_mismatch', 'Bad Request');
          if (usedCodes.has(text) || code.expires <= clock().getTime() || code.clientId !== field('client_id'))
            return errorResponse(400, 'invalid_grant', 'Bad Request');
          if (!isVerified(code, field('code_verifier')))
            return errorResponse(400, 'invalid_grant', 'Invalid code verifier.');
          usedCodes.add(text);
          const issuesRefresh = code.online !== true && field('client_secret') !== clientsThatMisbehave.noRefreshToken;
          return answer(code.scopes, issuesRefresh ? { refresh_token: issueRefresh(code.scopes) } : {});
        }
        return errorResponse(400, 'unsupported_grant_type', `Invalid grant_type: ${field('grant_type')}`);
      })
      .notFound(unknownPath);
  },
});
