import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { fromNow, zonedMoment } from '../../../format/dates.ts';
import { icon, label, moment, moments, off, title } from './ScheduleCard.css.ts';

/** The due times that come, with the zone; how far off the first one is. */
export function NextRuns({ schedule: { next, zone }, now }: { schedule: AgentSchedule; now: Date }) {
  const id = useId();
  return (
    <div className={label}>
      <p id={id} className={title}>
        Next three runs
      </p>
      <ol aria-labelledby={id} className={moments}>
        {next.map((at, index) => (
          <li key={at} className={moment}>
            <Icon icon={CalendarClock} size={14} className={icon} />
            <span>
              <time dateTime={at}>{zonedMoment(at, zone)}</time>
              {index === 0 ? <span className={off}>{fromNow(at, now, zone)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
