import { addresses } from '@switchboard/api-contract/runs/addresses';
import { Notifications } from '@switchboard/ui/screens/Profile/Notifications';
import { useNow } from '../hooks/useNow.ts';
import { paths } from '../paths.ts';
import { useNotifications } from '../queries/useNotifications.ts';
import { withReturnAddress } from '../returnAddress.ts';

const setupAt = (service: string): string =>
  withReturnAddress(addresses.setup(service), `${paths.profile}?tab=notifications`);

/** What the organisation is told, and where. */
export function NotificationsTab() {
  const { view, ...actions } = useNotifications();
  const now = useNow(view);
  return <Notifications view={view} now={now} setupAt={setupAt} {...actions} />;
}
