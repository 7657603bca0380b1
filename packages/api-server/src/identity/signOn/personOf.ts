import { readAddress, visibleText } from '@switchboard/api-contract/address';
import { limits } from '@switchboard/api-contract/limits';
import { roles, type Role } from '@switchboard/api-contract/roles';
import { cut } from '@switchboard/api-contract/text';
import type { SignOnConfig } from '../../platform/signOnConfig.ts';
import { claimAt, type Claims } from './IdentityProvider.ts';

/** Somebody as the provider describes them. */
export interface Person {
  readonly sub: string;
  /** In lower case; undefined: none was said, or what was said is none. */
  readonly email: string | undefined;
  /** Whether the provider has confirmed the address, as far as OIDC_EMAIL asks. */
  readonly verified: boolean;
  readonly name: string;
  /** undefined: the provider says none that there is. */
  readonly role: Role | undefined;
}

/** Reads what the provider said of somebody. */
export function personOf(claims: Claims, { email: rule, roleClaim }: SignOnConfig): Person {
  const { sub, email: said, email_verified: verified } = claims;
  const email = typeof said === 'string' ? readAddress(said)?.toLowerCase() : undefined;
  return {
    sub,
    email,
    verified: isVerified(verified, rule),
    name: nameOf(claims) ?? email?.split('@')[0] ?? '',
    role: roleClaim === undefined ? undefined : highestRole(claimAt(claims, roleClaim)),
  };
}

function isVerified(said: unknown, rule: SignOnConfig['email']): boolean {
  if (rule === 'any') return true;
  const isConfirmed = said === true || (typeof said === 'string' && said.toLowerCase() === 'true');
  return isConfirmed || (rule === 'unless-denied' && (said === undefined || said === null));
}

function nameOf(claims: Claims): string | undefined {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? visibleText(value).replaceAll(/\s+/g, ' ') : '';
  };
  const whole = text('name') || `${text('given_name')} ${text('family_name')}`.trim() || text('preferred_username');
  return whole === '' ? undefined : cut(whole, limits.text.name);
}

/** The highest of the roles in a text or a list: `admin`, `member` or `viewer`. Others are the provider's own. */
function highestRole(said: unknown): Role | undefined {
  const words = (Array.isArray(said) ? said : [said]).flatMap((word) =>
    typeof word === 'string' ? [`tenant_${word.trim().toLowerCase()}`] : [],
  );
  return roles.find((role) => words.includes(role));
}
