import { hourMs } from '@switchboard/api-contract/time';
import type * as openIdClient from 'openid-client';
import type { Configuration, IDToken, ServerMetadata, UserInfoResponse } from 'openid-client';
import { mostBytes, requestTimeoutMs } from '../../outside/providers/client.ts';
import type { Context } from '../../platform/Context.ts';
import { issuerOf, type SignOnConfig } from '../../platform/signOnConfig.ts';
import { SignOnFailure } from './SignOnFailure.ts';

/** How far the clocks of this server and of the provider may differ, in seconds. */
export const clockToleranceSeconds = 60;
/** How long ago the provider was heard of, so that a browser is sent there without another look. */
const heardMs = 5_000;
/** How long a provider that answered before may take for that look. */
const lookMs = 3_000;

/** The secrets of one visit, beside its state. */
export interface VisitSecrets {
  readonly nonce: string;
  /** Of PKCE; null: it is off. */
  readonly verifier: string | null;
}

/** What the provider says of somebody, of the ID token and, where that lacks something, of userinfo. */
export interface Claims {
  readonly sub: string;
  readonly [name: string]: unknown;
}

/** Who came back. */
export interface Arrival {
  readonly claims: Claims;
  /** Where one signs out at the provider, too; undefined: it does not offer that. */
  readonly signOutAt: string | undefined;
}

type ProviderContext = Pick<Context, 'fetch' | 'clock' | 'timers'>;
type Library = typeof openIdClient;

/**
 * The operator's identity provider, by OpenID Connect. Its address is the operator's own and may be private, so calls
 * go by `context.fetch`. The library is loaded with the first call. What fails throws the library's errors, which
 * `failureOf` reads, or SignOnFailure.
 */
export class IdentityProvider {
  readonly #context: ProviderContext;
  readonly #signOn: SignOnConfig;
  /** By how much the provider's clock is ahead of this server's, by its last answer. */
  secondsAhead = 0;
  #read: { readonly metadata: ServerMetadata; readonly at: number } | undefined;
  #reading: Promise<ServerMetadata> | undefined;

  constructor(context: ProviderContext, signOn: SignOnConfig) {
    this.#context = context;
    this.#signOn = signOn;
  }

  /** Reads what the provider says of itself, at most five seconds ago: a browser is not sent to one that is away. */
  async look(): Promise<void> {
    await this.#readAgain(heardMs);
  }

  /** What the provider says of itself, at most an hour ago. */
  async metadata(): Promise<ServerMetadata> {
    // The library reads them once and never again.
    return this.#readAgain(hourMs);
  }

  async #readAgain(afterMs: number): Promise<ServerMetadata> {
    if (this.#read && this.#context.clock().getTime() - this.#read.at < afterMs) return this.#read.metadata;
    this.#reading ??= this.#readMetadata().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readMetadata(): Promise<ServerMetadata> {
    const library = await import('openid-client');
    const { metadata: address, issuer, insecure } = this.#signOn;
    const found = await library.discovery(new URL(address), this.#signOn.clientId, undefined, undefined, {
      execute: [library.enableNonRepudiationChecks, ...(insecure ? [library.allowInsecureRequests] : [])],
      [library.customFetch]: this.#fetchWithin(this.#read ? lookMs : requestTimeoutMs),
    });
    const metadata = found.serverMetadata();
    // Given the whole address of the metadata, the library compares no issuer.
    if (issuerOf(metadata.issuer) !== issuer)
      throw new SignOnFailure('refused', `its metadata name the issuer ${metadata.issuer}`, {
        code: 'issuer',
        hint: `OIDC_ISSUER=${metadata.issuer}`,
      });
    this.#read = { metadata, at: this.#context.clock().getTime() };
    return metadata;
  }

  /** The provider's page, to which the browser goes. */
  async addressFor({ state, nonce, verifier }: VisitSecrets & { readonly state: string }): Promise<string> {
    const { library, configuration } = await this.#open();
    const { redirect, scope } = this.#signOn;
    const challenge = verifier !== null && {
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    return library.buildAuthorizationUrl(configuration, { redirect_uri: redirect, scope, state, nonce, ...challenge })
      .href;
  }

  /** Takes in what the browser brought back: `search` is the query of the address, `state` the visit's. */
  async welcome(
    search: string,
    { state, nonce, verifier }: VisitSecrets & { readonly state: string },
  ): Promise<Arrival> {
    const { library, configuration } = await this.#open();
    const tokens = await library.authorizationCodeGrant(configuration, new URL(search, this.#signOn.redirect), {
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
      ...(verifier !== null && { pkceCodeVerifier: verifier }),
    });
    const said = tokens.claims();
    if (!said) throw new SignOnFailure('refused', 'there is no ID token');
    const more = this.#lacks(said) ? await this.#userInfo(library, configuration, tokens.access_token, said.sub) : {};
    const { end_session_endpoint: end } = configuration.serverMetadata();
    return {
      // The ID token wins.
      claims: { ...more, ...said },
      signOutAt:
        end !== undefined && tokens.id_token !== undefined
          ? library.buildEndSessionUrl(configuration, { id_token_hint: tokens.id_token }).href
          : undefined,
    };
  }

  #lacks(said: IDToken): boolean {
    const { email, roleClaim } = this.#signOn;
    const isUnproven = email !== 'any' && said['email_verified'] === undefined;
    return (
      said['email'] === undefined || isUnproven || (roleClaim !== undefined && claimAt(said, roleClaim) === undefined)
    );
  }

  async #userInfo(
    library: Library,
    configuration: Configuration,
    accessToken: string,
    sub: string,
  ): Promise<UserInfoResponse | object> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
    return library.fetchUserInfo(configuration, accessToken, sub);
  }

  /** A configuration for one call: with it the keys are read anew, so that it never matters when they are rotated. */
  async #open(): Promise<{ readonly library: Library; readonly configuration: Configuration }> {
    const metadata = await this.metadata();
    const library = await import('openid-client');
    const { clientId, clientSecret, insecure } = this.#signOn;
    const auth = authOf(metadata, this.#signOn);
    const configuration = new library.Configuration(
      metadata,
      clientId,
      {
        [library.clockTolerance]: clockToleranceSeconds,
        // The clock of this server is the context's.
        [library.clockSkew]: Math.round((this.#context.clock().getTime() - Date.now()) / 1_000),
      },
      auth === 'post' ? library.ClientSecretPost(clientSecret) : library.ClientSecretBasic(clientSecret),
    );
    configuration[library.customFetch] = this.#fetchWithin(requestTimeoutMs);
    // Without it, the signature of an ID token is not looked at.
    library.enableNonRepudiationChecks(configuration);
    if (insecure) library.allowInsecureRequests(configuration);
    return { library, configuration };
  }

  /** Calls the provider for some time at most, and reads 256 kB at most. */
  #fetchWithin(ms: number) {
    return async (url: string, options: object): Promise<Response> => {
      const ended = new AbortController();
      const cancel = this.#context.timers.after(ms, () =>
        ended.abort(new DOMException(`no answer within ${ms / 1_000} seconds`, 'TimeoutError')),
      );
      try {
        const answer = await this.#context.fetch(url, { ...options, signal: ended.signal });
        const { status, headers } = answer;
        const theirs = Date.parse(headers.get('date') ?? '');
        if (!Number.isNaN(theirs)) this.secondsAhead = (theirs - this.#context.clock().getTime()) / 1_000;
        const body = await readAtMost(answer, mostBytes.reply);
        return new Response(body.length === 0 ? null : body, { status, headers });
      } finally {
        cancel();
      }
    };
  }
}

/** How the server proves itself to the provider. */
export const authOf = (
  { token_endpoint_auth_methods_supported: listed = [] }: ServerMetadata,
  { clientAuth }: Pick<SignOnConfig, 'clientAuth'>,
): 'post' | 'basic' => clientAuth ?? (listed.includes('client_secret_post') ? 'post' : 'basic');

/** What the claims hold at a path such as `realm_access.roles`. A name with points in it counts first. */
export function claimAt(claims: object, path: string): unknown {
  const whole: unknown = Object.hasOwn(claims, path) ? claims[path as keyof typeof claims] : undefined;
  if (whole !== undefined) return whole;
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? at[name as keyof typeof at] : undefined,
      claims,
    );
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > most) throw new TypeError(`an answer has more than ${most} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
