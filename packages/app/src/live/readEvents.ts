import { liveEvents, type LiveEventName } from '@switchboard/api-contract/runs/liveEvents';
import * as v from 'valibot';

/** One event of a stream, read by the contract. */
export type ReceivedEvent = {
  [N in LiveEventName]: { readonly event: N; readonly data: v.InferOutput<(typeof liveEvents)[N]> };
}[LiveEventName] & { readonly id: string | undefined };

const isName = (name: string | undefined): name is LiveEventName =>
  name !== undefined && Object.hasOwn(liveEvents, name);

/**
 * Splits the text of a stream of server-sent events into events; `rest` is what has not been ended yet. Comments, and
 * events that a newer server sends, are left out.
 */
export function readEvents(text: string): { readonly events: readonly ReceivedEvent[]; readonly rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  return { events: parts.flatMap((part) => readEvent(part) ?? []), rest };
}

function readEvent(part: string): ReceivedEvent | undefined {
  const fields = new Map(
    part
      .split('\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, Math.max(0, colon)), line.slice(colon + 1).trimStart()];
      })
      .filter(([name]) => name !== ''),
  );
  const event = fields.get('event');
  if (!isName(event)) return undefined;
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), liveEvents[event]), fields.get('data'));
  return data.success ? ({ event, data: data.output, id: fields.get('id') } as ReceivedEvent) : undefined;
}
