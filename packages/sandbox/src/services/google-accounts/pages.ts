import { html } from 'hono/html';

/** Looks like no particular company's page: it must not be taken for the real one. */
export const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
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
export const consentPage = ({ clientId, account, scopes, hidden }: Consent) =>
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
export const errorPage = ({ error, why }: { readonly error: string; readonly why: string }) =>
  page(
    'Error – Google Accounts (sandbox)',
    html`<h1>Access blocked: this request is invalid</h1>
      <p>${error}</p>
      <p>${why}</p>`,
  );
