import * as v from 'valibot';
import { cell, texts } from './wire.ts';

/** Google's services, whose account a member opens on Google's consent screen. */
export const consentServices = ['gmail', 'google-calendar', 'google'] as const;
export type ConsentService = (typeof consentServices)[number];
export const isConsentService = (id: string): id is ConsentService => consentServices.some((one) => one === id);

/**
 * One thing that Google asks to allow. `name` is the scope without what all of them begin with. `why` says who needs it
 * for what, `without` what is not possible otherwise. `granted`: whether it was allowed; missing while nobody has
 * consented.
 */
export const consentScope = v.object({
  name: v.string(),
  what: v.string(),
  why: texts(),
  without: texts(),
  granted: cell(v.boolean()),
});
export type ConsentScope = v.InferOutput<typeof consentScope>;

/** What is listed before a member goes to Google. `redirect`: the address to register there, letter for letter. */
export const consentOffer = v.object({ redirect: v.string(), scopes: v.array(consentScope) });
export type ConsentOffer = v.InferOutput<typeof consentOffer>;

/** The OAuth client, as far as it was typed: a blank field keeps what is stored. */
export const consentRequest = v.strictObject({
  clientId: v.optional(v.string('Client ID must be text')),
  clientSecret: v.optional(v.string('Client Secret must be text')),
});

const handed = v.fallback(v.optional(v.string(), ''), '');
/** What Google hands back; a name that is given twice counts as missing. */
export const consentQuery = v.object({ state: handed, code: handed, error: handed });

/** Where the browser goes to be asked. */
export const consentAddress = v.object({ address: v.string() });

/**
 * How the way through Google ended, as the address of the app says it.
 *
 * - `done`: connected. `missing`: stored, but not all was allowed. `failed`: stored, but its test failed.
 * - `kept`: what was allowed does not work, and the stored account goes on working.
 * - `denied`: not allowed. `no-refresh`: Google gave no lasting access.
 * - `mismatch`: the redirect address is not registered. `client`: Google refused the OAuth client.
 * - `expired`: the way back was used before, took too long, or began in another browser or session.
 * - `unreached`: Google did not answer, or not as documented.
 */
export const consentOutcomes = [
  'done',
  'missing',
  'failed',
  'kept',
  'denied',
  'no-refresh',
  'mismatch',
  'client',
  'expired',
  'unreached',
] as const;
export type ConsentOutcome = (typeof consentOutcomes)[number];
