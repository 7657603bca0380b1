import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import { Users } from 'lucide-react';
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
      {duplicates > 0 ? (
        <Banner
          tone="info"
          icon={Users}
          action={
            <Button size="sm" onClick={() => onReview('duplicates')}>
              Review duplicates
            </Button>
          }
        >
          {duplicates >= limits.contacts.pairs ? 'At least ' : ''}
          {plural(duplicates, 'pair')} of contacts may be the same: they share an email or a phone.
        </Banner>
      ) : null}
    </>
  );
}
