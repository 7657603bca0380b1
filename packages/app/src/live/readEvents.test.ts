import { liveEvents } from '@switchboard/api-contract/runs/run';
import { expect, test } from 'vitest';
import { readStream } from './readEvents.ts';

const run = 'id: 7\nevent: run\ndata: {"id":"run-1","agentId":"email-agent","status":"running"}\n\n';
const read = async (...parts: readonly string[]) => {
  const events: unknown[] = [];
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  await readStream(liveEvents, stream, (event) => void events.push(event));
  return events;
};
const theRun = {
  event: 'run',
  id: '7',
  data: { id: 'run-1', agentId: 'email-agent', status: 'running', progress: undefined },
};
const records = { event: 'records', id: undefined, data: { collection: 'leads' } };

test('events are read as they end, also where they come in parts', async () => {
  expect(await read(`: open\n\n${run}event: rec`, 'ords\ndata: {"collection":"leads"}\n\n')).toEqual([theRun, records]);
});

test.each([
  ['two lines of data', 'event: records\ndata: {"collection":\ndata: "leads"}\n\n'],
  ['lines that end with CR', 'event: records\rdata: {"collection":"leads"}\r\r:\r'],
  ['lines of Windows', 'event: records\r\ndata: {"collection":"leads"}\r\n\r\n'],
  ['no blanks', 'event:records\ndata:{"collection":"leads"}\n\n'],
  ['a field of later days', 'event: records\nmood: good\ndata: {"collection":"leads"}\n\n'],
  ['a wish for later', 'retry: 3000\nevent: records\ndata: {"collection":"leads"}\n\n'],
])('an event with %s is read', async (_, text) => expect(await read(text)).toEqual([records]));

test.each([
  'event: later\ndata: {}\n\n',
  'event: toString\ndata: {}\n\n',
  'event: run\ndata: {"id":7}\n\n',
  'event: run\ndata: nonsense\n\n',
  'event: run\n\n',
  ': still here\n\n',
  '\n\n\n\n',
])('%j is no event', async (text) => expect(await read(text)).toEqual([]));
