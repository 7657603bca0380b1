import { Clock } from 'lucide-react';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { timeOfDay, zonedTitle } from '../../format/dates.ts';
import { updated } from './DashboardScreen.css.ts';

/** 'Updated 09:41'; empty until it is known, but with the same height, so that nothing moves. */
export function Updated({ at }: { at: Date | undefined }) {
  if (!at) return <span className={updated}>&nbsp;</span>;
  return (
    <span className={updated}>
      <Icon icon={Clock} size={14} />
      <span>
        Updated{' '}
        <time dateTime={at.toISOString()} title={zonedTitle(at)}>
          {timeOfDay(at)}
        </time>
      </span>
    </span>
  );
}
