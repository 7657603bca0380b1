import type { ExportFormat } from '@switchboard/api-contract/agents/mapsScraper';
import type { ExportKind } from '../../format/exportFile.ts';

const kinds = { CSV: 'csv', JSON: 'json', Excel: 'excel' } as const satisfies Record<ExportFormat, ExportKind>;

/** The kind of file that stands first in Export: the format of the settings. */
export const exportKindOf = (format: ExportFormat | undefined): ExportKind | undefined => format && kinds[format];
