import { readReturnAddress } from '../returnAddress.ts';
import { ConnectionsScreen } from '@switchboard/ui/screens/Connections';
import { dataOf, mapReady } from '@switchboard/ui/format/viewState';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { connectionQueries } from '../queries/connections.ts';
import { toViewState } from '../queries/toViewState.ts';
import { useRead } from '../queries/useRead.ts';
import { useSandboxAllowed } from '../queries/session.ts';
import { useConsent } from '../queries/useConsent.ts';
import { useConnections } from '../queries/useConnections.ts';
import { useDeleteSandboxRecords } from '../queries/useDeleteSandboxRecords.ts';

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
