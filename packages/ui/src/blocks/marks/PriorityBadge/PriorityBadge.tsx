import { priority } from '../../../rules/priority.ts';
import { NoValue } from '../NoValue/NoValue.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

/** The badge of a priority; a dash if there is none. */
export function PriorityBadge({ value }: { value: string | undefined }) {
  return value ? <StatusBadge rule={priority} value={value} /> : <NoValue />;
}
