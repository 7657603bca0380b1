import { createParser } from 'eventsource-parser';
import { toJson } from '../providers/readBody.ts';

/** What stands for a remark among events, which says that the server lives. */
export const remark = Symbol('remark');

/**
 * Reads server-sent events that come in parts. `read` returns the events that a part ends: JSON as it is, other data as
 * text. `end` returns the last one, which many servers do not end with an empty line.
 */
export function eventReader() {
  let events: unknown[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(...readData(data)),
    onComment: () => events.push(remark),
  });
  const read = (part: string): unknown[] => {
    parser.feed(part);
    const ended = events;
    events = [];
    return ended;
  };
  return { read, end: () => read('\n\n') };
}

/** The data of an event. Some servers leave out the empty lines between theirs, so that several come as one. */
function readData(data: string): unknown[] {
  const whole = toJson(data);
  return whole !== undefined || !data.includes('\n')
    ? [whole ?? data]
    : data.split('\n').map((line) => toJson(line) ?? line);
}

/** The events of a whole text. */
export function readEventText(text: string): unknown[] {
  const { read, end } = eventReader();
  return [...read(text), ...end()];
}
