import type { ComponentType } from 'react';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import {
  contactTable,
  emailTable,
  eventTable,
  leadTable,
  locationTable,
  researchTable,
  workflowTable,
} from './specialTables.tsx';

/** The dashboard of each agent type that has one. */
const dashboards: Readonly<Record<string, ComponentType<SpecialDashboardProps>>> = {
  lead_generation: (props) => <SpecialDashboard table={leadTable} {...props} />,
  email_automation: (props) => <SpecialDashboard table={emailTable} {...props} />,
  calendar_management: (props) => <SpecialDashboard table={eventTable} {...props} />,
  business_scraper: (props) => <SpecialDashboard table={locationTable} {...props} />,
  research: (props) => <SpecialDashboard table={researchTable} {...props} />,
  contacts_sync: (props) => <SpecialDashboard table={contactTable} {...props} />,
  orchestrator: (props) => <SpecialDashboard table={workflowTable} {...props} />,
};

/** The dashboard of the agent's type, or a sentence if it has none. */
export function SpecializedTab(props: SpecialDashboardProps) {
  const { type } = props.agent;
  const Dashboard = Object.hasOwn(dashboards, type) ? dashboards[type] : undefined;
  if (Dashboard) return <Dashboard {...props} />;
  return <EmptyState kind="no-match" title="Specialized dashboard not available for this agent type." />;
}
