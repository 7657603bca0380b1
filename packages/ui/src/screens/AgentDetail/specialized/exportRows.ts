import type { AgentDetail } from '@switchboard/api-contract/agents';
import { dayKey } from '../../../format/dates.ts';
import { EXPORT_KINDS, toCsv, toSpreadsheetXml } from '../../../format/exportFile.ts';
import type { ExportFile } from '../AgentDetailScreenProps.ts';
import type { SpecialTable } from './SpecialTable.ts';

/** Names of files keep to letters, digits, dash and underscore. */
const fileWord = (text: string): string => text.replaceAll(/[^\w-]+/g, '-').slice(0, 60) || 'agent';

/** The rows that are shown as a file: 'lead-generation-leads-2026-11-20.csv'. */
export function exportRows<Row>(table: Pick<SpecialTable<Row>, 'columns' | 'title'>, kind: 'csv' | 'excel', rows: readonly Row[], agent: Pick<AgentDetail, 'id' | 'slug'>, now: Date): ExportFile {
  const { extension, mime } = EXPORT_KINDS[kind];
  const name = [fileWord(agent.slug ?? agent.id), table.title.toLowerCase(), dayKey(now)].join('-');
  return { name: `${name}.${extension}`, mime, text: kind === 'csv' ? toCsv(table.columns, rows) : toSpreadsheetXml(table.title, table.columns, rows) };
}
