import { isDemo } from '../members/listMembers.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Member } from '../../platform/Member.ts';

/** The account of Demo Access is everybody's, so that nobody can have a passkey for it. */
export function refuseDemo({ username }: Member): void {
  if (isDemo(username)) throw new Refusal('conflict', 'The demo account can’t have passkeys.');
}
