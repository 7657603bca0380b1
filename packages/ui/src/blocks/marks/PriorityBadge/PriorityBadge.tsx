import { priority } from '../../../rules/records.ts';
import { NoValue } from '../NoValue/NoValue.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

interface PriorityBadgeProps {
  /** The priority on the wire. */
  value: string | undefined;
}

/** The badge of a priority; a dash if there is none. */
export function PriorityBadge({ value }: PriorityBadgeProps) {
  return value ? <StatusBadge rule={priority} value={value} /> : <NoValue />;
}
