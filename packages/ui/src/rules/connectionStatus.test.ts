import { connectionStatuses } from '@switchboard/api-contract/connections';
import { expect, test } from 'vitest';
import { connectionStatus, connectionStatusRules } from './connectionStatus.ts';
import { oddWords } from './test/oddWords.ts';

test('the whole table', () => {
  expect(connectionStatusRules).toEqual({
    connected: { label: 'Connected', tone: 'positive', lamp: 'lit' },
    error: { label: 'Error', tone: 'critical', lamp: 'lit' },
    pending: { label: 'Pending', tone: 'caution', lamp: 'half' },
    disconnected: { label: 'Disconnected', tone: 'neutral', lamp: 'off' },
  });
});

test.each(connectionStatuses)('%s has the rule of its row', (status) => {
  expect(connectionStatus(status)).toBe(connectionStatusRules[status]);
});

test.each([...oddWords, '', ' ', undefined])('%j is Disconnected', (word) => {
  expect(connectionStatus(word)).toEqual({ label: 'Disconnected', tone: 'neutral', lamp: 'off' });
});
