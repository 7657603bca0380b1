import { Clock } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { timeOfDay, zonedTitle } from '../../format/dates.ts';
import { updated } from './DashboardScreen.css.ts';

/** 'Updated 09:41'. */
export function Updated({ at }: { at: Date }) {
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
