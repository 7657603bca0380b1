import { twoLines } from './CellText.css.ts';
import { CellText } from './CellText.tsx';

interface TwoLinesProps {
  first: string | undefined;
  /** Joined by a dot; parts that are missing are left out, and with them the line. */
  second: readonly (string | undefined)[];
  look?: 'plain' | 'strong';
}

/** A cell of two lines: the name, and what tells it apart. */
export function TwoLines({ first, second, look = 'strong' }: TwoLinesProps) {
  const below = second.filter((part) => part?.trim()).join(' · ');
  return (
    <>
      <CellText look={look} max={80}>
        {first}
      </CellText>
      {below ? (
        <CellText look="caption" max={80} className={twoLines[look]}>
          {below}
        </CellText>
      ) : null}
    </>
  );
}
