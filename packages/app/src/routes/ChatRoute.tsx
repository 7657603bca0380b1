import { NotYetScreen } from '@switchboard/ui/screens/NotYet';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';

/** /chat */
export function ChatRoute() {
  usePage('Assistant');
  return <NotYetScreen title="Assistant" instead={[{ label: 'Dashboard', href: paths.dashboard }]} />;
}
