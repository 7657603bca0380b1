import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import { exportName, type ExportRecords } from '@switchboard/ui/format/exportFile';
import { readerZone } from '@switchboard/ui/format/reader';
import { callForFile } from '../../api/client.ts';
import { useSaveAnswer } from '../../hooks/useSaveAnswer.ts';
import { readClock } from '../../clock.ts';

/** Saves records of an agent as the server exports them. */
export function useExport(agentId: string): ExportRecords {
  const save = useSaveAnswer();
  return ({ collection, format, ids, params, name }) => {
    const usual = agentId === collection ? collection : `${agentId}-${collection}`;
    const zone = readerZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = callForFile(recordEndpoints.exportRecords, {
      values: { agentId, collection },
      ...(params && { query: params }),
      body: { format, zone, ...(ids && { ids: [...ids] }) },
    });
    return save(exportName(name ?? usual, format, readClock()), file);
  };
}
