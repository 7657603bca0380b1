import type { Execution } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import { CircleDashed } from 'lucide-react';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { List, ListRow } from '../../components/layout/List/List.tsx';
import { clip } from '../../format/text.ts';
import { runStatus } from '../../rules/runStatus.ts';
import type { Rule } from '../../rules/lookup.ts';
import { cardFoot } from './AgentDetail.css.ts';
import { Moment } from './Moment.tsx';

/** The list's icon shows the status already, so the badge has none. */
const wordOf = (status: string): Rule => ({ ...runStatus(status), icon: undefined });

/** The latest runs: icon by status, type, start, badge. */
export function RecentActivity({ executions: { items, leftOut }, now }: { executions: Rows<Execution>; now: Date }) {
  if (items.length === 0 && leftOut === 0)
    return (
      <EmptyState
        bare
        kind="no-match"
        level={3}
        title="No executions yet"
        text="Each run of this agent is listed here."
      />
    );
  return (
    <>
      <List>
        {items.slice(0, limits.shown.recentActivity).map(({ id, status, executionType, startTime }, index) => {
          const { icon, tone } = runStatus(status);
          return (
            <ListRow
              key={id ?? index}
              compact
              iconStyle="bare"
              icon={icon ?? CircleDashed}
              tone={tone}
              mono
              title={clip(executionType?.trim() || 'execution', 80)}
              sub={<Moment at={startTime} now={now} />}
              trailing={<StatusBadge rule={wordOf} value={status} />}
            />
          );
        })}
      </List>
      {leftOut > 0 ? (
        <div className={cardFoot}>
          <LeftOut count={leftOut} one="execution" />
        </div>
      ) : null}
    </>
  );
}
