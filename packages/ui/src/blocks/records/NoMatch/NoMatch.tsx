import { Button } from '../../../components/actions/Button/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { plural } from '../../../format/numbers.ts';
import { clip, isolateDirection, listInWords } from '../../../format/text.ts';

interface NoMatchProps {
  /** The word for one item: 'agent'. */
  one: string;
  /** The word for several. */
  many?: string;
  /** What was searched for. */
  search: string;
  /** The label of each active filter: 'Active'. */
  filters: readonly string[];
  /** How many match the search but are hidden by the filters. */
  hidden: number;
  /** Called with what is to be cleared: the filters, or the search too. */
  onClear: (what: 'filters' | 'all') => void;
  /** Inside an existing card. */
  bare?: boolean;
  /** The level of the heading. */
  level?: 2 | 3;
}

const rightToLeft = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;
const quoted = (search: string) => {
  const words = clip(search.trim(), 60);
  return `“${rightToLeft.test(words) ? isolateDirection(words) : words}”`;
};

/** Replaces a list that search and filters leave empty: names each of them, and what clearing them removes. */
export function NoMatch({ one, many = `${one}s`, search, filters, hidden, onClear, bare, level }: NoMatchProps) {
  const word = filters.length === 1 ? 'filter' : 'filters';
  const named = `the ${word} ${listInWords(filters.map((filter) => clip(filter, 40)))}`;
  const searched = search.trim() !== '';
  const filtered = filters.length > 0;
  if (filtered && (!searched || hidden > 0)) {
    const title = searched
      ? `${plural(hidden, one, many)} ${hidden === 1 ? 'matches' : 'match'} ${quoted(search)} but ${hidden === 1 ? 'is' : 'are'} hidden by ${named}`
      : `No ${one} matches ${named}`;
    return (
      <EmptyState
        kind="no-match"
        bare={bare}
        level={level}
        title={title}
        action={<Button onClick={() => onClear('filters')}>Clear {word}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="no-match"
      bare={bare}
      level={level}
      title={`Nothing matches ${quoted(search)}`}
      text={filtered ? `Clearing ${named} alone does not help.` : undefined}
      action={<Button onClick={() => onClear('all')}>{filtered ? `Clear search and ${word}` : 'Clear search'}</Button>}
    />
  );
}
