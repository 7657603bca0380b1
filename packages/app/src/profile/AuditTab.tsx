import { roleMay } from '@switchboard/api-contract/roles';
import { Audit } from '@switchboard/ui/screens/Profile/Audit';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../hooks/useNow.ts';
import { useAudit } from '../queries/useAudit.ts';
import { useSession } from '../session/SessionProvider.tsx';

const standard = { member: '', kind: '', time: '7' };

/** The tab Audit log of /profile. */
export function AuditTab() {
  const { session } = useSession();
  const [filters, setFilters] = useAddressState(standard);
  const audit = useAudit(filters, roleMay(session?.user.role ?? '', 'administer'));
  const now = useNow(audit.view);
  return <Audit {...audit} now={now} filters={filters} onFilter={setFilters} />;
}
