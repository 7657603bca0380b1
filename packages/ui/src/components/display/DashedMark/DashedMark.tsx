import { Tooltip } from '../../actions/Tooltip/Tooltip.tsx';
import { dashedMark } from './DashedMark.css.ts';

/** A small dashed word, explained on hover, focus and tap. It warns that what is beside it is not what it seems. */
export function DashedMark({ children, explanation }: { children: string; explanation: string }) {
  return (
    <Tooltip content={explanation}>
      <button type="button" className={dashedMark}>
        {children}
      </button>
    </Tooltip>
  );
}
