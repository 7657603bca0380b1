import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { relativeTime, toDate } from '../../format/dates.ts';

/** 'Today, 09:38 · 3 minutes ago'; the second part only while it adds something. */
export function Moment({ at, now, className }: { at: string | undefined; now: Date; className?: string }) {
  if (!toDate(at)) return <NoValue />;
  const saysMore = /ago$|^just now$/.test(relativeTime(at, now));
  return (
    <>
      <Time at={at} now={now} show="dateTime" />
      {saysMore ? (
        <span className={className}>
          {' · '}
          <Time at={at} now={now} />
        </span>
      ) : null}
    </>
  );
}
