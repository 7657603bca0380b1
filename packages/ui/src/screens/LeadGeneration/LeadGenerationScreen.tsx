import {
  leadGenerationSettings,
  type Lead,
  type LeadGenerationSettings,
  type LeadGenerationStatus,
  type NewLead,
} from '@switchboard/api-contract/agents/leadGeneration';
import { AgentPage, type AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { AnalyticsCard, type AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { areFiguresFromSandbox, OverviewSection, PageRefresh } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { addRecord } from '../../blocks/records/RecordDialog/RecordDialog.tsx';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { sendNewSection } from '../../blocks/forms/SettingsForm/sharedSections.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { leadForm, leadKind } from './leadKind.tsx';
import { count, percentOfWhole, decimal, percent } from '../../format/numbers.ts';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';

/** The cards of Agent Configuration. */
export const leadGenerationSections: readonly SettingsSection<LeadGenerationSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      { kind: 'number', key: 'maxLeadsPerDay', label: 'Leads per day', hint: 'At most', min: 1, max: 1_000 },
      {
        kind: 'number',
        key: 'minimumScore',
        label: 'Minimum score',
        hint: 'Leads below this score are dropped. 80 and above count as qualified.',
        min: 0,
        max: 100,
      },
    ],
  },
  {
    title: 'API Integration',
    column: 1,
    fields: [
      { kind: 'secret', key: 'apolloApiKey', label: 'Apollo API key' },
      {
        kind: 'text',
        key: 'googleSheetsUrl',
        label: 'Google Sheets address',
        hint: 'New leads are added below its first sheet, through the Google account.',
        placeholder: 'https://docs.google.com/spreadsheets/…',
        maxLength: 2_000,
      },
      {
        kind: 'switch',
        key: 'autoEnrichment',
        label: 'Enrichment',
        hint: 'Completes each new lead, for an Apollo credit. Without it, scores stay low.',
      },
      {
        kind: 'switch',
        key: 'emailValidation',
        label: 'E-mail validation',
        hint: 'Drops invalid addresses. Others count towards the score.',
      },
    ],
  },
  {
    title: 'Search Criteria',
    column: 2,
    fields: [
      { kind: 'chips', compact: true, key: 'targetIndustries', label: 'Industries', placeholder: 'Add an industry' },
      {
        kind: 'chips',
        compact: true,
        key: 'companySize',
        label: 'Company sizes',
        placeholder: 'Add a size, such as 51–200',
      },
      { kind: 'chips', compact: true, key: 'locations', label: 'Locations', placeholder: 'Add a location' },
      { kind: 'chips', compact: true, key: 'searchKeywords', label: 'Keywords', placeholder: 'Add a keyword' },
    ],
  },
];

/** The tiles of Performance Overview. */
const leadGenerationFigures: readonly Figure<LeadGenerationStatus>[] = [
  {
    label: 'Total Leads',
    value: ({ metrics }) => ({
      figure: count(metrics.totalLeads),
      note: figureNote(count(metrics.addedToday), (added) => `${added} added today`),
    }),
  },
  {
    label: 'Qualified',
    value: ({ metrics }) => ({
      figure: count(metrics.qualified),
      note: figureNote(percent(metrics.qualificationRate), (rate) => `${rate} of all leads`),
    }),
  },
  {
    label: 'Avg Score',
    value: ({ metrics }) => ({ figure: decimal(metrics.averageScore, 0), bar: metrics.averageScore }),
  },
  {
    label: 'Active Tasks',
    value: ({ metrics }) => ({
      figure: count(metrics.activeTasks),
      note: figureNote(count(metrics.waitingTasks), (waiting) => `${waiting} waiting`),
    }),
  },
];

/** The bars of Performance Analytics. The daily target is the saved number of leads per day. */
function leadGenerationMeters(
  { metrics }: LeadGenerationStatus,
  settings: LeadGenerationSettings | undefined,
): readonly AnalyticsMeter[] {
  const { addedToday, qualificationRate, contactAccuracy } = metrics ?? {};
  const target = settings?.maxLeadsPerDay;
  const known = addedToday !== undefined && target !== undefined;
  return [
    { label: 'Qualification rate', value: qualificationRate },
    { label: 'Contact accuracy', value: contactAccuracy },
    {
      label: 'Daily target',
      value: known ? percentOfWhole(addedToday, target) : undefined,
      text: known ? `${count(addedToday)} of ${count(target)}` : undefined,
    },
  ];
}

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
        exported={{ onExport }}
        run={runNowControl(agent)}
        add={addRecord(leadForm, (body) => onAdd('leads', body))}
        now={now}
      />
      <SettingsForm
        title="Agent Configuration"
        settings={settings}
        active={<ActiveSwitch page={page} />}
        schedule={scheduleCardProps(page)}
        contract={leadGenerationSettings}
        sections={[...leadGenerationSections, sendNewSection<LeadGenerationSettings>(2, 'leads', page.sending)]}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            sandbox={areFiguresFromSandbox(data)}
            meters={data && leadGenerationMeters(data, dataOf(settings.saved))}
          />
        }
      />
    </AgentPage>
  );
}
