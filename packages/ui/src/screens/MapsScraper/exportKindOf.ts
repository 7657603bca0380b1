import type { ExportFormat } from '@switchboard/api-contract/agents/mapsScraper';
import type { ExportKind } from '../../format/exportFile.ts';

const kinds = { CSV: 'csv', JSON: 'json', Excel: 'excel' } as const satisfies Record<ExportFormat, ExportKind>;

/** The file format listed first under Export, as chosen in the settings. */
export const exportKindOf = (format: ExportFormat | undefined): ExportKind | undefined => format && kinds[format];
