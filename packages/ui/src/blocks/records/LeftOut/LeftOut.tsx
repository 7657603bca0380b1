import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { plural } from '../../../format/numbers.ts';
import { leftOut } from '../lists.css.ts';

interface LeftOutProps {
  /** How many. Nothing is shown at 0. */
  count: number;
  /** The word for one of them. */
  one?: string;
  /** The word for several. */
  many?: string;
}

/** '2 rows could not be read': the server sent rows that are not shown because they are invalid. Nothing at 0. */
export function LeftOut({ count, one = 'row', many = `${one}s` }: LeftOutProps) {
  if (count <= 0) return null;
  return (
    <p className={leftOut} role="note">
      <Icon icon={TriangleAlert} size={14} />
      {plural(count, one, many)} could not be read
    </p>
  );
}
