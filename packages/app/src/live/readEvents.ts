import * as v from 'valibot';

/** The events of a stream by name, with the schema of the data of each. */
export type EventSchemas = Readonly<Record<string, v.GenericSchema>>;

/** One event of a stream, read by the contract. */
export type ReceivedEvent<T extends EventSchemas> = {
  [N in keyof T & string]: { readonly event: N; readonly data: v.InferOutput<T[N]> };
}[keyof T & string] & { readonly id: string | undefined };

/**
 * Splits the text of a stream of server-sent events into events; `rest` is what has not been ended yet. Comments, and
 * events that are not in the table, such as a newer server sends, are left out.
 */
export function readEvents<const T extends EventSchemas>(
  table: T,
  text: string,
): { readonly events: readonly ReceivedEvent<T>[]; readonly rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  return { events: parts.flatMap((part) => readEvent(table, part) ?? []), rest };
}

function readEvent<T extends EventSchemas>(table: T, part: string): ReceivedEvent<T> | undefined {
  const fields = new Map(
    part
      .split('\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, Math.max(0, colon)), line.slice(colon + 1).trimStart()];
      })
      .filter(([name]) => name !== ''),
  );
  const event = fields.get('event') ?? '';
  const schema = Object.hasOwn(table, event) ? table[event] : undefined;
  if (!schema) return undefined;
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), fields.get('data'));
  return data.success ? { event, data: data.output, id: fields.get('id') } : undefined;
}

/** Reads the events of a stream until it ends; `onChunk` is called at any sign of life. Rejects if it breaks off. */
export async function readStream<const T extends EventSchemas>(
  table: T,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: ReceivedEvent<T>) => void,
  onChunk = () => {},
): Promise<void> {
  // Streams can't be iterated over in every browser.
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onChunk();
    const { events, rest } = readEvents(table, text + part.value);
    text = rest;
    for (const event of events) onEvent(event);
  }
}
