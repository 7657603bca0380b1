import type { Attention } from '@switchboard/api-contract/attention';
import { AttentionCount } from '@switchboard/ui/blocks/attention/AttentionCount';
import { worstTone } from '@switchboard/ui/rules/severityTone';
import { paths } from '../paths.ts';
import { attentionQuery } from '../queries/attention.ts';
import { useRead } from '../queries/useRead.ts';

const countOf = ({ items: { items }, more = 0 }: Attention): number => items.length + more;

/** How many things need attention, beside Dashboard or in the header. */
export function AttentionBadge({ place }: { place: 'nav' | 'header' }) {
  const { data } = useRead(attentionQuery());
  return data ? (
    <AttentionCount count={countOf(data)} tone={worstTone(data.items.items)} place={place} href={paths.dashboard} />
  ) : null;
}
