import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { cx } from '../../components/cx.ts';
import { List } from '../../components/layout/List/List.tsx';
import { compact, row } from '../../components/layout/List/List.css.ts';
import { clip } from '../../format/text.ts';
import { slotStatus } from '../../rules/slotStatus.ts';
import { ellipsis, ink, text } from '../../theme/typography.css.ts';
import { beside as besideClass, reason, when } from './Availability.css.ts';
import { clockChange, containsMoment, type ReaderMoment } from './dayAxis.ts';
import type { ReaderSlot } from './readerSlots.ts';

interface SlotListProps {
  slots: readonly ReaderSlot[];
  /** The current time, marked on its slot; undefined if the zone of the slots is unknown. */
  moment: ReaderMoment | undefined;
}

/** The slots of the day, each Available or Busy with the reason. */
export function SlotList({ slots, moment }: SlotListProps) {
  return (
    <List aria-label="Today's Schedule">
      {slots.map((slot, index) => {
        const now = moment !== undefined && containsMoment(slot, moment);
        const why = [clip(wordsOf(slot.conflictReason).trim(), 120), clockChange(slot)].filter(Boolean).join(' · ');
        return (
          <li
            key={`${slot.date} ${slot.startTime} ${index}`}
            className={cx(row, compact)}
            aria-current={now ? 'time' : undefined}
          >
            <span className={when} title={slot.beside}>
              <span className={cx(text.mono, ink.strong)}>
                {slot.startTime || slot.endTime ? `${timeText(slot.startTime)}–${timeText(slot.endTime)}` : <NoValue />}
              </span>
              {slot.timeInOtherZone ? (
                <span className={cx(text.caption, ink.muted, besideClass)}>({slot.timeInOtherZone})</span>
              ) : null}
            </span>
            <span className={cx(text.small, ink.muted, ellipsis, reason)} title={why || undefined}>
              {now ? `Now${why ? ' · ' : ''}` : ''}
              <bdi>{why}</bdi>
            </span>
            <StatusBadge rule={slotStatus} value={slot.isAvailable} />
          </li>
        );
      })}
    </List>
  );
}

const timeText = (time: string | undefined) => clip(time?.trim() || '?', 8);
