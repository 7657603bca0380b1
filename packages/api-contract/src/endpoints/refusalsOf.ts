import { roleMay, roles } from '../roles.ts';
import type { Endpoint, Refusals } from './Endpoint.ts';

/** Every kind of refusal that a call can give, and when: what it declares, and what follows from the rest of it. */
export function refusalsOf({ path, query, request, signedIn, right, redirects, refusals }: Endpoint): Refusals {
  const malformed = [
    ...(request ? ['The body is not JSON'] : []),
    ...(path.includes(':agentId') ? ['The agent’s id can’t be one'] : []),
  ].join('. ');
  return {
    ...(malformed && { malformed }),
    ...(signedIn && { unauthenticated: 'Nobody is signed in' }),
    ...(right && roles.some((role) => !roleMay(role, right)) && { forbidden: 'The role does not allow it' }),
    ...((path.includes(':') || path.startsWith('/api/agents/')) && { missing: 'Not found' }),
    ...(query && !redirects && { invalid: 'A parameter is unknown or wrong; `fields` says which' }),
    ...(request && { invalid: 'A field is wrong; `fields` says which' }),
    ...refusals,
  };
}
