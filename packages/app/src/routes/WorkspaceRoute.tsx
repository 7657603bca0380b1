import { agentTable } from '@switchboard/api-contract/agentTable';
import { NotYetScreen } from '@switchboard/ui/screens/NotYet';
import { Navigate, useParams } from 'react-router-dom';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** /agents/{slug} and /agents/{slug}/detail; an agent's id in place of its slug leads there. */
export function WorkspaceRoute() {
  const { slug = '' } = useParams();
  const entry = agentTable.find((candidate) => candidate.slug === slug);
  const byId = agentTable.find((candidate) => candidate.id === slug);
  usePage(entry?.name ?? '404 Page Not Found');
  if (!entry && byId) return <Navigate to={paths.workspace(byId.slug)} replace />;
  if (!entry) return <NotFoundRoute />;
  return <NotYetScreen title={entry.name} instead={[{ label: 'Runs and performance', href: paths.agent(entry.id) }, { label: 'Back to Agents', href: paths.dashboard }]} />;
}
