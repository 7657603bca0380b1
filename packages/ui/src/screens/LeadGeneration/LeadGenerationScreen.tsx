import {
  leadGenerationSettings,
  type Lead,
  type LeadGenerationSettings,
  type LeadGenerationStatus,
  type NewLead,
} from '@switchboard/api-contract/agents/leadGeneration';
import { AgentPage, type AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { PageActive } from '../../blocks/agents/AgentPage/PageActive.tsx';
import { pageSchedule } from '../../blocks/agents/AgentPage/pageSchedule.ts';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isSample } from '../../blocks/agents/AgentPage/isSample.ts';
import { OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { PageRefresh } from '../../blocks/agents/AgentPage/PageRefresh.tsx';
import { runNowControl } from '../../blocks/agents/AgentPage/runNowControl.ts';
import { addRecord } from '../../blocks/records/RecordDialog/RecordDialog.tsx';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsControl.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { sendNewSection } from '../../blocks/records/SendNew/sendNewField.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { leadGenerationFigures } from './leadGenerationFigures.ts';
import { leadForm } from './leadForm.ts';
import { leadGenerationMeters } from './leadGenerationMeters.ts';
import { leadKind } from './leadKind.tsx';
import { leadGenerationSections } from './leadGenerationSections.ts';

export interface LeadGenerationScreenProps extends AgentPageProps<
  LeadGenerationStatus,
  LeadGenerationSettings,
  { leads: NewLead }
> {
  /** The leads as the server pages them. Without it, only those of the status answer are shown. */
  leads?: RecordsControl<Lead> | undefined;
}

/** The workspace of the lead generation agent: figures, leads, configuration. */
export function LeadGenerationScreen({ leads, ...page }: LeadGenerationScreenProps) {
  const { agent, status, query, onQueryChange, settings, onAdd, onExport, now } = page;
  const data = dataOf(status);
  const sample = isSample(data, 'leads');
  const answered = mapReady(status, (answer) => answer.leads);
  const records = usePageRecords(leadKind.collection, answered, page, { paged: leads, sample });
  return (
    <AgentPage page={page} sub="Automated lead discovery" configure>
      <OverviewSection
        title="Performance Overview"
        status={status}
        figures={leadGenerationFigures}
        now={now}
        actions={<PageRefresh page={page} label="Refresh Data" />}
      />
      <RecordsSection
        kind={leadKind}
        records={records}
        total={sample === isSample(data, 'figures') ? data?.metrics.totalLeads : undefined}
        sample={sample}
        query={query}
        onQueryChange={onQueryChange}
        extraActions={page.sending?.actions}
        exported={{ slug: agent.slug, onExport }}
        run={runNowControl(agent)}
        add={addRecord(leadForm, (body) => onAdd('leads', body))}
        now={now}
      />
      <SettingsForm
        title="Agent Configuration"
        settings={settings}
        active={<PageActive page={page} />}
        schedule={pageSchedule(page)}
        contract={leadGenerationSettings}
        sections={[...leadGenerationSections, sendNewSection<LeadGenerationSettings>(2, 'leads', page.sending)]}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            meters={data && leadGenerationMeters(data, dataOf(settings.saved))}
          />
        }
      />
    </AgentPage>
  );
}
