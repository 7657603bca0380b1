import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import { isConsentService } from '@switchboard/api-contract/consent';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { externalNavigation } from '@switchboard/ui/devices/externalNavigation';
import type { Outcome } from '@switchboard/ui/format/outcome';
import type { ConnectionsScreenProps } from '@switchboard/ui/screens/Connections';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { MalformedAnswerError } from '../api/ApiError.ts';
import { outcomeOf, write } from '../api/write.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';

const offer = (connectionId: string) =>
  queryOptions({
    queryKey: ['consent', connectionId],
    queryFn: ({ signal }) => call(connectionEndpoints.consentOffer, { values: { connectionId }, signal }),
    // It follows from what the agents do and what is connected: read whenever the dialog opens.
    staleTime: 0,
  });

/** Connecting an account on Google's consent screen. `setup` and `outcome` are those of the address. */
export function useConsent(setup: string, outcome: string): NonNullable<ConnectionsScreenProps['consent']> {
  const [opened, setOpened] = useState<string>();
  const id = opened ?? setup;
  const query = useRead({ ...offer(id), enabled: isConsentService(id) });
  return {
    onOpen: setOpened,
    offer: toViewState(query),
    onContinue,
    outcome: id === setup && outcome !== '' ? outcome : undefined,
  };
}

async function onContinue(connectionId: string, typed: ConnectionSetup): Promise<Outcome<unknown>> {
  const outcome = await write(connectionEndpoints.consentWith, { values: { connectionId }, body: typed });
  if (outcome.kind !== 'done') return outcome;
  const { address } = outcome.value;
  if (!/^https?:$/.test(URL.parse(address, window.location.href)?.protocol ?? ''))
    return outcomeOf(Promise.reject(new MalformedAnswerError()));
  await externalNavigation.go(address);
  return outcome;
}
