import { Button } from '../../../components/actions/Button/Button.tsx';
import { count, plural } from '../../../format/numbers.ts';
import { showMore } from '../lists.css.ts';

interface ShowMoreProps {
  /** How many are on the page. */
  shown: number;
  /** How many there are. */
  total: number;
  /** The word for one of them. */
  one: string;
  /** Shows the next ones. */
  onMore: () => void;
}

/**
 * '60 of 10,000 agents are shown' and Show more, since thousands of cards at once would be slow. Nothing if all are
 * shown.
 */
export function ShowMore({ shown, total, one, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <div className={showMore}>
      <span>
        {count(shown)} of {plural(total, one)} are shown
      </span>
      <Button onClick={onMore}>Show more</Button>
    </div>
  );
}
