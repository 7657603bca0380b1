import { useOnline } from '@switchboard/ui/devices/browserState';
import { DashboardScreen } from '@switchboard/ui/screens/Dashboard';
import { useEffect, useState, useLayoutEffect, type ReactNode } from 'react';
import { AttentionSections } from '@switchboard/ui/screens/Dashboard/AttentionSections';
import {
  ownFigures,
  ownIntegrations,
  type OwnFigures,
  type OwnIntegrations,
} from '@switchboard/ui/screens/Dashboard/ownFigures';
import { FirstStepsCard } from '@switchboard/ui/screens/Dashboard/FirstStepsCard';
import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import { useLocation } from 'react-router-dom';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { plural } from '@switchboard/ui/format/numbers';
import { useQueryClient } from '@tanstack/react-query';
import { sinceId, type Attention } from '@switchboard/api-contract/attention';
import { attentionEndpoints } from '@switchboard/api-contract/endpoints/attention';
import { readerZone } from '@switchboard/ui/format/reader';
import { useNow, readClock } from '../clock.ts';
import { usePageTitle, focusHeading } from '../hooks/usePageTitle.ts';
import { paths, withReturnAddress } from '../paths.ts';
import { useAgents, agentListQueries } from '../queries/agentList.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useRead } from '../queries/useRead.ts';
import { attentionQuery } from '../queries/attention.ts';
import { useRequests } from '../queries/requests.ts';
import { write } from '../api/outcomes.ts';

const { queryKey } = attentionQuery();

const withoutItem = (attention: Attention, id: string): Attention => {
  if (id === sinceId) return { ...attention, since: undefined };
  const items = attention.items.items.filter((item) => item.id !== id);
  return { ...attention, items: { ...attention.items, items } };
};

/** An answer younger than this is not asked for again when the dashboard opens. */
const freshMs = 2_000;

/** What needs attention, and putting it off. The dashboard asks anew whenever it is opened. */
function useAttention() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead({
    ...attentionQuery(),
    refetchOnMount: ({ state }) => (readClock().getTime() - state.dataUpdatedAt > freshMs ? 'always' : false),
  });
  return {
    attention: query.data,
    settled: query.data !== undefined || query.error !== null,
    putOff: async (itemId: string): Promise<boolean> => {
      const outcome = await write(attentionEndpoints.putOff, { values: { itemId }, body: { zone: readerZone() } });
      if (outcome.kind === 'done') {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => known && withoutItem(known, itemId));
      }
      // It may be gone already.
      else if (outcome.kind === 'missing') void queryClient.invalidateQueries({ queryKey });
      else toast.show({ tone: 'critical', title: 'This was not put off', description: outcome.message });
      return outcome.kind === 'done';
    },
  };
}

/** Dismisses the first steps. */
function useDismissFirstSteps() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(attentionEndpoints.dismissFirstSteps, {});
    if (outcome.kind !== 'done')
      return toast.show({
        tone: 'critical',
        title: 'The first steps were not dismissed',
        description: outcome.message,
      });
    // The card goes, and takes the focus with it.
    focusHeading();
    queryClient.setQueryData(queryKey, (known) => known && { ...known, firstSteps: undefined });
  };
}

/** Connects the sandbox in one press. */
function useConnectSandbox() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(sandboxEndpoints.connectSandbox, {});
    if (outcome.kind !== 'done')
      return toast.show({ tone: 'critical', title: 'The sandbox was not connected', description: outcome.message });
    // The button goes, and takes the focus with it.
    focusHeading();
    await queryClient.invalidateQueries();
    toast.show({
      tone: 'positive',
      title: `${plural(outcome.value.connected.length, 'service')} connected to the sandbox`,
      description: 'Nothing leaves this server. Open an agent and start its first run.',
    });
  };
}

/** The steps to a first result, until there is one. */
function FirstSteps() {
  const steps = useRead(attentionQuery()).data?.firstSteps;
  const connect = useConnectSandbox();
  const dismiss = useDismissFirstSteps();
  return steps ? (
    <FirstStepsCard
      steps={steps}
      connectionsHref={withReturnAddress(paths.connections, paths.dashboard)}
      linkTo={(to) => withReturnAddress(to, paths.dashboard)}
      onConnect={steps.offer ? connect : undefined}
      onDismiss={dismiss}
    />
  ) : null;
}

/** What the rest of the dashboard depends on. */
interface AttentionSummary {
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
 * What needs attention, and what was done since the member was here. The first steps come with it, so that both
 * appear at once.
 */
function NeedsAttention({ onKnown }: NeedsAttentionProps) {
  const { attention, settled, putOff } = useAttention();
  const requests = useRequests(new URLSearchParams(useLocation().search).get('request') ?? '');
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
      requests={requests}
      now={now}
      linkTo={(to) => withReturnAddress(to, paths.dashboard)}
      askHref={(id) => paths.chatAbout(`attention:${id}`)}
      onLater={putOff}
    />
  ) : null;
}

const hrefs = { agents: paths.agents, connections: paths.connections, chat: paths.chat, agentPage: paths.workspace };

/** How long the rest of the page waits for what needs attention, which stands above it, so that nothing moves. */
const longestHoldMs = 3_000;

/** / and /dashboard */
export function Component() {
  usePageTitle('Dashboard');
  const { session } = useSession();
  const agents = useAgents();
  const now = useNow(agents.view);
  const online = useOnline();
  const [known, setKnown] = useState<AttentionSummary>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown((last) => last ?? {}), longestHoldMs);
    return () => clearTimeout(timer);
  }, []);
  if (!session) return null;
  return (
    <DashboardScreen
      user={session.user}
      firstVisit={session.firstVisit}
      agents={agents.view}
      updatedAt={agents.updatedAt}
      now={now}
      online={online}
      hrefs={hrefs}
      first={known?.first}
      attention={<NeedsAttention onKnown={setKnown} />}
      held={known === undefined}
      quiet={known?.first !== undefined}
      own={known?.own}
      integrations={known?.integrations}
      onCreateAgent={agents.create}
    />
  );
}
