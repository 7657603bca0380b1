import type { RecordHistory } from '@switchboard/api-contract/records/calls';
import { ArrowLeftRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Icon, type IconType } from '../../../components/display/Icon/Icon.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { timeWithSeconds } from '../../../format/dates.ts';
import { sentenceCase } from '../../../format/text.ts';
import type { ViewState } from '../../../format/viewState.ts';
import { ViewRegion } from '../../states/ViewRegion/ViewRegion.tsx';
import { Waiting } from '../../states/Waiting/Waiting.tsx';
import { type AnyField, labelOf, valueInWords } from '../RecordEditor/recordEdit.ts';
import { FromTo } from './FromTo.tsx';
import * as styles from './RecordTrail.css.ts';

interface RecordTrailProps {
  /** Where the record came from, and its last changes, newest first. */
  history: ViewState<RecordHistory>;
  /** The fields of the form, whose labels and options name what changed. */
  fields: readonly AnyField[];
  /** The address of a run. */
  runHref: (runId: string) => string;
  /** The time that relative times are counted from. */
  now: Date;
}

/** Where a record came from, and who or which run changed what. */
export function RecordTrail({ history, fields, runHref, now }: RecordTrailProps) {
  return (
    <Section level={3} title="Where from" className={styles.section}>
      <ViewRegion view={history} name="where it is from" now={now} loading={<Waiting />} bare>
        {({ from, changes }) => (
          <ol className={styles.list}>
            {changes.map((change, index) => (
              <Entry
                key={index}
                icon={change.by === undefined ? ArrowLeftRight : Pencil}
                at={change.at}
                now={now}
                title={<Changed change={change} fields={fields} now={now} />}
                who={change.by ?? <Run runId={change.runId} href={runHref} />}
              />
            ))}
            <Entry
              icon={from.by === undefined ? ArrowLeftRight : Pencil}
              at={from.at}
              now={now}
              title={<Source from={from} runHref={runHref} />}
              who={from.service === undefined ? undefined : `Fetched at ${timeWithSeconds(from.at)}`}
            />
          </ol>
        )}
      </ViewRegion>
    </Section>
  );
}

interface EntryProps {
  icon: IconType;
  title: ReactNode;
  who: ReactNode;
  at: string;
  now: Date;
}

const Entry = ({ icon, title, who, at, now }: EntryProps) => (
  <li className={styles.row}>
    <span className={styles.plate}>
      <Icon icon={icon} size={16} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {who ? <span className={styles.who}>{who}</span> : null}
    </span>
    <span className={styles.at}>
      <Time at={at} now={now} show="dateTime" />
    </span>
  </li>
);

interface ChangedProps {
  change: RecordHistory['changes'][number];
  fields: readonly AnyField[];
  now: Date;
}

/** 'Title: ~~old~~ **new**', read as 'Title: from old to new'. */
function Changed({ change, fields, now }: ChangedProps) {
  const field = fields.find(({ name }) => name === change.field);
  const before = valueInWords(change.old, field, now);
  const after = valueInWords(change.new, field, now);
  return (
    <>
      {labelOf(fields, change.field)}: <FromTo before={before} after={after} />
    </>
  );
}

interface RunProps {
  runId: string | undefined;
  href: (runId: string) => string;
}

const Run = ({ runId, href }: RunProps) => (runId === undefined ? 'A run' : <Link href={href(runId)}>A run</Link>);

/** 'Found at Apollo in a run', 'Added by Ada Brandt'. */
function Source({ from: { by, runId, service }, runHref }: { from: RecordHistory['from']; runHref: RunProps['href'] }) {
  const at = service === undefined ? '' : ` at ${sentenceCase(service.replaceAll('-', ' '))}`;
  if (by !== undefined) return <>Added by {by}</>;
  if (runId === undefined) return service === undefined ? 'Added before sources were recorded' : `Found${at}`;
  return (
    <>
      Found{at} in <Link href={runHref(runId)}>a run</Link>
    </>
  );
}
