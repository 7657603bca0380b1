import { clocksIn, dayMs, minuteMs } from '../time.ts';
import { cellText } from './exportFile.ts';

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
<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The name of the sheet that says what the file is. */
const ABOUT = 'About';
/** The files around the two sheets, constant except for the name of the first. */
const frame = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>\
<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xml(sheet)}" sheetId="1" r:id="rId1"/><sheet name="${ABOUT}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml') +
      relation(2, 'worksheet', 'worksheets/sheet2.xml') +
      relation(3, 'styles', 'styles.xml'),
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
/** Days since the end of 1899 by the clocks of a zone: Excel dates have no zone. None from the year 2900 on. */
function serialOf(text: string, zone: string): number | undefined {
  const at = new Date(text).getTime();
  if (Number.isNaN(at) || Math.abs(at) > lastInstant) return undefined;
  const { date, time } = clocksIn(zone, at);
  return (
    (Date.parse(`${date}T${time}Z`) + (at - Math.floor(at / minuteMs) * minuteMs) - Date.UTC(1899, 11, 30)) / dayMs
  );
}
const lastInstant = Date.UTC(2900, 0);

const textCell = (text: string, look: number): string =>
  `t="inlineStr" s="${look}"><is><t xml:space="preserve">${xml(text.slice(0, LONGEST_TEXT).toWellFormed().replaceAll(ESCAPE, '_x005F_x'))}</t></is>`;

/** Attributes and content of a cell, undefined for an empty one. */
function xmlCell(cell: unknown, zone: string): string | undefined {
  const serial = typeof cell === 'string' && INSTANT.test(cell) ? serialOf(cell, zone) : undefined;
  if (serial !== undefined) return `s="${LOOK.date}"><v>${serial}</v>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `><v>${cell}</v>` : undefined;
  if (typeof cell === 'boolean') return `t="b"><v>${Number(cell)}</v>`;
  const text = cellText(cell);
  return text === '' ? undefined : textCell(text, LOOK.plain);
}

/** 'A', 'B' … 'Z', 'AA' … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
const xmlRow = (cells: readonly (string | undefined)[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => (cell === undefined ? '' : `<c r="${letters(column)}${row}" ${cell}</c>`)).join('')}</row>`;

/** A sheet whose head stays in sight. */
const xmlSheet = (heads: readonly string[], rows: readonly string[], width: number): string =>
  `${head}<worksheet xmlns="${main}"><dimension ref="A1:${letters(Math.max(heads.length, 1) - 1)}${rows.length + 1}"/>\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols><col min="1" max="${Math.max(heads.length, 1)}" width="${width}" customWidth="1"/></cols><sheetData>\
${xmlRow(
  heads.map((name) => textCell(name, LOOK.head)),
  1,
)}${rows.join('')}</sheetData></worksheet>`;

/** What a workbook is made of. */
interface Workbook {
  /** The name of its first sheet: at most 31 letters and spaces, and not 'About'. */
  readonly title: string;
  readonly heads: readonly string[];
  /** Whose clock its dates show. */
  readonly zone: string;
  readonly now: Date;
}

/** What the second sheet says of the first: whose clock its dates show, and which texts Excel can't hold whole. */
function aboutLines(
  { zone, now }: Workbook,
  { records, cut }: { readonly records: number; readonly cut: readonly string[] },
): readonly (readonly unknown[])[] {
  const longest = LONGEST_TEXT.toLocaleString('en');
  return [
    ['Exported', now.toISOString()],
    ['Time zone of all dates', zone],
    ['Records', records],
    ['Texts that were cut', cut.length],
    ...cut.map((cell) => [
      cell,
      `Cut after ${longest} characters, the most that Excel holds. CSV and JSON have all of it.`,
    ]),
  ];
}

/**
 * An Excel workbook of rows that come some at a time: a bold frozen head, numbers as numbers, instants as dates, text
 * never as a formula. A second sheet says the zone of the dates, and which texts were cut. All of it is in memory at
 * once.
 */
export async function toWorkbook(
  workbook: Workbook,
  batches: AsyncIterable<readonly (readonly unknown[])[]>,
): Promise<Uint8Array> {
  const { title, heads, zone, now } = workbook;
  const rows: string[] = [];
  const cut: string[] = [];
  const add = (row: readonly unknown[]): void => {
    const number = rows.length + 2;
    for (const [column, cell] of row.entries())
      if (cellText(cell).length > LONGEST_TEXT) cut.push(`${letters(column)}${number}`);
    rows.push(
      xmlRow(
        row.map((cell) => xmlCell(cell, zone)),
        number,
      ),
    );
  };
  for await (const some of batches) for (const row of some) add(row);
  const about = aboutLines(workbook, { records: rows.length, cut }).map((line, index) =>
    xmlRow(
      line.map((cell) => xmlCell(cell, zone)),
      index + 2,
    ),
  );
  const files = {
    ...frame(title),
    'xl/worksheets/sheet1.xml': xmlSheet(heads, rows, 22),
    'xl/worksheets/sheet2.xml': xmlSheet(['About this file', ''], about, 34),
  };
  const { createZip } = await import('littlezipper');
  return createZip(Object.entries(files).map(([path, data]) => ({ path, data, lastModified: now })));
}
