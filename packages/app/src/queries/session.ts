import { sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { useRead } from './useRead.ts';

/** What the organisation may do, which no poll need repeat. */
const session = () =>
  queryOptions({ queryKey: ['session'], queryFn: ({ signal }) => call(sessionEndpoints.session, { signal }) });

/** Whether the organisation may connect the sandbox in place of real services; false until it is known. */
export const useSandboxAllowed = (): boolean => useRead(session()).data?.sandbox === true;
