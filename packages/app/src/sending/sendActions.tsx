import type { AgentPageProps, StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import { SendToAction } from './SendToAction.tsx';

type RecordActions = NonNullable<AgentPageProps<StatusBase, object>['recordActions']>;

/** What a page offers for its records beside changing them: sending them elsewhere. */
export const sendActions =
  (agentId: string): RecordActions =>
  (collection, rows, size) => <SendToAction agentId={agentId} collection={collection} rows={rows} size={size} />;
