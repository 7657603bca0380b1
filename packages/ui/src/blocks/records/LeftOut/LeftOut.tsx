import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { plural } from '../../../format/numbers.ts';
import { note } from './LeftOut.css.ts';

interface LeftOutProps {
  count: number;
  /** What one is called: 'row' by default. */
  one?: string;
  many?: string;
}

/** '2 rows could not be read': some of what the server sent made no sense and is not shown. Nothing at 0. */
export function LeftOut({ count, one = 'row', many = `${one}s` }: LeftOutProps) {
  if (count <= 0) return null;
  return (
    <p className={note} role="note">
      <Icon icon={TriangleAlert} size={14} />
      {plural(count, one, many)} could not be read
    </p>
  );
}
