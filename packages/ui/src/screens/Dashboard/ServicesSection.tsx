import { Bot, Cable, Plus, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Icon, type IconType } from '../../components/display/Icon/Icon.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import type { DashboardHrefs } from './DashboardHrefs.ts';
import {
  service,
  serviceAction,
  serviceActions,
  servicePlate,
  serviceText,
  serviceTitle,
} from './DashboardScreen.css.ts';

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
  /** The first steps have the ink button. */
  quiet: boolean;
  onCreateAgent: () => void;
}

/** The two services with their two buttons each. */
export function ServicesSection({ hrefs, quiet, onCreateAgent }: ServicesSectionProps) {
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
