import { ConnectionsScreen, type ConnectionsScreenProps } from '@switchboard/ui/screens/Connections';
import { dataOf, mapReady } from '@switchboard/ui/format/viewState';
import { useNavigate } from 'react-router-dom';
import { sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { plural } from '@switchboard/ui/format/numbers';
import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import { isConsentService } from '@switchboard/api-contract/consent';
import { externalNavigation } from '@switchboard/ui/devices/navigation';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { useState } from 'react';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../clock.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { connectionQueries, useConnections } from '../queries/connections.ts';
import { toViewState, useRead } from '../queries/useRead.ts';
import { call } from '../api/client.ts';
import { write, outcomeOf } from '../api/outcomes.ts';
import { MalformedAnswerError } from '../api/ApiError.ts';
import { readReturnAddress } from '../paths.ts';

const consentOfferQuery = (connectionId: string) =>
  queryOptions({
    queryKey: ['consent', connectionId],
    queryFn: ({ signal }) => call(connectionEndpoints.consentOffer, { values: { connectionId }, signal }),
    // Depends on what the agents do and what is connected, so it is read whenever the dialog opens.
    staleTime: 0,
  });

/** Connecting an account on Google's consent screen. `setup` and `outcome` are those of the address. */
function useConsent(setup: string, outcome: string): NonNullable<ConnectionsScreenProps['consent']> {
  const [opened, setOpened] = useState<string>();
  const id = opened ?? setup;
  const query = useRead({ ...consentOfferQuery(id), enabled: isConsentService(id) });
  return {
    onOpen: setOpened,
    offer: toViewState(query),
    onContinue: continueConsent,
    outcome: id === setup && outcome !== '' ? outcome : undefined,
  };
}

async function continueConsent(connectionId: string, typed: ConnectionSetup): Promise<Outcome<unknown>> {
  const outcome = await write(connectionEndpoints.consentWith, { values: { connectionId }, body: typed });
  if (outcome.kind !== 'done') return outcome;
  const { address } = outcome.value;
  if (!/^https?:$/.test(URL.parse(address, window.location.href)?.protocol ?? ''))
    return outcomeOf(Promise.reject(new MalformedAnswerError()));
  await externalNavigation.go(address);
  return outcome;
}

/** Deletes the records that came from the sandbox, says how many there were, and reads again what shows them. */
function useDeleteSandboxRecords() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(sandboxEndpoints.deleteSandboxRecords, {});
    if (outcome.kind !== 'done') return outcome;
    const { deleted } = outcome.value;
    toast.show({
      tone: 'positive',
      title: deleted === 0 ? 'There were no sandbox records' : `${plural(deleted, 'sandbox record')} removed`,
    });
    await queryClient.invalidateQueries();
    return outcome;
  };
}

/** What the organisation may do. It is not polled. */
const sessionQuery = () =>
  queryOptions({ queryKey: ['session'], queryFn: ({ signal }) => call(sessionEndpoints.session, { signal }) });

/** Whether the organisation may connect the sandbox in place of real services; false until it is known. */
const useSandboxAllowed = (): boolean => useRead(sessionQuery()).data?.sandbox === true;

/** /api-status */
export function Component() {
  usePageTitle('API Connections');
  const [{ search, category, setup, consent, from }, change] = useAddressState({
    search: '',
    category: 'All',
    setup: '',
    consent: '',
    from: '',
  });
  const navigate = useNavigate();
  const back = readReturnAddress(from);
  const connections = useConnections();
  const calls = toViewState(useRead(connectionQueries.calls()));
  const sandboxAllowed = useSandboxAllowed();
  const removeSandboxRecords = useDeleteSandboxRecords();
  const now = useNow(connections.view);
  return (
    <ConnectionsScreen
      connections={connections.view}
      calls={mapReady(calls, ({ hours }) => hours.items)}
      failure={connections.failure}
      filter={{ search, category }}
      onFilterChange={change}
      setup={setup || undefined}
      onSetupClose={() => (back ? void navigate(back) : change({ setup: '', consent: '', from: '' }))}
      now={now}
      sandboxAllowed={sandboxAllowed}
      consent={useConsent(setup, consent)}
      sandboxRecords={dataOf(calls)?.sandboxRecords === true}
      onRemoveSandboxRecords={removeSandboxRecords}
      onTest={connections.test}
      onSetup={connections.setup}
      onDisconnect={connections.disconnect}
    />
  );
}
