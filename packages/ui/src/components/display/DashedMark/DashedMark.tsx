import { Tooltip } from '../../actions/Tooltip/Tooltip.tsx';
import { dashedMark } from './DashedMark.css.ts';

interface DashedMarkProps {
  /** The warning, in a word: 'Sample'. */
  children: string;
  /** What it means, in the tooltip. */
  explanation: string;
}

/** A small dashed word, explained on hover, focus and tap. It warns that what is beside it is not what it seems. */
export function DashedMark({ children, explanation }: DashedMarkProps) {
  return (
    <Tooltip content={explanation}>
      <button type="button" className={dashedMark}>
        {children}
      </button>
    </Tooltip>
  );
}
