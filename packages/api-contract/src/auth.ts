import * as v from 'valibot';
import { cell, flag, requiredText, text, instant, rows } from './wire.ts';
import { limits } from './limits.ts';

/** A passkey of the member. */
export const passkeyRow = v.object({ id: v.string(), name: text(), at: instant(), lastUsedAt: instant() });
export type PasskeyRow = v.InferOutput<typeof passkeyRow>;
export const passkeyList = v.object({ passkeys: rows(passkeyRow) });

/**
 * What a browser is asked, and what it says, in the JSON forms of WebAuthn that @simplewebauthn reads and writes. They
 * are the browser's and the library's matter, so the contract only says that they are objects.
 */
export const webauthnJson = v.record(v.string(), v.unknown());

const passkeyName = requiredText('Name', limits.text.name);

/** Body of `POST /api/auth/passkeys`. */
export const addPasskeyRequest = v.strictObject({ name: passkeyName, response: webauthnJson });
/** Body of `PATCH /api/auth/passkeys/{id}`. */
export const renamePasskeyRequest = v.strictObject({ name: passkeyName });
/** Body of `POST /api/auth/passkey`. */
export const passkeySignInRequest = v.strictObject({ response: webauthnJson });

/**
 * Body of `POST /api/auth/proof`: the password, or what the browser says of a passkey. What is not the member's is 422,
 * never 401.
 */
export const proofRequest = v.pipe(
  v.strictObject({
    password: v.optional(v.pipe(v.string('Enter your password'), v.maxLength(1024, 'Password is too long'))),
    response: v.optional(webauthnJson),
  }),
  v.forward(
    v.check(({ password = '', response }) => (password === '') !== (response === undefined), 'Enter your password'),
    ['password'],
  ),
);

/** A member of a tenant. What the role may, `roles.ts` says. */
export const user = v.object({ id: text(), username: text(), name: text(), email: text(), role: text() });
export type User = v.InferOutput<typeof user>;

/** The organisation that a member belongs to. */
export const tenant = v.object({ id: text(), name: text() });
export type Tenant = v.InferOutput<typeof tenant>;

/** Body of `POST /api/auth/login`. */
export const loginRequest = v.strictObject({
  username: requiredText('Username', limits.text.line),
  password: v.pipe(
    v.string('Password is required'),
    v.minLength(1, 'Password is required'),
    v.maxLength(1024, 'Password is too long'),
  ),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

/** true: the organisation may connect the sandbox in place of real services. */
const sandbox = flag();

/** Answer of `POST /api/auth/login`: token, user and tenant, or `error` beside a refusing status. */
export const loginResponse = v.object({
  token: text(),
  user: cell(user),
  tenant: cell(tenant),
  sandbox,
  /** true: the member has never been here before. */
  firstVisit: flag(),
  error: text(),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** Answer of `GET /api/sso`: how one signs in here. */
export const signInWays = v.object({
  /** What the provider of single sign-on is called: 'Sign in with …'; missing: there is none. */
  name: text(),
  /** true: nobody but admins marked 'Emergency' signs in with a password. */
  passwordsOff: v.boolean(),
});

const handed = v.fallback(v.optional(v.string(), ''), '');
/** Query of `GET /api/sso/begin`. `to`: the page to come back to, a path of the app; any other is the home page. */
export const beginSignOnQuery = v.object({ to: handed });
/** What a provider hands back beside what the server reads itself; a name that is given twice counts as missing. */
export const signOnReturnQuery = v.object({ state: handed, code: handed, error: handed, iss: handed });

/** Body of `POST /api/sso/finish`: the `sso` in the fragment of the page that single sign-on came back to. */
export const finishSignOnRequest = v.strictObject({ ticket: requiredText('Ticket', limits.text.line) });

/** Answer of `POST /api/auth/logout`. */
export const logoutResponse = v.object({
  ok: v.literal(true),
  /** Where a browser may go to sign out at the provider of single sign-on, too; see `signedInWith` of the session. */
  alsoAt: text(),
});

/**
 * Why no password signs a member in: passwords are off here (`off`), or they have none. `passkeysOff`: nor does a
 * passkey. `provider`: the provider of single sign-on, with which they sign in.
 */
const withoutPassword = v.object({ off: flag(), passkeysOff: flag(), provider: text() });
export type WithoutPassword = v.InferOutput<typeof withoutPassword>;

/**
 * Answer of `GET /api/auth/session`: the owner of the bearer token, and what their role may (`rights` in roles.ts;
 * names that are not known are read, and mean nothing).
 */
export const sessionResponse = v.object({
  user,
  tenant: cell(tenant),
  role: text(),
  may: cell(v.array(v.string())),
  sandbox,
  /** true: it is the account of Demo Access, whose password is public. */
  demo: flag(),
  /** The provider of single sign-on with which the session began; `signsOut`: one can sign out there, too. */
  signedInWith: cell(v.object({ name: text(), signsOut: flag() })),
  /** Present: no password signs the member in. */
  withoutPassword: cell(withoutPassword),
});
