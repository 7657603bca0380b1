import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Avatar } from '../../components/display/Avatar/Avatar.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { clip } from '../../format/text.ts';
import { attendeeStatus } from '../../rules/calendar.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { iconAndWords } from './Calendar.css.ts';

interface AttendeesProps {
  attendees: CalendarEvent['attendees'];
  /** More are invited, and not known here. */
  omitted?: boolean | undefined;
  /** How many to name; the others are counted. Without it all are listed, each with the email address. */
  most?: number;
}

/** Who takes part, and what each answered. */
export function Attendees({ attendees: { items, leftOut }, omitted = false, most }: AttendeesProps) {
  if (items.length === 0 && leftOut === 0 && !omitted) return <NoValue />;
  const shown = items.slice(0, most);
  return (
    <Row gap={3} wrap className={text.caption}>
      {shown.map(({ name, email, status }, index) => {
        const answer = attendeeStatus(status);
        const label = name?.trim() || email?.trim() || 'Unknown attendee';
        const address = most === undefined && name?.trim() ? email?.trim() : undefined;
        return (
          <span key={`${email}-${index}`} className={iconAndWords}>
            <Avatar name={label} size="sm" variant="soft" />
            <span>
              <bdi className={ink.strong}>{clip(label, 60)}</bdi>{' '}
              {address ? <bdi className={ink.muted}>{clip(address, 120)} </bdi> : null}
              <span className={ink[answer.ink]}>{clip(answer.label, 40)}</span>
            </span>
          </span>
        );
      })}
      {items.length > shown.length ? <span className={ink.muted}>and {items.length - shown.length} more</span> : null}
      {omitted ? <span className={ink.muted}>{items.length > 0 ? 'and others' : 'Too many to list'}</span> : null}
      <LeftOut count={leftOut} one="attendee" many="attendees" />
    </Row>
  );
}
