import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { exportFile, type ExportFile } from '../../../format/exportFile.ts';
import type { SpecialTable } from './SpecialTable.ts';

/** The shown rows as a file: 'lead-generation-leads-2026-11-20.csv'. */
export function exportRows<Row>(
  table: Pick<SpecialTable<Row>, 'columns' | 'title'>,
  kind: 'csv' | 'excel',
  rows: readonly Row[],
  agent: Pick<AgentDetail, 'id' | 'slug'>,
  now: Date,
): ExportFile {
  const { columns, title } = table;
  return exportFile({ kind, name: `${agent.slug ?? agent.id}-${title.toLowerCase()}`, title, columns, rows, now });
}
