import type { Contact, ContactsSettings, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { ActivityCard } from '../../blocks/agents/AgentPage/ActivityCard.tsx';
import { AgentPage, type AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { isSample } from '../../blocks/agents/AgentPage/isSample.ts';
import { OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { PageRefresh } from '../../blocks/agents/AgentPage/PageRefresh.tsx';
import { runNowControl } from '../../blocks/agents/AgentPage/runNowControl.ts';
import { DuplicatesNotice } from '../../blocks/proposals/DuplicatesNotice/DuplicatesNotice.tsx';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsControl.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { plural } from '../../format/numbers.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { contactsFigures } from './contactsFigures.tsx';
import { contactKind } from './contactKind.tsx';
import { side } from './Contacts.css.ts';
import type { ContactsReview } from './ContactsReview.ts';
import { GoogleAccount } from './GoogleAccount.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { SyncSchedule } from './SyncSchedule.tsx';
import { SyncSettings } from './SyncSettings.tsx';

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
          exported={{ slug: agent.slug, onExport }}
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
