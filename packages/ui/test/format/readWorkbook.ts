import readExcelFile from 'read-excel-file/node';
import type { ExportFile } from '../../src/format/exportFile.ts';

/** Reads the sheets of an exported workbook with a third-party reader. */
export async function readWorkbook(file: ExportFile) {
  const blob = await file.make?.();
  if (!blob) throw new Error(`${file.name} is no workbook`);
  return readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
}
