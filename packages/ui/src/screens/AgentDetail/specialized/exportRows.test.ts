// The exported files are read back by parsers that we did not write.
import type { LeadSummary, LocationSummary } from '@switchboard/api-contract/agentDetail';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../../../../test/format/readWorkbook.ts';
import { exportRows } from './SpecializedTab.tsx';
import { leadTable, locationTable } from './specialTables.tsx';

const now = new Date('2026-11-20T08:41:20Z');
const agent = { id: 'lead-generation-agent', slug: 'lead-generation' };
const lead = (fields: Partial<LeadSummary>): LeadSummary => ({
  id: undefined,
  company: undefined,
  contactName: undefined,
  industry: undefined,
  score: undefined,
  status: 'new',
  createdAt: undefined,
  ...fields,
});
const location = (fields: Partial<LocationSummary>): LocationSummary => ({
  id: undefined,
  name: undefined,
  category: undefined,
  rating: undefined,
  phone: undefined,
  email: undefined,
  address: undefined,
  scrapedAt: undefined,
  ...fields,
});

describe('the CSV of leads', () => {
  test('reads back unchanged, whatever the text contains', () => {
    const company = 'Häfen, "Nord" & Söhne\r\nGmbH; 株式会社 👩‍🚀';
    const file = exportRows(
      leadTable,
      'csv',
      [
        lead({
          company,
          contactName: 'Dana',
          industry: 'Logistics',
          score: 91,
          status: 'qualified',
          createdAt: '2026-11-20T08:38:20.000Z',
        }),
        lead({}),
      ],
      agent,
      now,
    );
    expect(file).toMatchObject({ name: 'lead-generation-leads-2026-11-20.csv', mime: 'text/csv;charset=utf-8' });
    expect(parse(file.text, { bom: true })).toEqual([
      ['Company', 'Contact', 'Industry', 'Score', 'Status', 'Added'],
      [company, 'Dana', 'Logistics', '91', 'qualified', '2026-11-20T08:38:20.000Z'],
      ['', '', '', '', 'new', ''],
    ]);
  });

  test('has no cell that a spreadsheet would run as a formula', () => {
    const formulas = [
      '=HYPERLINK("https://evil.example","Click")',
      '+49 341 555',
      '-2+3',
      '@SUM(A1)',
      '\t=1',
      ' =1',
      '＝1+1',
    ];
    const file = exportRows(
      leadTable,
      'csv',
      formulas.map((company) => lead({ company })),
      agent,
      now,
    );
    const cells = parse(file.text, { bom: true, from_line: 2 }).map((row) => row[0]);
    expect(cells).toEqual(formulas.map((formula) => `'${formula}`));
  });

  test('leaves out faulty scores', () => {
    const file = exportRows(leadTable, 'csv', [lead({ score: 1e308 }), lead({ score: -1 })], agent, now);
    expect(parse(file.text, { bom: true, from_line: 2 }).map((row) => row[3])).toEqual(['', '']);
  });
});

test('the workbook of locations reads back unchanged, numbers as numbers, instants as dates', async () => {
  const name = 'Café <Albers> & "Sohn"';
  const file = exportRows(
    locationTable,
    'excel',
    [
      location({
        name,
        category: 'Café',
        rating: 4.7,
        phone: '+49 341 555 0142',
        address: '=1+1',
        scrapedAt: '2026-11-20T08:29:20.000Z',
      }),
    ],
    { id: 'google-maps-scraper', slug: 'maps-scraper' },
    now,
  );
  expect(file.name).toBe('maps-scraper-locations-2026-11-20.xlsx');
  expect(await readWorkbook(file)).toEqual([
    {
      sheet: 'Locations',
      data: [
        ['Name', 'Category', 'Rating', 'Phone', 'Email', 'Address', 'Scraped'],
        [name, 'Café', 4.7, '+49 341 555 0142', null, '=1+1', expect.any(Date)],
      ],
    },
  ]);
});

test('a file name never contains a path', () => {
  expect(exportRows(leadTable, 'csv', [], { id: '../../etc/passwd\u202E', slug: undefined }, now).name).toBe(
    'etc-passwd--leads-2026-11-20.csv',
  );
});
