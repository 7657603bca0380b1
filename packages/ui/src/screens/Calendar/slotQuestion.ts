import { readAddress } from '@switchboard/api-contract/address';
import type { FreeSlotsRequest, NewEvent } from '@switchboard/api-contract/agents/calendar';
import type { UncheckedBody } from '../../blocks/records/RecordDialog/RecordForm.ts';

/** A chosen slot, and the time from which it was looked for. */
export interface ChosenSlot {
  readonly startsAt: string;
  readonly from: string | undefined;
}

const longest = 1_440;
const shortest = 5;

/**
 * What to look for, as far as the form is filled in: for whom, from the start that was typed, and how long. A slot
 * that was chosen as start changes nothing about where it was looked for.
 */
export function slotQuestion(
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
    ...(minutes >= shortest && minutes <= longest && { minutes }),
  };
}
