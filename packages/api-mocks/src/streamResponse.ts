import { many } from './builders/build.ts';
import type { Scenario, StreamScenario } from './scenarios.ts';
import type { StreamedEvent } from './world/streamedAnswer.ts';

/** How late the first word is in the scenario `slowFirstWord`. */
export const slowWordMs = 3_000;
/** After so many pieces of the text an answer stalls or breaks off. */
const halfWay = 3;

/** Writes the events of an answer in the manner of a scenario. */
type Play = (events: AsyncIterable<StreamedEvent>) => AsyncGenerator<string, void>;

/** An event as text of the stream. */
const written = ({ id, event, data }: StreamedEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Each event as it is written, until half of the text has come. */
async function* firstHalf(events: AsyncIterable<StreamedEvent>): AsyncGenerator<string, void> {
  let pieces = 0;
  for await (const event of events) {
    if (event.event === 'delta') pieces += 1;
    if (pieces > halfWay) return;
    yield written(event);
  }
}

/** Each event as it is written, with something before the first piece of the text. */
const withBeforeText = (first: () => Promise<string>): Play =>
  async function* (events) {
    let hasWords = false;
    for await (const event of events) {
      if (event.event === 'delta' && !hasWords) {
        hasWords = true;
        yield await first();
      }
      yield written(event);
    }
  };

/** An event that nobody knows, two whose data makes no sense, and a comment. */
const oddEvents =
  'event: mood\ndata: {"text":"cheerful"}\n\nevent: delta\ndata: {"text":\n\nevent: delta\ndata: {"text":7}\n\n: nothing\n\n';

async function* asIs(events: AsyncIterable<StreamedEvent>): AsyncGenerator<string, void> {
  for await (const event of events) yield written(event);
}

/** How the events of an answer come in scenarios where they do not come as they are. */
const plays: Partial<Record<Scenario | StreamScenario, Play>> = {
  slowFirstWord: withBeforeText(async () => {
    await new Promise((resolve) => setTimeout(resolve, slowWordMs));
    return '';
  }),
  async *stalls(events) {
    yield* firstHalf(events);
    await new Promise(() => {});
  },
  async *breaksOff(events) {
    yield* firstHalf(events);
    throw new TypeError('network error');
  },
  async *repeats(events) {
    for await (const event of events) yield written(event) + written(event);
  },
  async *unknownEvent(events) {
    for await (const event of events) yield oddEvents + written(event);
  },
  hundredSteps: withBeforeText(async () =>
    many(
      100,
      (index) => `event: step\ndata: ${JSON.stringify({ text: `Reading run ${index + 1}`, done: true })}\n\n`,
    ).join(''),
  ),
};

/** An answer that streams, as server-sent events. */
export function streamResponse(
  events: AsyncGenerator<StreamedEvent, void>,
  scenario: Scenario | StreamScenario,
): Response {
  const texts = (plays[scenario] ?? asIs)(events);
  const body = new ReadableStream<string>({
    async pull(controller) {
      try {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (problem) {
        controller.error(problem);
      }
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
}
