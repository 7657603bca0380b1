import { readAddress } from '@switchboard/api-contract/address';
import { limits } from '@switchboard/api-contract/limits';
import { cx } from '../../../components/cx.ts';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { day, timeOfDay, toDate, zoneName } from '../../../format/dates.ts';
import { clip, holdsEndlessWord } from '../../../format/text.ts';
import { NoValue } from '../../marks/NoValue/NoValue.tsx';
import { text as step, unkerned } from '../../../theme/typography.css.ts';
import type { RecordField } from './recordKind.ts';
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

/** One field in the detail of a record. */
export function FieldValue<Row>({
  field: { value, as = 'text', show },
  row,
  now,
}: {
  field: RecordField<Row>;
  row: Row;
  now: Date;
}) {
  if (show) return show(row, now);
  const cell = value(row);
  if (cell === null || cell === undefined || cell === '' || (typeof cell === 'number' && !Number.isFinite(cell)))
    return <NoValue />;
  if (as === 'moment' || cell instanceof Date)
    return <Moment at={cell instanceof Date || typeof cell === 'string' ? cell : undefined} />;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const words = String(cell).trim();
  if (words === '') return <NoValue />;
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
      className={cx(as === 'id' && step.mono, as === 'lines' && lines, holdsEndlessWord(words) && unkerned)}
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
