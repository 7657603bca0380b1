import { agentTable } from '@switchboard/api-contract/agentTable';
import { Navigate, useParams } from 'react-router-dom';
import { workspaces } from '../lazyRoutes.ts';
import { paths } from '../paths.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** /agents/{slug} and /agents/{slug}/detail; an agent's id in place of its slug leads there. */
export function WorkspaceRoute() {
  const { slug = '' } = useParams();
  const entry = agentTable.find((candidate) => candidate.slug === slug);
  const byId = agentTable.find((candidate) => candidate.id === slug);
  if (!entry && byId) return <Navigate to={paths.workspace(byId.slug)} replace />;
  if (!entry) return <NotFoundRoute />;
  const Workspace = workspaces[entry.slug];
  return <Workspace />;
}
