import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { defineService, type RouteEnv } from '../../Service.ts';
import { owner } from '../../world/account.ts';
import { unknownPath } from '../google/errors.ts';
import { issueCode, scopes as known } from '../google/tokens.ts';

/** Looks like no particular company's page: it must not be taken for the real one. */
const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; }
main { max-width: 32rem; padding: 1.5rem; }
h1 { font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere; }
.mark { border: 1px solid; border-radius: 0.375rem; padding: 0.5rem 0.75rem; }
fieldset { border: 0; margin: 1.5rem 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
label { display: flex; gap: 0.75rem; padding: 0.5rem 0; overflow-wrap: anywhere; }
input { flex: none; width: 1.25rem; height: 1.25rem; }
.buttons { display: flex; justify-content: flex-end; gap: 0.75rem; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; }
`;

type Html = ReturnType<typeof html>;

const page = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="style.css" />
      </head>
      <body>
        <main>
          <p class="mark">Sandbox: this page stands in for Google’s consent screen. Nothing leaves this server.</p>
          ${content}
        </main>
      </body>
    </html>`;

interface Consent {
  readonly clientId: string;
  readonly account: string;
  readonly scopes: readonly string[];
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** Asks for the scopes, each of which can be unticked. */
const consentPage = ({ clientId, account, scopes, hidden }: Consent) =>
  page(
    'Sign in – Google Accounts (sandbox)',
    html`<h1>${clientId} wants to access your Google Account</h1>
      <p>${account}</p>
      <form method="get" action="answer">
        ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <fieldset>
          <legend>Select what it can access</legend>
          ${scopes.map(
            (scope) => html`<label><input type="checkbox" name="allow" value="${scope}" checked />${scope}</label>`,
          )}
        </fieldset>
        <p class="buttons">
          <button name="answer" value="cancel">Cancel</button>
          <button name="answer" value="continue">Continue</button>
        </p>
      </form>`,
  );

/** Says what is wrong with a request, and leads nowhere, as Google's does. */
const errorPage = ({ error, why }: { readonly error: string; readonly why: string }) =>
  page(
    'Error – Google Accounts (sandbox)',
    html`<h1>Access blocked: this request is invalid</h1>
      <p>${error}</p>
      <p>${why}</p>`,
  );

const codeMs = 600_000;
const all: readonly string[] = Object.values(known);

/** What a client asks for. */
interface Asked {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

/** What is wrong with an authorization request, in Google's words, or what is asked for. */
function readAsked(c: Context): Asked | { readonly error: string; readonly why: string } {
  const field = (name: string): string => c.req.query(name) ?? '';
  const invalid = (why: string) => ({ error: 'Error 400: invalid_request', why });
  const clientId = field('client_id');
  if (clientId === '') return { error: 'Error 401: invalid_client', why: 'The OAuth client was not found.' };
  const redirectUri = field('redirect_uri');
  if (!URL.canParse(redirectUri)) return invalid('Missing required parameter: redirect_uri');
  if (field('response_type') !== 'code') return invalid('Missing required parameter: response_type');
  const asked = field('scope').split(' ').filter(Boolean);
  if (asked.length === 0) return invalid('Missing required parameter: scope');
  const odd = asked.filter((scope) => !all.includes(scope));
  if (odd.length > 0)
    return { error: 'Error 400: invalid_scope', why: `Some requested scopes were invalid: ${odd.join(', ')}` };
  if (!['', 'plain', 'S256'].includes(field('code_challenge_method')))
    return invalid('Invalid parameter value for code_challenge_method');
  return { clientId, redirectUri, scopes: asked };
}

/** Parameters that the page passes on to its form. */
const passedOn = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'access_type',
  'code_challenge',
  'code_challenge_method',
] as const;

/**
 * Google's consent screen. The form is our own, since Google documents only what goes in and what comes back. A
 * redirect address is taken as registered; Google shows a page of its own where it is not, and sends nobody back.
 */
export const googleAccounts = defineService({
  id: 'google-accounts',
  hosts: ['accounts.google.com'],
  docs: [
    'https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient',
    'https://developers.google.com/identity/protocols/oauth2/web-server#handlingresponse',
    'https://developers.google.com/identity/protocols/oauth2/resources/granular-permissions',
    'https://www.rfc-editor.org/rfc/rfc7636#section-4.3',
  ],
  routes: ({ clock }) =>
    new Hono<RouteEnv>()
      .get('/o/oauth2/v2/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
      .get('/o/oauth2/v2/auth', (c) => {
        const asked = readAsked(c);
        if ('error' in asked) return c.html(errorPage(asked), 400);
        const hidden = passedOn.flatMap((name) => {
          const value = c.req.query(name);
          return value === undefined ? [] : [[name, value] as const];
        });
        return c.html(consentPage({ ...asked, account: owner.email, hidden }));
      })
      .get('/o/oauth2/v2/answer', (c) => {
        const asked = readAsked(c);
        if ('error' in asked) return c.html(errorPage(asked), 400);
        const back = new URL(asked.redirectUri);
        const state = c.req.query('state');
        if (state !== undefined) back.searchParams.set('state', state);
        const allowed = asked.scopes.filter((scope) => c.req.queries('allow')?.includes(scope));
        if (c.req.query('answer') !== 'continue' || allowed.length === 0)
          back.searchParams.set('error', 'access_denied');
        else {
          const challenge = c.req.query('code_challenge');
          const method = c.req.query('code_challenge_method');
          const code = issueCode({
            clientId: asked.clientId,
            redirectUri: asked.redirectUri,
            scopes: allowed,
            expires: clock().getTime() + codeMs,
            ...(challenge !== undefined && { challenge, ...(method !== undefined && { method }) }),
            ...(c.req.query('access_type') !== 'offline' && { online: true }),
          });
          back.searchParams.set('code', code);
          back.searchParams.set('scope', allowed.join(' '));
        }
        return c.redirect(back.href, 302);
      })
      .notFound(unknownPath),
});
