import {
  disconnectedConnection,
  sandboxConnection,
  serviceConnection,
} from '@switchboard/api-mocks/builders/connections';
import { describe, expect, test } from 'vitest';
import { countedConnections } from './ConnectionTiles.tsx';

const real = serviceConnection('openai');
const none = disconnectedConnection();
const simulated = sandboxConnection('slack');

describe('figures never mix the sandbox with real services', () => {
  test('all are counted where nothing is simulated', () => {
    expect(countedConnections([real, none])).toEqual({ counted: [real, none], simulated: false, leftOut: 0 });
  });

  test('the sandbox is counted, and said to be, while nothing real is connected', () => {
    expect(countedConnections([simulated, none])).toEqual({ counted: [simulated, none], simulated: true, leftOut: 0 });
  });

  test('the sandbox is left out beside a real service', () => {
    expect(countedConnections([real, simulated, none])).toEqual({
      counted: [real, none],
      simulated: false,
      leftOut: 1,
    });
  });

  test('and beside one that was called this month before it was disconnected', () => {
    const called = disconnectedConnection({ usage: { requests: 3, limit: 500 } });
    expect(countedConnections([called, simulated])).toEqual({ counted: [called], simulated: false, leftOut: 1 });
  });
});
