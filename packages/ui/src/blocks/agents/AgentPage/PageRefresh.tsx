import { RefreshControl } from '../../states/RefreshControl/RefreshControl.tsx';
import type { AgentPageProps, StatusBase } from './AgentPageProps.ts';

interface PageRefreshProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'refresh' | 'status'>;
  /** 'Refresh' by default, 'Refresh Data' on the pages documented so. */
  label?: string;
}

/** Fetches the status answer again, and shows when the figures were fetched. */
export function PageRefresh({ page: { refresh, status }, label }: PageRefreshProps) {
  return (
    <RefreshControl
      variant="secondary"
      label={label}
      asOf={status.status === 'ready' ? refresh.asOf : undefined}
      busy={refresh.busy}
      onRefresh={refresh.onRefresh}
    />
  );
}
