import type { Attention } from '@switchboard/api-contract/attention';
import type { ProgramRequest } from '@switchboard/api-contract/requests';
import { user } from '@switchboard/api-mocks/builders/auth';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { fn, within, screen } from 'storybook/test';
import { AttentionCount } from '../../src/blocks/attention/AttentionCount/AttentionCount.tsx';
import { ready } from '../../src/format/viewState.ts';
import { worstTone } from '../../src/rules/attention.ts';
import type { Outcome } from '../../src/format/outcome.ts';
import { AttentionSections, type ShownRequests } from '../../src/screens/Dashboard/AttentionSections.tsx';
import { DashboardScreen } from '../../src/screens/Dashboard/DashboardScreen.tsx';
import { FirstStepsCard } from '../../src/screens/Dashboard/FirstStepsCard.tsx';
import { ownFigures, ownIntegrations } from '../../src/screens/Dashboard/ownFigures.tsx';
import { Shell } from '../../src/shell/Shell/Shell.tsx';
import { dashboardStory, ownAgents } from './dashboardStory.ts';

const hrefs = {
  dashboard: '/dashboard',
  agents: '/agents',
  connections: '/api-status',
  profile: '/profile',
} as const;

interface AttendedProps {
  attention: Attention;
  /** The request that a link led to. */
  linked?: string;
  /** What is known of requests at first. */
  views?: ShownRequests['views'];
  /** What a request becomes once it is answered, or why the answer is refused. */
  onAnswer?: (id: string, answer: string) => Promise<Outcome<ProgramRequest>>;
  /** The sandbox is offered. */
  offered?: boolean;
  /** Of an organisation without runs. */
  fresh?: boolean;
  onLater: (id: string) => void;
  onConnect: () => void;
  onDismiss: () => void;
}

const without = (attention: Attention, id: string): Attention => {
  const items = attention.items.items.filter((item) => item.id !== id);
  return id === 'since' ? { ...attention, since: undefined } : { ...attention, items: { ...attention.items, items } };
};

/** The dashboard with what needs attention, as the app puts it together. What is put off goes. */
export function Attended({
  attention: given,
  linked,
  views: first = {},
  onAnswer,
  offered = false,
  fresh = false,
  onLater,
  onConnect,
  onDismiss,
}: AttendedProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [views, setViews] = useState(first);
  const attention = gone.reduce(without, given);
  const { items, more = 0, firstSteps } = attention;
  const agents = fresh
    ? ownAgents.items.map((agent) => ({ ...agent, status: 'idle', stats: { processed: 0, success: 0, pending: 0 } }))
    : ownAgents.items;
  const linkTo = (to: string) => to;
  return (
    <Shell
      hrefs={hrefs}
      current="dashboard"
      agentCount={7}
      user={user()}
      onSignOut={fn()}
      badge={(place) => (
        <AttentionCount
          count={items.items.length + more}
          tone={worstTone(items.items)}
          place={place}
          href={hrefs.dashboard}
        />
      )}
    >
      <DashboardScreen
        {...dashboardStory.args}
        agents={ready({ ...ownAgents, items: agents })}
        firstVisit={fresh}
        quiet={firstSteps !== undefined}
        own={ownFigures(attention, 'Northlight GmbH', agents)}
        integrations={ownIntegrations(attention)}
        first={
          firstSteps ? (
            <FirstStepsCard
              steps={firstSteps}
              connectionsHref={hrefs.connections}
              linkTo={linkTo}
              onConnect={offered ? onConnect : undefined}
              onDismiss={onDismiss}
            />
          ) : null
        }
        attention={
          <AttentionSections
            attention={attention}
            requests={{
              linked,
              views,
              onAnswer: async (id, answer) => {
                const outcome = await (onAnswer?.(id, answer) ?? new Promise<never>(() => {}));
                if (outcome.kind === 'done') setViews({ ...views, [id]: ready(outcome.value) });
                return outcome;
              },
            }}
            now={FIXED_NOW}
            linkTo={linkTo}
            askHref={(id) => `/chat?about=attention:${id}`}
            onLater={async (id) => {
              onLater(id);
              setGone([...gone, id]);
              return true;
            }}
          />
        }
      />
    </Shell>
  );
}

/** The rows of what needs attention. */
export const attentionRows = () =>
  within(screen.getByRole('list', { name: 'Needs attention' })).getAllByRole('listitem');
