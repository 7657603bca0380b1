import type { FreeSlots, NewEvent, FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useEffect, useId, useState } from 'react';
import { readAddress } from '@switchboard/api-contract/address';
import type { FormDraft, UncheckedBody } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { shortDay, timeOfDay, weekday } from '../../format/dates.ts';
import { formMessage, type Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import { timeWithPlace, wallTime } from '../../format/zones.ts';
import { ink, text } from '../../theme/typography.css.ts';
import type { CalendarControl } from './CalendarScreenProps.ts';

/** A chosen slot, and the time from which it was looked for. */
interface ChosenSlot {
  readonly startsAt: string;
  readonly from: string | undefined;
}

const LONGEST_MINUTES = 1_440;
const SHORTEST_MINUTES = 5;

/**
 * The request for free slots, from what the form has so far: attendees, earliest start and length. Choosing a slot does
 * not move the earliest start.
 */
export function freeSlotsRequest(
  { attendees, startTime, endTime }: UncheckedBody<NewEvent>,
  chosen: ChosenSlot | undefined,
): FreeSlotsRequest {
  const [start, end] = [startTime, endTime].map((time) => Date.parse(String(time)));
  const minutes = start === undefined || end === undefined ? Number.NaN : Math.round((end - start) / 60_000);
  const typed = Number.isNaN(start) ? undefined : String(startTime);
  const from = typed !== undefined && typed === chosen?.startsAt ? chosen.from : typed;
  const addresses = Array.isArray(attendees) ? attendees.map(String) : [];
  return {
    attendees: addresses.flatMap((one) => readAddress(one) ?? []),
    ...(from !== undefined && { from }),
    ...(minutes >= SHORTEST_MINUTES && minutes <= LONGEST_MINUTES && { minutes }),
  };
}

export interface FreeTimesProps extends Pick<CalendarControl, 'onFindSlots'> {
  /** The form as it is. */
  body: UncheckedBody<NewEvent>;
  /** Writes start and end of the form. */
  fill: (values: FormDraft) => void;
  /** The calendar's zone, whose time stands beside the reader's. */
  timeZone: string | undefined;
}

/** How long the form must rest before slots are looked for, since each letter changes the question. */
const pauseMs = 300;
/** More addresses would push the fields below out of sight. */
const namedAtMost = 5;

/** Times at which all whose calendar can be read are free, as buttons; names those whose calendar can't be read. */
export function FreeTimes({ body, fill, timeZone, onFindSlots }: FreeTimesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<ChosenSlot>();
  const question = freeSlotsRequest(body, chosen);
  const key = JSON.stringify(question);
  const [found, setFound] = useState<{ key: string; outcome: Outcome<FreeSlots> }>();
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const outcome = await onFindSlots(JSON.parse(key) as typeof question);
      if (wanted) setFound({ key, outcome });
    };
    const timer = setTimeout(() => void find(), pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, onFindSlots]);
  const answer = found?.outcome.kind === 'done' ? found.outcome.value : undefined;
  const notes = found && notesOf(found.outcome);
  const choose = (startsAt: string, endsAt: string) => {
    setChosen({ startsAt: new Date(startsAt).toISOString(), from: question.from });
    fill({ startTime: wallTime(startsAt), endTime: wallTime(endsAt) });
  };
  return (
    <Stack gap={2} role="group" aria-labelledby={id} aria-busy={found?.key !== key || undefined}>
      <span id={id} className={cx(text.label, ink.muted)}>
        Free times
      </span>
      <Row gap={2} wrap>
        {answer?.slots.items.map(({ startsAt = '', endsAt = '' }) => (
          <Button
            key={startsAt}
            size="sm"
            title={timeWithPlace(startsAt, timeZone, endsAt)}
            onClick={() => choose(startsAt, endsAt)}
          >
            {`${weekday(startsAt)} ${shortDay(startsAt)}, ${timeOfDay(startsAt)}–${timeOfDay(endsAt)}`}
          </Button>
        ))}
      </Row>
      <span className={cx(text.caption, ink.muted)}>{notes ?? 'Looking for free times…'}</span>
      <LiveRegion message={notes ?? ''} />
    </Stack>
  );
}

/** What is to be said about an answer: why there is nothing, and whose calendar was not read. */
function notesOf(outcome: Outcome<FreeSlots>): string {
  if (outcome.kind !== 'done') return formMessage(outcome);
  const { slots, unreadable, reason } = outcome.value;
  const names = unreadable.slice(0, namedAtMost).map((address) => clip(address, 80));
  const more = unreadable.length - names.length;
  return [
    slots.items.length === 0 && 'No time within two weeks suits everyone.',
    reason !== undefined && `${clip(wordsOf(reason), 200)}.`,
    names.length > 0 && `Not known whether free: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
