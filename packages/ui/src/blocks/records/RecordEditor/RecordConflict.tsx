import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import type { Instant } from '../../../format/dates.ts';
import { clip, listInWords } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { formOf, type AnyField, type RecordDraft } from './recordEdit.ts';
import * as styles from './RecordEditor.css.ts';
import { labelOf, valueWords } from './valueWords.ts';

interface RecordConflictProps<Row> {
  draft: RecordDraft<Row>;
  fields: readonly AnyField[];
  /** Who changed it meanwhile: 'Ada Brandt', or 'a run'. */
  by: string | undefined;
  now: Instant;
  onChoose: (name: string, whose: 'mine' | 'theirs') => void;
}

const NOTHING = 'nothing';

/** What somebody else changed meanwhile: for each field that both changed the two values, of which one is chosen. */
export function RecordConflict<Row extends object>({
  draft: { base, values, open = [], also = [] },
  fields,
  by,
  now,
  onChoose,
}: RecordConflictProps<Row>) {
  const theirs = formOf(fields, base);
  const words = (name: string, value: unknown) =>
    clip(
      valueWords(
        value,
        fields.find((field) => field.name === name),
        now,
      ) ?? NOTHING,
      300,
    );
  if (open.length + also.length === 0) return null;
  return (
    <div className={styles.conflicts}>
      <Banner tone="caution" role="alert">
        <strong className={text.bodyStrong}>Changed in the meantime{by === undefined ? '' : ` by ${by}`}</strong>
        {open.map((name) => (
          <div key={name} className={styles.field} role="group" aria-label={labelOf(fields, name)}>
            <div className={styles.values}>
              <Value label={`${labelOf(fields, name)}, yours`}>{words(name, values[name])}</Value>
              <Value label={`${labelOf(fields, name)}, theirs`}>{words(name, theirs[name])}</Value>
            </div>
            <div className={styles.choice}>
              <Button size="sm" data-choice="" onClick={() => onChoose(name, 'mine')}>
                Keep yours
              </Button>
              <Button size="sm" onClick={() => onChoose(name, 'theirs')}>
                Take theirs
              </Button>
            </div>
          </div>
        ))}
        {also.length > 0 ? (
          <p className={styles.field}>
            {listInWords(also.map((name) => `${labelOf(fields, name)} is now ${words(name, theirs[name])}`))}.
          </p>
        ) : null}
      </Banner>
    </div>
  );
}

const Value = ({ label, children }: { label: string; children: string }) => (
  <span className={styles.pair}>
    <span className={cx(styles.term, ink.muted)}>{label}</span>
    <bdi dir="auto">{children}</bdi>
  </span>
);
