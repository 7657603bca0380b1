import type { ConsentOutcome } from '@switchboard/api-contract/consent';
import type { Tone } from '../../theme/tokens.ts';

/** How Google's consent screen ended, and what to do. */
interface OutcomeRule {
  readonly tone: Tone;
  readonly text: string;
}

/** The words for each outcome of Google's consent screen. */
export const consentOutcomeRules = {
  done: { tone: 'positive', text: 'Connected. All of it is allowed.' },
  missing: {
    tone: 'caution',
    text: 'The account is stored, but not all of it is allowed: see below. Continue with Google again to allow it.',
  },
  failed: { tone: 'caution', text: 'Google gave access, but the test of it failed.' },
  kept: {
    tone: 'caution',
    text: 'What was allowed does not work, so the stored account stays in use. Allow all of it, and enable the API.',
  },
  denied: {
    tone: 'caution',
    text: 'Access was not allowed at Google. Nothing was changed. Continue with Google again to allow it.',
  },
  'no-refresh': {
    tone: 'critical',
    text: 'Google gave no refresh token, so access would not last. Nothing was changed. Remove this client’s access at myaccount.google.com/connections, and continue with Google again.',
  },
  mismatch: {
    tone: 'critical',
    text: 'Google does not know the redirect address. Nothing was changed. Enter exactly the one below, and continue with Google again.',
  },
  client: {
    tone: 'critical',
    text: 'Google does not accept the Client ID and the Client Secret. Nothing was changed. Enter them again.',
  },
  expired: {
    tone: 'caution',
    text: 'The way back from Google works once, within ten minutes, in the browser and session that it began in. Nothing was changed. Continue with Google again.',
  },
  unreached: {
    tone: 'caution',
    text: 'Google did not answer as expected. Nothing was changed. Continue with Google again in a few minutes.',
  },
} as const satisfies Record<ConsentOutcome, OutcomeRule>;

/** The words for an outcome; undefined for any other word, since it comes from the address. */
export const consentOutcome = (outcome: string | undefined): OutcomeRule | undefined =>
  outcome !== undefined && Object.hasOwn(consentOutcomeRules, outcome)
    ? consentOutcomeRules[outcome as ConsentOutcome]
    : undefined;
