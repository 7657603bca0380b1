// The exported files are read back by parsers that we did not write.
import type { LeadSummary, LocationSummary } from '@switchboard/api-contract/agents';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { locationTable } from './BusinessScraperDashboard.tsx';
import { exportRows } from './exportRows.ts';
import { leadTable } from './LeadGenerationDashboard.tsx';

const now = new Date('2026-11-20T08:41:20Z');
const agent = { id: 'lead-generation-agent', slug: 'lead-generation' };
const lead = (fields: Partial<LeadSummary>): LeadSummary => ({ id: undefined, company: undefined, contactName: undefined, industry: undefined, score: undefined, status: 'new', createdAt: undefined, ...fields });
const location = (fields: Partial<LocationSummary>): LocationSummary => ({ id: undefined, name: undefined, category: undefined, rating: undefined, phone: undefined, email: undefined, address: undefined, scrapedAt: undefined, ...fields });

/** Rows of a SpreadsheetML file as a spreadsheet reads them: type and text of each cell. */
function readSpreadsheet(text: string): { sheet: string | null; rows: string[][] } {
  const faults: string[] = [];
  const onError = (level: string, message: string) => void (level === 'warning' || faults.push(message));
  const document = new DOMParser({ onError }).parseFromString(text, 'text/xml');
  expect(faults).toEqual([]);
  const rows = Array.from(document.getElementsByTagName('Row'), (row) => Array.from(row.getElementsByTagName('Data'), (data) => `${data.getAttribute('ss:Type')}:${data.textContent}`));
  return { sheet: document.getElementsByTagName('Worksheet')[0]?.getAttribute('ss:Name') ?? null, rows };
}

describe('the CSV of leads', () => {
  test('reads back as it was, whatever the text holds', () => {
    const company = 'Häfen, "Nord" & Söhne\r\nGmbH; 株式会社 👩‍🚀';
    const file = exportRows(leadTable, 'csv', [lead({ company, contactName: 'Dana', industry: 'Logistics', score: 91, status: 'qualified', createdAt: '2026-11-20T08:38:20.000Z' }), lead({})], agent, now);
    expect(file).toMatchObject({ name: 'lead-generation-leads-2026-11-20.csv', mime: 'text/csv;charset=utf-8' });
    expect(parse(file.text, { bom: true })).toEqual([
      ['Company', 'Contact', 'Industry', 'Score', 'Status', 'Added'],
      [company, 'Dana', 'Logistics', '91', 'qualified', '2026-11-20T08:38:20.000Z'],
      ['', '', '', '', 'new', ''],
    ]);
  });

  test('holds no cell that a spreadsheet would run', () => {
    const formulas = ['=HYPERLINK("https://evil.example","Click")', '+49 341 555', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1+1'];
    const file = exportRows(leadTable, 'csv', formulas.map((company) => lead({ company })), agent, now);
    const cells = parse(file.text, { bom: true, from_line: 2 }).map((row) => row[0]);
    expect(cells).toEqual(formulas.map((formula) => `'${formula}`));
  });

  test('leaves out scores that are faults', () => {
    const file = exportRows(leadTable, 'csv', [lead({ score: 1e308 }), lead({ score: -1 })], agent, now);
    expect(parse(file.text, { bom: true, from_line: 2 }).map((row) => row[3])).toEqual(['', '']);
  });
});

describe('the spreadsheet of locations', () => {
  test('reads back as it was, numbers as numbers and text as text', () => {
    const name = 'Café <Albers> & "Sohn"';
    const file = exportRows(locationTable, 'excel', [location({ name, category: 'Café', rating: 4.7, phone: '+49 341 555 0142', address: '=1+1', scrapedAt: '2026-11-20T08:29:20.000Z' })], { id: 'google-maps-scraper', slug: 'maps-scraper' }, now);
    expect(file).toMatchObject({ name: 'maps-scraper-locations-2026-11-20.xls', mime: 'application/vnd.ms-excel' });
    expect(readSpreadsheet(file.text)).toEqual({
      sheet: 'Locations',
      rows: [
        ['Name', 'Category', 'Rating', 'Phone', 'Email', 'Address', 'Scraped'].map((header) => `String:${header}`),
        [`String:${name}`, 'String:Café', 'Number:4.7', 'String:+49 341 555 0142', 'String:', 'String:=1+1', 'String:2026-11-20T08:29:20.000Z'],
      ],
    });
  });

  test('stays a file that can be read when a text holds what XML cannot', () => {
    const file = exportRows(locationTable, 'excel', [location({ name: 'a\u0000b\u0007c\uFFFEd\uD800e' })], agent, now);
    expect(readSpreadsheet(file.text).rows[1]?.[0]).toBe('String:abcd\uFFFDe');
  });
});

test('the name of a file holds nothing of an address', () => {
  expect(exportRows(leadTable, 'csv', [], { id: '../../etc/passwd\u202E', slug: undefined }, now).name).toBe('etc-passwd--leads-2026-11-20.csv');
});
