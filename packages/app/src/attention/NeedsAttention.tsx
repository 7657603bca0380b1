import { AttentionSections } from '@switchboard/ui/screens/Dashboard/AttentionSections';
import {
  ownFigures,
  ownIntegrations,
  type OwnFigures,
  type OwnIntegrations,
} from '@switchboard/ui/screens/Dashboard/ownFigures';
import { useLayoutEffect, type ReactNode } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { paths } from '../paths.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useAttention } from '../queries/useAttention.ts';
import { useRead } from '../queries/useRead.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { withReturnAddress } from '../returnAddress.ts';
import { FirstSteps } from './FirstSteps.tsx';

/** What the rest of the dashboard depends on. */
export interface AttentionSummary {
  /** The organisation's own figures, if it sees no samples. */
  readonly own?: OwnFigures | undefined;
  readonly integrations?: OwnIntegrations | undefined;
  /** What stands above the tiles, while there are first steps. */
  readonly first?: ReactNode;
}

interface NeedsAttentionProps {
  /** Called before the page is drawn, as soon as it is known what stands here. */
  onKnown: (known: AttentionSummary) => void;
}

/**
 * What needs attention, and what was done since the member was here. The first steps come with it, for both to stand at
 * once.
 */
export function NeedsAttention({ onKnown }: NeedsAttentionProps) {
  const { attention, settled, putOff } = useAttention();
  const { session } = useSession();
  const agents = useRead(agentListQueries.list()).data?.items;
  const tenant = session?.tenant?.name;
  const now = useNow(attention ? { status: 'ready', data: attention } : { status: 'loading' });
  useLayoutEffect(() => {
    if (!settled) return;
    onKnown(
      attention
        ? {
            own: ownFigures(attention, tenant, agents ?? []),
            integrations: ownIntegrations(attention),
            first: attention.firstSteps && <FirstSteps />,
          }
        : {},
    );
  }, [settled, attention, tenant, agents, onKnown]);
  return attention ? (
    <AttentionSections
      attention={attention}
      now={now}
      linkTo={(to) => withReturnAddress(to, paths.dashboard)}
      askHref={(id) => paths.chatAbout(`attention:${id}`)}
      onLater={putOff}
    />
  ) : null;
}
