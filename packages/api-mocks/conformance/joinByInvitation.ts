import type { Ask } from './Case.ts';
import { jsonOf } from './jsonOf.ts';

/** The token of somebody who accepts an invitation. */
export async function joinByInvitation(ask: Ask, link: string): Promise<string> {
  const path = { token: link.slice(link.lastIndexOf('/') + 1) };
  const body = { name: 'Vera Ivanova', password: 'a quiet tuesday' };
  return jsonOf('acceptInvitation', await ask({ endpoint: 'acceptInvitation', path, body, token: '' })).token ?? '';
}
