import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { DuplicatesNotice } from '../../blocks/proposals/DuplicatesNotice/DuplicatesNotice.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { plural } from '../../format/numbers.ts';

interface ContactsNoticesProps {
  status: ContactsStatus;
  onReview: (what: 'sync' | 'duplicates') => void;
}

/** Says what waits for a member: a sync that would remove many contacts, and contacts that may be one. */
export function ContactsNotices({ status: { preview, duplicates = 0 }, onReview }: ContactsNoticesProps) {
  return (
    <>
      {preview ? (
        <Banner
          tone="caution"
          action={
            <Button size="sm" onClick={() => onReview('sync')}>
              Review changes
            </Button>
          }
        >
          The last sync would remove {plural(preview.counts.removed, 'contact')}. Nothing has changed yet.
        </Banner>
      ) : null}
      <DuplicatesNotice pairs={duplicates} onReview={() => onReview('duplicates')} />
    </>
  );
}
