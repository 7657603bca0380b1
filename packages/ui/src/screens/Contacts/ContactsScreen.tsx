import type { Contact, ContactsSettings, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { Clock, ContactRound, RefreshCw } from 'lucide-react';
import { ActivityCard } from '../../blocks/agents/AgentPage/ActivityCard.tsx';
import { AgentPage, type AgentPageProps, type StatusBase } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { OverviewSection, PageRefresh } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { LoadingSchedule, ScheduleCard, useScheduleForm } from '../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { saveBarProps } from '../../blocks/forms/SettingsForm/saveBarProps.ts';
import { DuplicatesNotice } from '../../blocks/proposals/DuplicatesNotice/DuplicatesNotice.tsx';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { useDeniedReason } from '../../blocks/roles/RoleContext.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { SaveBar } from '../../components/forms/SaveBar/SaveBar.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { dateTime, relativeTime, toDate, zoneName } from '../../format/dates.ts';
import { plural, count, NONE, percentOfWhole, percent } from '../../format/numbers.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { side } from './Contacts.css.ts';
import { GoogleAccount } from './GoogleAccount.tsx';
import { ReviewDialogs, type ContactsReview } from './ReviewDialogs.tsx';
import { SyncSettings } from './SyncSettings.tsx';
import { contactKind } from './contactKind.tsx';

/** Splits '14 minutes ago' into '14' and 'minutes ago'; other texts have no unit. */
const splitFigure = (words: string) => {
  const [, figure = words, unit] = /^(\d+) (.+)$/.exec(words) ?? [];
  return { figure, unit };
};

const syncedPercent = ({ stats: { totalContacts, syncedContacts } }: ContactsStatus) =>
  [totalContacts, syncedContacts].map(count).includes(NONE) ? undefined : percentOfWhole(syncedContacts, totalContacts);

/** The tiles of the overview at `now`. */
const contactsFigures = (now: Date): readonly Figure<ContactsStatus>[] => [
  {
    label: 'Total Contacts',
    icon: ContactRound,
    value: ({ stats }) => ({
      figure: count(stats.totalContacts),
      note: figureNote(count(stats.totalContacts), () => 'in the Google account'),
    }),
  },
  {
    label: 'Synced',
    icon: RefreshCw,
    value: (status) => {
      const synced = syncedPercent(status);
      return {
        figure: count(status.stats.syncedContacts),
        bar: synced,
        note: figureNote(percent(synced, 0), (share) => share),
      };
    },
  },
  {
    label: 'Last Sync',
    icon: Clock,
    value: ({ stats }) => {
      const at = toDate(stats.lastSyncTime);
      if (!at) return { figure: 'Never' };
      return {
        ...splitFigure(relativeTime(at, now)),
        note: (
          <time dateTime={at.toISOString()}>
            {dateTime(at, now)} {zoneName(at)}
          </time>
        ),
      };
    },
  },
];

interface SyncScheduleProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'agent' | 'schedule' | 'now'>;
}

/** The schedule of the sync. Only it has a save bar on this page, since switches are saved at once. */
const SyncSchedule = ({ page }: SyncScheduleProps) =>
  page.schedule.saved.status === 'loading' ? <LoadingSchedule /> : <ScheduleEditor page={page} />;

function ScheduleEditor({ page }: SyncScheduleProps) {
  const form = useScheduleForm(page.schedule, page.now);
  const deniedReason = useDeniedReason('configure');
  return (
    <>
      <ScheduleCard {...scheduleCardProps(page)} form={form} now={page.now} />
      {form.dirty || form.busy ? (
        <SaveBar
          {...saveBarProps({ schedule: form })}
          disabledReason={deniedReason}
          resetLabel="Cancel"
          onReset={form.onDiscard}
        />
      ) : null}
    </>
  );
}

export type { ContactsReview };

export interface ContactsScreenProps extends AgentPageProps<ContactsStatus, ContactsSettings> {
  /** What waits for a member. */
  review: ContactsReview;
  /** The contacts as the server pages them. Without it, only those of the status answer are shown. */
  contacts?: RecordsControl<Contact> | undefined;
}

/** The workspace of the contacts agent: figures, contacts, sync settings. */
export function ContactsScreen({ review, contacts, ...page }: ContactsScreenProps) {
  const { agent, status, query, onQueryChange, settings, onExport, now } = page;
  const data = dataOf(status);
  const sample = isSample(data, 'contacts');
  const answered = mapReady(status, (answer) => answer.contacts);
  const records = usePageRecords(contactKind.collection, answered, page, { paged: contacts, sample });
  return (
    <AgentPage page={page} sub="Keeps the address book in step with Google">
      {data?.preview ? (
        <Banner
          tone="caution"
          action={
            <Button size="sm" onClick={() => onQueryChange({ review: 'sync' })}>
              Review changes
            </Button>
          }
        >
          The last sync would remove {plural(data.preview.counts.removed, 'contact')}. Nothing has changed yet.
        </Banner>
      ) : null}
      <DuplicatesNotice pairs={data?.duplicates ?? 0} onReview={() => onQueryChange({ review: 'duplicates' })} />
      <ReviewDialogs
        review={review}
        open={query['review']}
        onSync={agent.onRun}
        onClose={() => onQueryChange({ review: '' })}
      />
      <OverviewSection
        title="Overview"
        status={status}
        figures={contactsFigures(now)}
        now={now}
        layout="row"
        actions={<PageRefresh page={page} />}
      />
      <Grid columns="main" align="start">
        <RecordsSection
          kind={contactKind}
          records={records}
          total={sample === isSample(data, 'figures') ? data?.stats.syncedContacts : undefined}
          sample={sample}
          query={query}
          onQueryChange={onQueryChange}
          extraActions={page.sending?.actions}
          exported={{ onExport }}
          run={runNowControl(agent)}
          rowActions={false}
          now={now}
        />
        <Stack className={side}>
          <SyncSchedule page={page} />
          <SyncSettings page={page} />
          <GoogleAccount status={status} settings={dataOf(settings.saved)} agent={agent} now={now} />
        </Stack>
      </Grid>
      <ActivityCard level={2} status={status} now={now} />
    </AgentPage>
  );
}
