import { RefreshControl } from '../../states/RefreshControl/RefreshControl.tsx';
import type { AgentPageProps, StatusBase } from './agentPageProps.ts';

interface PageRefreshProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'refresh' | 'status'>;
  /** 'Refresh' by default, 'Refresh Data' where the specification says so. */
  label?: string;
}

/** Fetches the status answer again, and says from when the figures are once there are some. */
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
