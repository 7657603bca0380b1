import { ConnectionsScreen } from '@switchboard/ui/screens/Connections';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePage } from '../hooks/usePage.ts';
import { useConnections } from '../queries/useConnections.ts';

/** /api-status */
export function ConnectionsRoute() {
  usePage('API Connections');
  const [filter, setFilter] = useAddressState({ search: '', category: 'All' });
  const connections = useConnections();
  const now = useNow(connections.view);
  return (
    <ConnectionsScreen
      connections={connections.view}
      failure={connections.failure}
      filter={filter}
      onFilterChange={setFilter}
      testing={connections.testing}
      now={now}
      onTest={(id) => void connections.test(id)}
      onSetup={connections.setup}
      onDisconnect={connections.disconnect}
    />
  );
}
