import type { User } from '@switchboard/api-contract/auth';
import { clip } from '../../../format/text.ts';

/** A member's display name: the name, else the username, else the email address. */
export function userName({ name, username, email }: User): string {
  const displayName = [name, username, email].find((candidate) => candidate?.trim());
  return clip(displayName?.trim() ?? 'Member', 120);
}
