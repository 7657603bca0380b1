import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';

/** The events of a stream by name, with the schema of the data of each. */
export type EventSchemas = Readonly<Record<string, v.GenericSchema>>;

/** One event of a stream, read by the contract. */
export type ReceivedEvent<T extends EventSchemas> = {
  [N in keyof T & string]: { readonly event: N; readonly data: v.InferOutput<T[N]> };
}[keyof T & string] & { readonly id: string | undefined };

/** Reads one event. undefined for one that is not in the table, such as a newer server sends. */
function readEvent<T extends EventSchemas>(
  table: T,
  { event = '', data: given, id }: EventSourceMessage,
): ReceivedEvent<T> | undefined {
  const schema = Object.hasOwn(table, event) ? table[event] : undefined;
  if (!schema) return undefined;
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), given);
  return data.success ? { event, data: data.output, id } : undefined;
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
  const parser = createParser({
    onEvent: (message) => {
      const event = readEvent(table, message);
      if (event) onEvent(event);
    },
  });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onChunk();
    parser.feed(part.value);
  }
}
