import { cx } from '../../../components/cx.ts';
import { clip } from '../../../format/text.ts';
import { clamp2, ink, text as step } from '../../../theme/typography.css.ts';
import { NoValue } from '../../marks/NoValue/NoValue.tsx';
import { room, strongText, wideRoom, twoLines } from '../lists.css.ts';

interface CellTextProps {
  /** Text from the wire; a dash if there is none. */
  children: string | undefined;
  /** Strong for what names the row, mono for ids. */
  look?: 'plain' | 'strong' | 'muted' | 'mono' | 'caption';
  /** Longer text is truncated, in letters. */
  max?: number;
  /** Goes to the outermost element. */
  className?: string;
}

/** Text in a cell: at most two lines, truncated if long, with its direction isolated. */
export function CellText({ children, look = 'plain', max = 160, className }: CellTextProps) {
  if (!children?.trim()) return <NoValue />;
  const looks = {
    plain: room,
    strong: cx(strongText, wideRoom),
    muted: cx(ink.muted, room),
    mono: cx(step.mono, ink.strong, wideRoom),
    caption: cx(step.caption, ink.muted),
  };
  return (
    <span dir="auto" className={cx(clamp2, looks[look], className)}>
      {clip(children, max)}
    </span>
  );
}

interface TwoLinesProps {
  first: string | undefined;
  /** Joined by a dot. Missing parts are skipped; without any, there is no second line. */
  second: readonly (string | undefined)[];
  look?: 'plain' | 'strong';
}

/** A cell of two lines: a name, and what distinguishes it. */
export function TwoLines({ first, second, look = 'strong' }: TwoLinesProps) {
  const below = second.filter((part) => part?.trim()).join(' · ');
  return (
    <>
      <CellText look={look} max={80}>
        {first}
      </CellText>
      {below ? (
        <>
          {' '}
          <CellText look="caption" max={80} className={twoLines[look]}>
            {below}
          </CellText>
        </>
      ) : null}
    </>
  );
}
