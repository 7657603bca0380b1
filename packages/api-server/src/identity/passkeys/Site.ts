import { isIP } from 'node:net';
import { Refusal } from '../../platform/Refusal.ts';

/** The address that members open, as WebAuthn binds passkeys to it. */
export interface Site {
  /** `https://switchboard.example.com` */
  readonly origin: string;
  /** Its host name. */
  readonly id: string;
}

/** The site at that address. Refuses one that no browser makes a passkey for. */
export function siteOf(address: string): Site {
  const { hostname, origin } = new URL(address);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Refusal(
      'conflict',
      `Passkeys need an address with a name, such as localhost or your domain, and this one is ${hostname}.`,
    );
  return { origin, id: hostname };
}
