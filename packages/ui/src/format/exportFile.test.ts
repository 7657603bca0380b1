import { describe, expect, test } from 'vitest';
import { exportFile } from './exportFile.ts';

describe('exportFile', () => {
  const given = {
    name: 'lead-generation/../leads',
    title: 'Leads',
    columns: [{ header: 'Name', value: (row: { name: string }) => row.name }],
    rows: [{ name: '=1+1' }],
    now: new Date('2026-03-12T12:00:00Z'),
  };
  test.each([
    ['csv', 'lead-generation-leads-2026-03-12.csv', 'text/csv;charset=utf-8', "\uFEFFName\r\n'=1+1\r\n"],
    ['json', 'lead-generation-leads-2026-03-12.json', 'application/json', '[\n  {\n    "name": "=1+1"\n  }\n]\n'],
  ] as const)('writes %s with a safe name', (kind, name, mime, text) =>
    expect(exportFile({ ...given, kind })).toEqual({ name, mime, text }),
  );
  test('trims dashes from the ends of a name', () => {
    expect(exportFile({ ...given, name: '¿How do they choose?', kind: 'csv' }).name).toBe(
      'How-do-they-choose-2026-03-12.csv',
    );
  });
});
