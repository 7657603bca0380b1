import type { AgentSummary, NewAgent } from '@switchboard/api-contract/agents';
import type { User } from '@switchboard/api-contract/auth';
import type { Rows } from '@switchboard/api-contract/wire';
import { Clock, Bot, Cable, Plus, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { activeAgentsText } from '../../blocks/agents/activeAgentsText.ts';
import { CreateAgentDialog } from '../../blocks/agents/CreateAgentDialog/CreateAgentDialog.tsx';
import { StaleBanner } from '../../blocks/states/StaleBanner/StaleBanner.tsx';
import { userName } from '../../blocks/marks/UserBlock/UserBlock.tsx';
import { Icon, type IconType } from '../../components/display/Icon/Icon.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { timeOfDay, fullDateTime } from '../../format/dates.ts';
import type { Outcome } from '../../format/outcome.ts';
import { loading, mapReady, type ViewState } from '../../format/viewState.ts';
import { AgentsSection } from './AgentsSection.tsx';
import { type DashboardHrefs, Tiles } from './Tiles.tsx';
import {
  updated,
  service,
  serviceAction,
  serviceActions,
  servicePlate,
  serviceText,
  serviceTitle,
} from './Dashboard.css.ts';
import type { OwnFigures, OwnIntegrations } from './ownFigures.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';

interface ServiceProps {
  icon: IconType;
  title: string;
  text: string;
  children: ReactNode;
}

function Service({ icon, title, text, children }: ServiceProps) {
  return (
    <Card padded>
      <div className={service}>
        <span className={servicePlate}>
          <Icon icon={icon} size={18} />
        </span>
        <div>
          <h3 className={serviceTitle}>{title}</h3>
          <p className={serviceText}>{text}</p>
        </div>
      </div>
      <div className={serviceActions}>{children}</div>
    </Card>
  );
}

interface ServicesSectionProps {
  hrefs: DashboardHrefs;
  /** The first steps have the primary button, so Create Agent is a secondary one. */
  quiet: boolean;
  onCreateAgent: () => void;
}

/** The two services with their two buttons each. */
function ServicesSection({ hrefs, quiet, onCreateAgent }: ServicesSectionProps) {
  return (
    <Section title="Services">
      <Grid columns={2}>
        <Service
          icon={Bot}
          title="AI Agent Management"
          text="Create agents, start and stop them, and see what each one did."
        >
          <ActionButton
            needs="configure"
            className={serviceAction}
            variant={quiet ? 'secondary' : 'primary'}
            icon={Plus}
            onClick={onCreateAgent}
          >
            Create Agent
          </ActionButton>
          <LinkButton className={serviceAction} href={hrefs.agents}>
            Manage
          </LinkButton>
        </Service>
        <Service
          icon={ShieldCheck}
          title="API Connections and Security"
          text="Keys for the services that your agents may call."
        >
          <LinkButton className={serviceAction} icon={Cable} href={hrefs.connections}>
            API Connections
          </LinkButton>
          <LinkButton className={serviceAction} href={hrefs.connections}>
            View Status
          </LinkButton>
        </Service>
      </Grid>
    </Section>
  );
}

export interface DashboardScreenProps {
  user: User;
  /** The member has never been here before. */
  firstVisit?: boolean | undefined;
  agents: ViewState<Rows<AgentSummary>>;
  /** When the figures were fetched. */
  updatedAt?: Date | undefined;
  now: Date | number;
  /** Whether the browser is online. */
  online: boolean;
  hrefs: DashboardHrefs;
  /** Above the tiles: the first steps. */
  first?: ReactNode;
  /** Above the services: what needs attention. */
  attention?: ReactNode;
  /** `first` and `attention` are still read: placeholders are shown meanwhile, so that nothing moves later. */
  held?: boolean;
  /** The first steps have the primary button, so Create Agent is a secondary one. */
  quiet?: boolean;
  /** The organisation's own figures, if it sees no samples. */
  own?: OwnFigures | undefined;
  /** The organisation's own connections, if it has any. */
  integrations?: OwnIntegrations | undefined;
  /** If it is refused, the dialog stays open and says why. */
  onCreateAgent: (agent: NewAgent) => Promise<Outcome<unknown>>;
}

/** The first page a member sees: figures, services and all agents. */
export function DashboardScreen({
  user,
  firstVisit = false,
  agents,
  updatedAt,
  now,
  online,
  hrefs,
  first,
  attention,
  held = false,
  quiet = false,
  own,
  integrations,
  onCreateAgent,
}: DashboardScreenProps) {
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <Page>
      <PageHeader
        title={
          <>
            {firstVisit ? 'Welcome' : 'Welcome back'}, <bdi>{userName(user)}</bdi>
          </>
        }
        sub={own?.sub ?? activeAgentsText(held ? loading : agents)}
        actions={<Updated at={updatedAt} />}
      />
      {agents.status === 'ready' ? <StaleBanner stale={agents.stale} now={now} /> : null}
      {first}
      {held ? (
        <Placeholders />
      ) : (
        <Tiles
          agentCount={mapReady(agents, ({ items }) => items.length)}
          online={online}
          hrefs={hrefs}
          own={own}
          integrations={integrations}
        />
      )}
      {attention}
      {held ? null : <ServicesSection hrefs={hrefs} quiet={quiet} onCreateAgent={create} />}
      {held ? null : <AgentsSection agents={agents} hrefs={hrefs} onCreateAgent={create} />}
      {creating ? <CreateAgentDialog onClose={() => setCreating(false)} onCreate={onCreateAgent} /> : null}
    </Page>
  );
}

/** 'Updated 09:41'; empty until it is known, but with the same height, so that nothing moves. */
function Updated({ at }: { at: Date | undefined }) {
  if (!at) return <span className={updated}>&nbsp;</span>;
  return (
    <span className={updated}>
      <Icon icon={Clock} size={14} />
      <span>
        Updated{' '}
        <time dateTime={at.toISOString()} title={fullDateTime(at)}>
          {timeOfDay(at)}
        </time>
      </span>
    </span>
  );
}

const tiles = ['agents', 'integrations', 'workflow', 'assistant'];

/** What stands below the heading until it is known what comes first. */
function Placeholders() {
  return (
    <Grid columns={4} tiles>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={122} radius={12} />
      ))}
    </Grid>
  );
}
