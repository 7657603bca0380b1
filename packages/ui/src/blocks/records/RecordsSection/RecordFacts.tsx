import { readAddress } from '@switchboard/api-contract/address';
import { limits } from '@switchboard/api-contract/limits';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { cx } from '../../../components/cx.ts';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { day, timeOfDay, toDate, zoneName } from '../../../format/dates.ts';
import { clip, hasOverlongWord } from '../../../format/text.ts';
import { text as step, unkerned } from '../../../theme/typography.css.ts';
import { NoValue } from '../../marks/NoValue/NoValue.tsx';
import type { Cell, RecordField } from './RecordKind.ts';
import { lines } from './RecordsSection.css.ts';

/** The limit even for full text: no member can write more. */
const LONGEST = limits.text.message;

/** Valid link addresses, by the kind of field; anything else stays text. */
const addressOf = {
  email: (value: string) => {
    const address = readAddress(value);
    return address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  },
  phone: () => undefined,
  link: (value: string) => (/^https?:\/\//i.test(value) ? value : undefined),
} as const;

/** Whether there is nothing in a cell. */
const isMissing = (cell: Cell) =>
  cell === null ||
  cell === undefined ||
  (typeof cell === 'string' && cell.trim() === '') ||
  (typeof cell === 'number' && !Number.isFinite(cell)) ||
  (cell instanceof Date && Number.isNaN(cell.getTime()));

/** The value of a field that has one. */
function shown(cell: Cell, as: RecordField<never>['as'] = 'text'): ReactNode {
  if (as === 'moment' || cell instanceof Date)
    return <Moment at={cell instanceof Date || typeof cell === 'string' ? cell : undefined} />;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const words = String(cell).trim();
  const address = as === 'email' || as === 'phone' || as === 'link' ? addressOf[as](words) : undefined;
  if (address !== undefined)
    return (
      <Link href={address}>
        <bdi>{clip(words, 200)}</bdi>
      </Link>
    );
  return (
    <bdi
      dir="auto"
      className={cx(as === 'id' && step.mono, as === 'lines' && lines, hasOverlongWord(words) && unkerned)}
    >
      {clip(words, LONGEST)}
    </bdi>
  );
}

/** '20 November 2026, 09:38 CET'. */
function Moment({ at }: { at: string | Date | undefined }) {
  const date = toDate(at);
  if (!date) return <NoValue />;
  return (
    <time dateTime={date.toISOString()}>
      {day(date)}, {timeOfDay(date)} {zoneName(date)}
    </time>
  );
}

interface RecordFactsProps<Row> {
  fields: readonly RecordField<Row>[];
  record: Row;
  now: Date;
}

/** What is known of a record. */
export function RecordFacts<Row>({ fields, record, now }: RecordFactsProps<Row>) {
  const known = fields.map((field) => ({ ...field, cell: field.value(record) })).filter(({ cell }) => !isMissing(cell));
  return (
    <Facts
      items={known
        .toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false))
        .map(({ label, cell, as, show }) => ({ label, value: show ? show(record, now) : shown(cell, as) }))}
    />
  );
}
