import { NoValue } from '../../blocks/NoValue/NoValue.tsx';
import { cx } from '../../components/cx.ts';
import { clip } from '../../format/text.ts';
import { clamp2, ink, text as step } from '../../theme/typography.css.ts';
import { strong as strongClass, textCell, wideCell } from './AgentDetail.css.ts';

interface CellTextProps {
  /** Text of the wire; a dash when there is none. */
  children: string | undefined;
  look?: 'plain' | 'strong' | 'mono';
  /** Longer text is cut. */
  max?: number;
}

/** Text in a cell: at most two lines, cut when it is long, its direction held inside. */
export function CellText({ children, look = 'plain', max = 160 }: CellTextProps) {
  if (!children?.trim()) return <NoValue />;
  const looks = { plain: textCell, strong: cx(strongClass, wideCell), mono: cx(step.mono, ink.strong, wideCell) };
  return (
    <span dir="auto" className={cx(clamp2, looks[look])}>
      {clip(children, max)}
    </span>
  );
}
