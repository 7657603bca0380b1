import type { Activity } from '@switchboard/api-contract/agents/shared';
import type { Rows } from '@switchboard/api-contract/wire';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Time } from '../../../components/display/Time/Time.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { clip } from '../../../format/text.ts';
import { activityKind } from '../../../rules/activity.ts';
import { LeftOut } from '../../records/LeftOut/LeftOut.tsx';
import { activityFoot } from '../agents.css.ts';

/** Longer sentences are truncated; a row shows one line. */
const LONGEST = 300;

interface ActivityListProps {
  /** What happened, and how many entries could not be read. */
  activities: Rows<Activity>;
  /** The time that 'ago' is counted from. */
  now: Date | number;
  /** The maximum number of rows. They arrive newest first. */
  limit?: number;
}

/** Recent Activity: icon, sentence, time. */
export function ActivityList({ activities, now, limit = 10 }: ActivityListProps) {
  const { items, leftOut } = activities;
  if (items.length === 0 && leftOut === 0)
    return (
      <EmptyState bare kind="no-match" level={3} title="No activity yet" text="What the agent does will appear here." />
    );
  return (
    <>
      <List>
        {items.slice(0, limit).map(({ id, kind, text, at }, index) => (
          <ListRow
            key={id ?? `row ${index}`}
            {...activityKind(kind)}
            title={clip(wordsOf(text).trim() || 'Activity without a description', LONGEST)}
            trailing={<Time at={at} now={now} />}
          />
        ))}
      </List>
      {leftOut > 0 ? (
        <div className={activityFoot}>
          <LeftOut count={leftOut} />
        </div>
      ) : null}
    </>
  );
}
