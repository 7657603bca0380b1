import { ConfigError, isLoopback, type Environment } from './environment.ts';

/** The operator's identity provider, and what of it counts here. */
export interface SignOnConfig {
  /** Without a slash at its end. */
  readonly issuer: string;
  /** Where the provider describes itself. */
  readonly metadata: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id or name of the organisation that members sign in to. */
  readonly organisation: string;
  /** 'Sign in with …' */
  readonly name: string;
  /** The address that is registered at the provider. */
  readonly redirect: string;
  readonly email: Environment['OIDC_EMAIL'];
  readonly join: Environment['OIDC_JOIN'];
  readonly roleClaim: string | undefined;
  readonly scope: string;
  readonly pkce: boolean;
  /** undefined: by post where the provider lists it, else by basic. */
  readonly clientAuth: Environment['OIDC_CLIENT_AUTH'];
  readonly hours: number;
  /** Whether it is reached without TLS. */
  readonly insecure: boolean;
}

const wellKnown = '/.well-known/openid-configuration';

/** An issuer as it is compared and stored. */
export const issuerOf = (address: string): string => address.replace(/\/$/, '');

/** Reads the settings of single sign-on; undefined: there is none. Throws ConfigError, which names the variables. */
export function readSignOn(given: Environment): SignOnConfig | undefined {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  const { OIDC_ORGANISATION: organisation, PUBLIC_URL: publicUrl } = given;
  if (address === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined || organisation === undefined || publicUrl === undefined) {
    const needed = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ORGANISATION', 'PUBLIC_URL'] as const;
    throw new ConfigError(
      `With OIDC_ISSUER, these must be set, too: ${needed.filter((name) => given[name] === undefined).join(', ')}`,
    );
  }
  const issuer = issuerOf(address.endsWith(wellKnown) ? address.slice(0, -wellKnown.length) : address);
  const { protocol, host, hostname } = new URL(issuer);
  const insecure = protocol === 'http:';
  if (insecure && given.OIDC_HTTP === 'off' && !isLoopback(hostname.replaceAll(/[[\]]/g, '')))
    throw new ConfigError('OIDC_ISSUER must be an https address; OIDC_HTTP=on allows http, which others may read');
  return {
    issuer,
    metadata: `${issuer}${wellKnown}`,
    clientId,
    clientSecret,
    organisation,
    name: given.OIDC_NAME ?? host,
    redirect: `${publicUrl}/api/sso/callback`,
    email: given.OIDC_EMAIL,
    join: given.OIDC_JOIN,
    roleClaim: given.OIDC_ROLE_CLAIM,
    scope: given.OIDC_SCOPE,
    pkce: given.OIDC_PKCE === 'on',
    clientAuth: given.OIDC_CLIENT_AUTH,
    hours: given.OIDC_HOURS,
    insecure,
  };
}
