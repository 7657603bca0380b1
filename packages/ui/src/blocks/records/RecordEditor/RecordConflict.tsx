import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import type { Instant } from '../../../format/dates.ts';
import { clip, listInWords } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { FormDraft } from '../RecordDialog/RecordForm.ts';
import * as styles from '../recordForm.css.ts';
import { type AnyField, labelOf, valueInWords } from './recordEdit.ts';

interface RecordConflictProps {
  fields: readonly AnyField[];
  /** What was typed, by field. */
  yours: FormDraft;
  /** What the record has now in the fields of which one of both values is to be chosen. */
  theirs: ReadonlyMap<string, unknown>;
  /** What else somebody changed: the fields and what they have now. */
  also: FormDraft;
  /** Who changed it meanwhile: 'Ada Brandt', or 'a run'. */
  by: string | undefined;
  now: Instant;
  onKeepYours: (name: string) => void;
  onTakeTheirs: (name: string) => void;
}

const NOTHING = 'nothing';

/** What somebody else changed meanwhile: for each field that both changed the two values, of which one is chosen. */
export function RecordConflict({
  fields,
  yours,
  theirs,
  also,
  by,
  now,
  onKeepYours,
  onTakeTheirs,
}: RecordConflictProps) {
  const words = (name: string, value: unknown) =>
    clip(
      valueInWords(
        value,
        fields.find((field) => field.name === name),
        now,
      ) ?? NOTHING,
      300,
    );
  const others = Object.entries(also);
  if (theirs.size + others.length === 0) return null;
  return (
    <div className={styles.conflicts}>
      <Banner tone="caution" role="alert">
        <strong className={text.bodyStrong}>Changed in the meantime{by === undefined ? '' : ` by ${by}`}</strong>
        {[...theirs].map(([name, value]) => (
          <div key={name} className={styles.field} role="group" aria-label={labelOf(fields, name)}>
            <div className={styles.values}>
              <Value label={`${labelOf(fields, name)}, yours`}>{words(name, yours[name])}</Value>
              <Value label={`${labelOf(fields, name)}, theirs`}>{words(name, value)}</Value>
            </div>
            <div className={styles.choice}>
              <Button size="sm" data-choice="" onClick={() => onKeepYours(name)}>
                Keep yours
              </Button>
              <Button size="sm" onClick={() => onTakeTheirs(name)}>
                Take theirs
              </Button>
            </div>
          </div>
        ))}
        {others.length > 0 ? (
          <p className={styles.field}>
            {listInWords(others.map(([name, value]) => `${labelOf(fields, name)} is now ${words(name, value)}`))}.
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
