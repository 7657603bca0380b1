import { Tooltip } from '../../actions/Tooltip/Tooltip.tsx';
import { dashedMark } from './DashedMark.css.ts';

/**
 * A small dashed word with an explanation on hover, focus and tap: says that what it stands beside is not what it
 * seems.
 */
export function DashedMark({ children, explanation }: { children: string; explanation: string }) {
  return (
    <Tooltip content={explanation}>
      <button type="button" className={dashedMark}>
        {children}
      </button>
    </Tooltip>
  );
}
