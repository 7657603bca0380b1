import type { ConsentOutcome } from '@switchboard/api-contract/consent';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { CallError, type OutgoingAnswer } from '../../outside/providers/client.ts';
import { form } from '../../outside/providers/whoAmI.ts';
import type { TakenConsent } from './consentRows.ts';

/** What Google gave for a code, or how the way ended. */
type Exchanged =
  | { readonly refreshToken: string; readonly granted: readonly string[] }
  | { readonly outcome: Extract<ConsentOutcome, 'no-refresh' | 'mismatch' | 'client' | 'expired' | 'unreached'> };

const success = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.minLength(1)),
    refresh_token: v.optional(v.string(), ''),
    scope: v.optional(v.string(), ''),
  }),
);
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** What Google's errors mean: https://developers.google.com/identity/protocols/oauth2/web-server#exchange-errors */
const meanings: Readonly<Record<string, Extract<Exchanged, { outcome: string }>['outcome']>> = {
  redirect_uri_mismatch: 'mismatch',
  invalid_client: 'client',
  unauthorized_client: 'client',
  invalid_grant: 'expired',
};

/**
 * Exchanges the code that Google sent back for a refresh token.
 * https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code
 */
export async function exchangeCode(
  { call, sandboxes }: Pick<Context, 'call' | 'sandboxes'>,
  { tenantId, redirect, client }: TakenConsent,
  { code, inSandbox }: { readonly code: string; readonly inSandbox: boolean },
): Promise<Exchanged> {
  const { clientId, clientSecret, verifier } = client;
  const ask = inSandbox ? sandboxes.call(tenantId) : call;
  let answer: OutgoingAnswer;
  try {
    answer = await ask(
      form('https://oauth2.googleapis.com/token', {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirect,
        code_verifier: verifier,
      }),
    );
  } catch (error) {
    if (error instanceof CallError) return { outcome: 'unreached' };
    throw error;
  }
  if (answer.status !== 200) {
    const read = v.safeParse(refusal, answer.body);
    return { outcome: (read.success ? meanings[read.output.error] : undefined) ?? 'unreached' };
  }
  const read = v.safeParse(success, answer.body);
  if (!read.success) return { outcome: 'unreached' };
  const { refresh_token: refreshToken, scope } = read.output;
  if (refreshToken === '') return { outcome: 'no-refresh' };
  return { refreshToken, granted: scope.split(' ').filter((name) => name !== '') };
}
