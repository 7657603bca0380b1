import type { ServerMetadata } from 'openid-client';
import { authOf, clockToleranceSeconds, IdentityProvider } from '../../identity/signOn/IdentityProvider.ts';
import { failureOf } from '../../identity/signOn/SignOnFailure.ts';
import { refuseWithoutOrganisation } from '../../identity/signOn/signOnWarnings.ts';
import { systemTimers } from '../../platform/clock.ts';
import type { SignOnConfig } from '../../platform/signOnConfig.ts';
import { type Command, CommandError } from '../Command.ts';

export const checkSso: Command = {
  positionals: [],
  does: 'Reads what the identity provider says of itself, and says what of the settings does not fit.',
  more: ['Run it with the variables of the server. Whether the secret is right, only a sign-in shows.'],
  run: async ({ config, clock, open, say }) => {
    const { signOn } = config;
    if (!signOn) throw new CommandError('OIDC_ISSUER is not set: docs/sign-on.md says how');
    await refuseWithoutOrganisation(await open(), config);
    const provider = new IdentityProvider({ fetch, clock, timers: systemTimers }, signOn);
    const metadata = await provider.metadata().catch((error: unknown) => {
      const { message, hint } = failureOf(error);
      throw new CommandError(`${signOn.metadata}: ${message}${hint === undefined ? '' : `. Try ${hint}`}`, {
        cause: error,
      });
    });
    const seconds = Math.round(provider.secondsAhead);
    const lines: readonly (readonly [string, string])[] = [
      ['issuer', metadata.issuer],
      ['redirect address', `${signOn.redirect}  (register it there, letter for letter)`],
      ['algorithms', algorithmsOf(metadata).join(', ')],
      ['S256 (PKCE)', isPkceOffered(metadata) ? 'offered' : 'not offered'],
      ['secret', `sent by ${authOf(metadata, signOn)}`],
      ['sign-out', metadata.end_session_endpoint === undefined ? 'not offered' : 'offered'],
      [
        'clock',
        Math.abs(seconds) < 2
          ? 'the same'
          : `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine’s`,
      ],
    ];
    for (const [about, seen] of lines) say(`${about.padEnd(16)}  ${seen}`);
    const problems = problemsOf(metadata, signOn, seconds);
    if (problems.length === 0) return;
    for (const problem of problems) say(`- ${problem}`);
    throw new CommandError('docs/sign-on.md has a section for each provider.');
  },
};

const algorithmsOf = ({ id_token_signing_alg_values_supported: listed }: ServerMetadata): readonly string[] =>
  listed ?? ['RS256'];

const isPkceOffered = ({ code_challenge_methods_supported: listed = [] }: ServerMetadata): boolean =>
  listed.includes('S256');

/** What of the settings does not fit what the provider says of itself. */
function problemsOf(metadata: ServerMetadata, signOn: SignOnConfig, secondsAhead: number): readonly string[] {
  const { scopes_supported: scopes, token_endpoint_auth_methods_supported: auths = ['client_secret_basic'] } = metadata;
  const auth = authOf(metadata, signOn);
  const unknownScopes = signOn.scope.split(' ').filter((scope) => scopes && !scopes.includes(scope));
  const open = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
  return [
    ...(algorithmsOf(metadata).every((name) => name.startsWith('HS') || name === 'none')
      ? ['The provider signs with its secret alone: choose RS256 for this client there.']
      : []),
    ...(signOn.pkce && !isPkceOffered(metadata)
      ? ['The provider does not say that it takes PKCE: if it answers invalid_request, set OIDC_PKCE=off.']
      : []),
    ...(auths.includes(`client_secret_${auth}`)
      ? []
      : [`The provider does not list client_secret_${auth}: OIDC_CLIENT_AUTH.`]),
    ...(unknownScopes.length > 0 ? [`The provider does not know of OIDC_SCOPE: ${unknownScopes.join(', ')}.`] : []),
    ...(signOn.email === 'verified' && metadata.claims_supported?.includes('email_verified') === false
      ? ['The provider does not list email_verified: if its own admins set addresses, OIDC_EMAIL=unless-denied.']
      : []),
    ...open.flatMap((name) => (metadata[name] === undefined ? [`The metadata have no ${name}.`] : [])),
    ...(Math.abs(secondsAhead) > clockToleranceSeconds
      ? [`The clocks differ by more than ${clockToleranceSeconds} s, so nobody can sign in.`]
      : []),
  ];
}
