import type { RefusalKind } from '../errors.ts';

/** How often a call may be made, beyond which it is refused as 'limited'. */
export interface CallLimit {
  /** What there would be too many of, as the refusal says it. */
  readonly of: string;
  /** Whose calls count together: of one member, with one key, of an organisation, or from an address (IPv6: its /64). */
  readonly per: 'member' | 'key' | 'organisation' | 'address';
  readonly most: number;
  /** Within so many minutes, over all servers; left out: open at the same time, on each server. */
  readonly minutes?: number;
  /** Only calls that are refused in this way count. */
  readonly refusedAs?: RefusalKind;
}

/** The limits that calls name in their `limit`. Calls that name the same one share it; the gate counts and refuses. */
export const callLimits = {
  invitations: { of: 'invitations', per: 'organisation', most: 100, minutes: 60 },
  resetLinks: { of: 'links for a new password', per: 'organisation', most: 50, minutes: 60 },
  unknownLinks: { of: 'links that are not valid', per: 'address', most: 30, minutes: 15, refusedAs: 'missing' },
  passkeysAsked: { of: 'tries to add a passkey', per: 'member', most: 30, minutes: 15 },
  proofsFailed: {
    of: 'failed tries to confirm that it is you',
    per: 'member',
    most: 30,
    minutes: 15,
    refusedAs: 'invalid',
  },
  passkeySignInsAsked: { of: 'sign-ins with a passkey', per: 'address', most: 300, minutes: 15 },
  passkeySignInsFailed: {
    of: 'failed sign-ins with a passkey',
    per: 'address',
    most: 100,
    minutes: 15,
    refusedAs: 'unauthenticated',
  },
  signOnsBegun: { of: 'single sign-ons', per: 'address', most: 300, minutes: 15 },
  signOnTicketsWrong: {
    of: 'single sign-ons that were not valid',
    per: 'address',
    most: 100,
    minutes: 15,
    refusedAs: 'invalid',
  },
  consents: { of: 'tries to connect an account', per: 'member', most: 30, minutes: 15 },
  exports: { of: 'exports', per: 'member', most: 30, minutes: 10 },
  /** Every call with a key. */
  keyCalls: { of: 'calls with this key', per: 'key', most: 120, minutes: 1 },
  eventStreams: { of: 'open pages with live updates', per: 'member', most: 20 },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof callLimits;

/**
 * Failed sign-ins and wrong old passwords. `Attempts` counts them, not the gate, because guesses that are made at once
 * wait for each other. A browser that signed in to the account before is a place of its own, to which `atOneAccount`
 * does not apply.
 */
export const passwordLimits = {
  /** At one account, from one place: an address or a known browser. */
  fromOnePlace: { most: 5, minutes: 15 },
  /** At any accounts, from one place. */
  atAnyAccount: { most: 30, minutes: 15 },
  /** At one account, from all addresses together. */
  atOneAccount: { most: 20, minutes: 60 },
} as const;

/** What a limit allows, in words. */
export const limitInWords = ({ of, per, most, minutes }: CallLimit): string =>
  `More than ${most} ${of}, counted by ${per}${minutes === undefined ? '' : `, in ${minutes} minutes`}; Retry-After says how long to wait`;
