import { expect, test } from 'vitest';
import { exportName } from './exportFile.ts';

test.each([
  ['lead-generation/../leads', 'lead-generation-leads-2026-03-12.csv'],
  ['¿How do they choose?', 'How-do-they-choose-2026-03-12.csv'],
  ['../../etc/passwd\u202E', 'etc-passwd-2026-03-12.csv'],
  ['株式会社', 'export-2026-03-12.csv'],
])('%j names a file without a path', (name, file) =>
  expect(exportName(name, 'csv', new Date('2026-03-12T12:00:00Z'))).toBe(file),
);
