import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints } from '@switchboard/api-contract/endpoints/passkeys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads about members and one's own account, which no poll need repeat. */
export const memberQueries = {
  list: () =>
    queryOptions({ queryKey: ['members'], queryFn: ({ signal }) => call(memberEndpoints.members, { signal }) }),
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: async ({ signal }) => (await call(memberEndpoints.sessions, { signal })).sessions,
    }),
  passkeys: () =>
    queryOptions({
      queryKey: ['passkeys'],
      queryFn: async ({ signal }) => (await call(passkeyEndpoints.passkeys, { signal })).passkeys,
    }),
};
