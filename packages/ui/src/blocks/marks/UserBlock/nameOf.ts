import type { User } from '@switchboard/api-contract/auth';
import { clip } from '../../../format/text.ts';

/** What a member is called: the name, else the username, else the address. */
export function nameOf({ name, username, email }: User): string {
  const given = [name, username, email].find((candidate) => candidate?.trim());
  return clip(given?.trim() ?? 'Member', 120);
}
