import { AttentionSections } from '@switchboard/ui/screens/Dashboard/AttentionSections';
import { ownFigures, type OwnFigures } from '@switchboard/ui/screens/Dashboard/ownFigures';
import { useLayoutEffect } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { paths } from '../paths.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useAttention } from '../queries/useAttention.ts';
import { useRead } from '../queries/useRead.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { thereAndBack } from '../thereAndBack.ts';

/** What the rest of the dashboard depends on. */
export interface KnownAttention {
  /** The organisation's own figures, if it sees no samples. */
  readonly own?: OwnFigures | undefined;
  /** The first steps stand there. */
  readonly steps?: boolean;
}

interface NeedsAttentionProps {
  /** Called before the page is drawn, as soon as it is known what stands here. */
  onKnown: (known: KnownAttention) => void;
}

/** What needs attention, and what was done since the member was here. */
export function NeedsAttention({ onKnown }: NeedsAttentionProps) {
  const { attention, settled, puttingOff, putOff } = useAttention();
  const { session } = useSession();
  const agents = useRead(agentListQueries.list()).data?.items;
  const tenant = session?.tenant?.name;
  const now = useNow(attention ? { status: 'ready', data: attention } : { status: 'loading' });
  useLayoutEffect(() => {
    if (!settled) return;
    onKnown(
      attention ? { own: ownFigures(attention, tenant, agents ?? []), steps: attention.firstSteps !== undefined } : {},
    );
  }, [settled, attention, tenant, agents, onKnown]);
  return attention ? (
    <AttentionSections
      attention={attention}
      now={now}
      linkTo={(to) => thereAndBack(to, paths.dashboard)}
      puttingOff={puttingOff}
      onLater={putOff}
    />
  ) : null;
}
