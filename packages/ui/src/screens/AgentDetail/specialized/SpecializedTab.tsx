import type { ComponentType } from 'react';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { BusinessScraperDashboard } from './BusinessScraperDashboard.tsx';
import { CalendarManagementDashboard } from './CalendarManagementDashboard.tsx';
import { ContactsSyncDashboard } from './ContactsSyncDashboard.tsx';
import { EmailAutomationDashboard } from './EmailAutomationDashboard.tsx';
import { LeadGenerationDashboard } from './LeadGenerationDashboard.tsx';
import { OrchestratorDashboard } from './OrchestratorDashboard.tsx';
import { ResearchDashboard } from './ResearchDashboard.tsx';
import type { SpecialDashboardProps } from './SpecialDashboard.tsx';

/** The dashboard of each agent type that has one. */
const dashboards: Readonly<Record<string, ComponentType<SpecialDashboardProps>>> = {
  lead_generation: LeadGenerationDashboard,
  email_automation: EmailAutomationDashboard,
  calendar_management: CalendarManagementDashboard,
  business_scraper: BusinessScraperDashboard,
  research: ResearchDashboard,
  contacts_sync: ContactsSyncDashboard,
  orchestrator: OrchestratorDashboard,
};

/** The dashboard of the agent's type, or a sentence if it has none. */
export function SpecializedTab(props: SpecialDashboardProps) {
  const { type } = props.agent;
  const Dashboard = Object.hasOwn(dashboards, type) ? dashboards[type] : undefined;
  if (Dashboard) return <Dashboard {...props} />;
  return <EmptyState kind="no-match" title="Specialized dashboard not available for this agent type." />;
}
