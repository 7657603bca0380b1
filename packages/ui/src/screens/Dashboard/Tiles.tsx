import { fixedFigures } from '@switchboard/api-contract/limits';
import { Bot, Cable, CircleDot, TrendingUp } from 'lucide-react';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { count } from '../../format/numbers.ts';
import type { ViewState } from '../../format/viewState.ts';
import { assistantReach } from '../../rules/assistantReach.ts';
import { dots, orb, voice, voiceFoot, voiceTitle, asSeen, trend, wholeRow } from './Dashboard.css.ts';
import type { OwnFigures, OwnIntegrations } from './ownFigures.tsx';

/** The links of the dashboard. */
export interface DashboardHrefs {
  readonly agents: string;
  readonly connections: string;
  readonly chat: string;
  /** The page of one of the seven agents. */
  readonly agentPage: (slug: AgentSlug) => string;
}

function Trend({ children }: { children: string }) {
  return (
    <>
      <span className={trend}>
        <Icon icon={TrendingUp} size={14} />
        {children}
      </span>
      this month
    </>
  );
}

interface TilesProps {
  agentCount: ViewState<number>;
  online: boolean;
  hrefs: DashboardHrefs;
  own: OwnFigures | undefined;
  integrations: OwnIntegrations | undefined;
}

/** The four tiles. Trends and integrations are fixed figures, marked as samples, unless the organisation has its own. */
export function Tiles({ agentCount, online, hrefs, own, integrations }: TilesProps) {
  const ready = agentCount.status === 'ready';
  return (
    <Grid columns={4} tiles className={asSeen}>
      <Tile
        label="AI Agents"
        icon={Bot}
        href={hrefs.agents}
        loading={agentCount.status === 'loading'}
        figure={ready ? count(agentCount.data) : undefined}
        // The section below announces why: one message for one cause.
        foot={ready ? (own?.agents ?? <Trend>{fixedFigures.agentsTrend}</Trend>) : 'could not be read'}
        mark={ready && !own ? <SampleMark /> : undefined}
        markAt="foot"
      />
      <Tile
        label="System Integrations"
        icon={Cable}
        href={hrefs.connections}
        figure={integrations?.figure ?? count(fixedFigures.integrations)}
        foot={integrations?.foot ?? <Trend>{fixedFigures.integrationsTrend}</Trend>}
        mark={integrations ? undefined : <SampleMark />}
        markAt="foot"
      />
      <Tile
        className={wholeRow}
        label="Record Workflow"
        icon={CircleDot}
        disabled
        figure="0"
        foot={
          <Badge tone="neutral" variant="outline">
            Coming Soon
          </Badge>
        }
      />
      <VoiceTile href={hrefs.chat} reach={assistantReach(agentCount, online)} />
    </Grid>
  );
}

interface VoiceTileProps {
  href: string;
  reach: ReturnType<typeof assistantReach>;
}

/**
 * A link to the assistant, with its idle orb and whether it is likely to answer. Dark in both themes; no animation
 * under reduced motion.
 */
function VoiceTile({ href, reach }: VoiceTileProps) {
  return (
    <Anchor href={href} className={voice}>
      <span className={dots} aria-hidden="true" />
      <span className={orb} aria-hidden="true" />
      <span className={voiceTitle}>Speak to the assistant</span>{' '}
      <span className={voiceFoot}>
        <Icon icon={reach.icon} size={14} />
        {reach.label}
      </span>
    </Anchor>
  );
}
