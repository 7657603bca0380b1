import { createZip } from 'littlezipper';
import { dayMs, minuteMs } from '@switchboard/api-contract/time';
import type { Cell } from './exportFile.ts';
import { wallTime } from './zones.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relations = (content: string) =>
  `${head}<Relationships xmlns="${packed}/relationships">${content}</Relationships>`;

/** Cell styles, by their index in the styles below. */
const LOOK = { plain: 0, head: 1, date: 2 } as const;
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>\
<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The files around the sheet, constant except for its name. */
const frame = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': styles,
});

/** Excel refuses longer text. */
const LONGEST_TEXT = 32_767;
const UNKNOWN_TO_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
// Excel reads _x0041_ as an escaped character, so literal text of that form must be escaped.
const ESCAPE = /_x(?=[\dA-F]{4}_)/gi;
const xml = (text: string): string =>
  text
    .replaceAll(UNKNOWN_TO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
/** Days since the end of 1899 in the reader's zone: Excel dates have no zone. */
function serialOf(cell: Date | string): number | undefined {
  const [at, wall] = [new Date(cell).getTime(), wallTime(cell)];
  return wall === ''
    ? undefined
    : (Date.parse(`${wall}Z`) + (at - Math.floor(at / minuteMs) * minuteMs) - Date.UTC(1899, 11, 30)) / dayMs;
}

const textCell = (text: string, look: number): string =>
  `t="inlineStr" s="${look}"><is><t xml:space="preserve">${xml(text.slice(0, LONGEST_TEXT).toWellFormed().replaceAll(ESCAPE, '_x005F_x'))}</t></is>`;

/** Attributes and content of a cell, undefined for an empty one. */
function xmlCell(cell: Cell): string | undefined {
  const serial = cell instanceof Date || (typeof cell === 'string' && INSTANT.test(cell)) ? serialOf(cell) : undefined;
  if (serial !== undefined) return `s="${LOOK.date}"><v>${serial}</v>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `><v>${cell}</v>` : undefined;
  if (typeof cell === 'boolean') return `t="b"><v>${Number(cell)}</v>`;
  return typeof cell === 'string' && cell !== '' ? textCell(cell, LOOK.plain) : undefined;
}

/** 'A', 'B' … 'Z', 'AA' … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
const xmlRow = (cells: readonly (string | undefined)[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => (cell === undefined ? '' : `<c r="${letters(column)}${row}" ${cell}</c>`)).join('')}</row>`;

/** Rows between two pauses, so that a page with thousands of them stays responsive. */
const AT_ONCE = 250;
const letPageRender = () => new Promise((resolve) => void setTimeout(resolve));

/**
 * An Excel workbook with one sheet: a bold frozen head, numbers as numbers, instants as dates, text never as a
 * formula.
 */
export async function toXlsx(
  title: string,
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  now: Date,
): Promise<Blob> {
  // Excel refuses these characters in a sheet's name, and names of more than 31 characters.
  const sheet =
    title
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .toWellFormed()
      .trim() || 'Sheet';
  const parts = { ...frame(sheet), 'xl/worksheets/sheet1.xml': await sheetXml(headers, rows) };
  const files = Object.entries(parts).map(([path, data]) => ({ path, data, lastModified: now }));
  // Its types say nothing of the buffer, which is its own.
  return new Blob([(await createZip(files)) as Uint8Array<ArrayBuffer>], { type: `${types}.sheet` });
}

/** The sheet, made in slices with a pause after each. */
async function sheetXml(headers: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  const slices = [
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols><col min="1" max="${Math.max(headers.length, 1)}" width="22" customWidth="1"/></cols><sheetData>`,
    xmlRow(
      headers.map((header) => textCell(header, LOOK.head)),
      1,
    ),
  ];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const slice = rows.slice(from, from + AT_ONCE);
    slices.push(...slice.map((row, index) => xmlRow(row.map(xmlCell), from + index + 2)));
    await letPageRender();
  }
  return [...slices, '</sheetData></worksheet>'].join('');
}
