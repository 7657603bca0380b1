import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { expect, test } from 'vitest';
import { exportRecords } from './exportRecords.ts';

interface Row {
  id: string;
  tags: string[];
  error?: FactOrText;
}
const kind = { name: 'tasks', title: 'Tasks', fields: [{ label: 'Id', value: ({ id }: Row) => id }] };
const now = new Date('2026-11-20T09:41:20Z');

test('a JSON file contains the records as they are, with facts as text', () => {
  const rows: Row[] = [
    { id: '1', tags: ['a'], error: { kind: 'timedOut', args: { service: 'Apollo' } } },
    { id: '2', tags: [], error: 'No seat is left' },
  ];
  const { name, text } = exportRecords(kind, 'json', rows, 'research', now);
  expect(name).toBe('research-tasks-2026-11-20.json');
  expect(JSON.parse(text)).toEqual([
    { id: '1', tags: ['a'], error: 'Apollo did not answer in time' },
    { id: '2', tags: [], error: 'No seat is left' },
  ]);
});
