import { limits } from '@switchboard/api-contract/limits';
import { Users } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { plural } from '../../../format/numbers.ts';

interface DuplicatesNoticeProps {
  /** How many pairs the server counted. It counts up to a limit. */
  pairs: number;
  /** Opens the pairs, one after the other. */
  onReview: () => void;
}

/** Says how many pairs of contacts may be the same, and leads to them; nothing where there are none. */
export function DuplicatesNotice({ pairs, onReview }: DuplicatesNoticeProps) {
  if (pairs === 0) return null;
  return (
    <Banner
      tone="info"
      icon={Users}
      action={
        <Button size="sm" onClick={onReview}>
          Review duplicates
        </Button>
      }
    >
      {pairs >= limits.contacts.pairs ? 'At least ' : ''}
      {plural(pairs, 'pair')} of contacts may be the same: they share an email or a phone.
    </Banner>
  );
}
