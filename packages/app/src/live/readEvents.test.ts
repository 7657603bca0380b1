import { liveEvents } from '@switchboard/api-contract/runs/run';
import { expect, test } from 'vitest';
import { readEvents } from './readEvents.ts';

const run = 'id: 7\nevent: run\ndata: {"id":"run-1","agentId":"email-agent","status":"running"}\n\n';

test('events are read as they end, and the beginning of the next one is kept', () => {
  const { events, rest } = readEvents(liveEvents, `: open\n\n${run}event: rec`);
  expect(events).toEqual([
    { event: 'run', id: '7', data: { id: 'run-1', agentId: 'email-agent', status: 'running', progress: undefined } },
  ]);
  expect(rest).toBe('event: rec');
  expect(readEvents(liveEvents, `${rest}ords\ndata: {"collection":"leads"}\n\n`).events).toEqual([
    { event: 'records', id: undefined, data: { collection: 'leads' } },
  ]);
});

test.each([
  'event: later\ndata: {}\n\n',
  'event: toString\ndata: {}\n\n',
  'event: run\ndata: {"id":7}\n\n',
  'event: run\ndata: nonsense\n\n',
  'event: run\n\n',
  ': still here\n\n',
  '\n\n\n\n',
])('%j is no event', (text) => expect(readEvents(liveEvents, text).events).toEqual([]));
