import { contactsAgent, type ContactPairs } from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import type { ViewState } from '@switchboard/ui/format/viewState';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { recordsKey } from '../records/recordsKey.ts';
import { toViewState } from '../toViewState.ts';
import { useRead } from '../useRead.ts';

/** Contacts of an agent that may be one. */
export const contactPairs = (agentId: string) =>
  queryOptions({
    queryKey: [...recordsKey(agentId), 'pairs'],
    queryFn: ({ signal }) => call(contactsAgent.calls.contactPairs, { values: { agentId }, signal }),
  });

/** The same, read again as often as the page of the agent. */
export const useContactPairs = (agentId: string): ViewState<ContactPairs> =>
  toViewState(useRead({ ...contactPairs(agentId), refetchInterval: limits.pollMs.agent }));
