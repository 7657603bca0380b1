import { twoLines } from './CellText.css.ts';
import { CellText } from './CellText.tsx';

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
        <CellText look="caption" max={80} className={twoLines[look]}>
          {below}
        </CellText>
      ) : null}
    </>
  );
}
