import { useMemo, useState } from 'react';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';

/** How many rows stand on the page before Show all, unless the section says otherwise. */
const FEW = 10;
/** How many cards Show all shows at a time; tables render only visible rows. */
const CARDS = 100;

type Folded<R extends { readonly id: string }> = Pick<
  RecordsSectionProps<R>,
  'query' | 'prefix' | 'onQueryChange' | 'atOnce' | 'children'
>;

/** The first rows of a list, or all of them where the address says so. */
export function useFold<R extends { readonly id: string }>(
  rows: readonly R[],
  { query, prefix = '', onQueryChange, atOnce = FEW, children }: Folded<R>,
) {
  const [cards, setCards] = useState(CARDS);
  const name = `${prefix}all`;
  const open = query[name] === 'true';
  const most = !open ? atOnce : children ? cards : rows.length;
  const shown = useMemo(() => rows.slice(0, most), [rows, most]);
  return {
    shown,
    open,
    /** Some are left out until Show all. */
    folds: rows.length > atOnce,
    onToggle: () => onQueryChange({ [name]: open ? '' : 'true' }),
    /** Shows more of the cards; none where all that were read are shown. */
    onMore: open && shown.length < rows.length ? () => setCards(cards + CARDS) : undefined,
  };
}
