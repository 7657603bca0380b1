import {
  emailSettings,
  type Email,
  type EmailAgentStatus,
  type EmailSettings,
  type NewEmail,
  type NewTemplate,
  type Template,
} from '@switchboard/api-contract/agents/email';
import { withoutReplyProposals } from '@switchboard/api-contract/agents/replies';
import { PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AgentPage, type AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { areFiguresFromSandbox, OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { ProposalsSection } from '../../blocks/proposals/ProposalsSection/ProposalsSection.tsx';
import { RepliesSection, type ReplyControl } from '../../blocks/proposals/RepliesSection/RepliesSection.tsx';
import { addRecord } from '../../blocks/records/RecordDialog/RecordDialog.tsx';
import { isDeleted } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { RefreshControl } from '../../blocks/states/RefreshControl/RefreshControl.tsx';
import { count, percent, share } from '../../format/numbers.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { Inbox } from './Inbox.tsx';
import { TemplateCards } from './TemplateCards.tsx';
import { ComposeDialog } from './compose/ComposeDialog.tsx';
import { type ComposeControl, OwnMail } from './compose/UnsentMail.tsx';
import { emailKind, isOwn } from './emailKind.tsx';
import { emailSections } from './emailSections.ts';
import { templateForm, templateKind } from './templateKind.ts';

const replyShare = ({ metrics }: EmailAgentStatus) =>
  metrics.autoReplies === undefined || !metrics.processed ? undefined : metrics.autoReplies / metrics.processed;

/** The tiles of Email Performance. The target response time is the saved delay. */
const emailFigures = (settings: EmailSettings | undefined): readonly Figure<EmailAgentStatus>[] => [
  {
    label: 'Emails Processed',
    value: ({ metrics }) => ({
      figure: count(metrics.processed),
      note: figureNote(count(metrics.processedToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Auto Replies',
    value: (status) => ({
      figure: count(status.metrics.autoReplies),
      note: figureNote(share(replyShare(status)), (part) => `${part} of all mail`),
    }),
  },
  {
    label: 'Response Rate',
    value: ({ metrics }) => ({ figure: percent(metrics.responseRate), bar: metrics.responseRate }),
  },
  {
    label: 'Avg Response Time',
    value: ({ metrics }) => ({
      figure: count(metrics.averageResponseMinutes),
      unit: metrics.averageResponseMinutes === undefined ? undefined : 'min',
      note: figureNote(count(settings?.responseDelay), (delay) => `target ${delay} min`),
    }),
  },
];

export type { ComposeControl } from './compose/UnsentMail.tsx';

export interface EmailScreenProps extends AgentPageProps<
  EmailAgentStatus,
  EmailSettings,
  { emails: NewEmail; templates: NewTemplate }
> {
  /** What a member can do with the drafted replies. */
  replies: ReplyControl;
  /** Stores and sends the messages that members write here. */
  compose: ComposeControl;
  /** The messages as the server pages them. Without it, only those of the status answer are shown. */
  emails?: RecordsControl<Email> | undefined;
  /** The templates as the server pages them. Without it, only those of the status answer are shown. */
  templates?: RecordsControl<Template> | undefined;
}

/** The workspace of the email agent: figures, inbox, templates, configuration. */
export function EmailScreen({ replies, compose, emails, templates, ...page }: EmailScreenProps) {
  const { agent, status, refresh, query, onQueryChange, settings, onAdd, onExport, now } = page;
  const data = dataOf(status);
  const sample = isSample(data, 'emails');
  const { onSend, connectAt } = compose;
  const exported = { onExport, only: 'selected' } as const;
  /** The draft that was sent last. It leaves Drafts by that, and its open detail stays and shows it as sent. */
  const [justSent, setJustSent] = useState<Email>();
  const opened = emails?.opened;
  const mails = usePageRecords(
    emailKind.collection,
    mapReady(status, (answer) => answer.emails),
    page,
    { paged: opened && justSent ? { ...emails, opened: { ...opened, written: justSent } } : emails, sample },
  );
  const templated = usePageRecords(
    templateKind.collection,
    mapReady(status, (answer) => answer.templates),
    { query, prefix: 'templates-' },
    { paged: templates, sample: isSample(data, 'templates') },
  );
  const kind = useMemo(
    () => ({
      ...emailKind,
      more: (email: Email) =>
        isOwn(email) && !isDeleted(email) ? (
          <OwnMail key={email.id} email={email} onSend={onSend} connectAt={connectAt} onSent={setJustSent} />
        ) : null,
    }),
    [onSend, connectAt],
  );
  return (
    <AgentPage page={page} sub="Sorts the inbox and drafts the replies" configure>
      <OverviewSection
        title="Email Performance"
        status={status}
        figures={emailFigures(dataOf(settings.saved))}
        now={now}
        actions={<RefreshControl variant="secondary" {...refresh} />}
      />
      {data && page.proposals ? (
        <ProposalsSection
          proposals={withoutReplyProposals(data.proposals, data.replies)}
          control={page.proposals}
          now={now}
        />
      ) : null}
      {data ? <RepliesSection replies={data.replies} control={replies} now={now} /> : null}
      <RecordsSection
        kind={kind}
        records={mails}
        // The figure may count samples while the list has mail of its own, or the other way round: then it is no total.
        total={sample === isSample(data, 'figures') ? data?.metrics.processed : undefined}
        sample={sample}
        exported={exported}
        query={query}
        onQueryChange={onQueryChange}
        run={runNowControl(agent)}
        add={{
          action: 'Compose',
          icon: PenLine,
          dialog: (onClose) => (
            <ComposeDialog templates={data?.templates.items ?? []} control={compose} onClose={onClose} />
          ),
        }}
        now={now}
      >
        {(rows, open, parts) => <Inbox emails={rows} now={now} onOpen={open} {...parts} />}
      </RecordsSection>
      <RecordsSection
        kind={templateKind}
        records={templated}
        sample={isSample(data, 'templates')}
        exported={exported}
        query={query}
        onQueryChange={onQueryChange}
        prefix="templates-"
        atOnce={6}
        add={addRecord(templateForm, (body) => onAdd('templates', body))}
        now={now}
      >
        {(rows, open, { select }) => <TemplateCards templates={rows} now={now} onOpen={open} select={select} />}
      </RecordsSection>
      <SettingsForm
        title="Configuration"
        settings={settings}
        active={<ActiveSwitch page={page} />}
        schedule={scheduleCardProps(page)}
        contract={emailSettings}
        sections={emailSections}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            sandbox={areFiguresFromSandbox(data)}
            meters={
              data && [
                { label: 'Filter accuracy', value: data.metrics.filterAccuracy },
                { label: 'Answered within target', value: data.metrics.answeredWithinTarget },
              ]
            }
          />
        }
      />
    </AgentPage>
  );
}
