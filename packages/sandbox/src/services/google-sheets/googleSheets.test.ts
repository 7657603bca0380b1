import { beforeEach, describe, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import { keyFor } from '../../keys.ts';
import { scopes } from '../google/tokens.ts';
import { leadsId } from './spreadsheets.ts';

const base = `https://sheets.googleapis.com/v4/spreadsheets/${leadsId}`;
interface Values {
  readonly range: string;
  readonly values?: unknown[][];
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const values = (range: string) => `${base}/values/${encodeURIComponent(range)}`;
const get = async (range: string, query = '') => (await google.as(`${values(range)}?${query}`)).body as Values;
const append = (range: string, rows: unknown, query = 'valueInputOption=RAW') =>
  google.as(`${values(range)}:append?${query}`, { json: { values: rows } });
const update = (range: string, rows: unknown, query = 'valueInputOption=RAW') =>
  google.as(`${values(range)}?${query}`, { method: 'PUT', json: { values: rows } });

test('tells what sheets there are', async () => {
  expect(leadsId).toMatch(/^[\w-]{44}$/);
  expect((await google.as(base)).body).toMatchObject({
    spreadsheetId: leadsId,
    properties: { title: 'Leads', timeZone: 'Europe/Berlin' },
    sheets: [
      { properties: { sheetId: 0, title: 'Leads', index: 0, gridProperties: { rowCount: 1_000, columnCount: 26 } } },
      { properties: { title: 'Notes 2026', index: 1 } },
    ],
    spreadsheetUrl: expect.stringContaining(leadsId),
  });
  expect((await google.as(`${base}?fields=sheets.properties.title`)).body).toEqual({
    sheets: [{ properties: { title: 'Leads' } }, { properties: { title: 'Notes 2026' } }],
  });
  expect((await google.as(`${base}?fields=owner`)).status).toBe(400);
  expect((await google.as(base.replace(leadsId, 'nothing'))).body).toMatchObject({
    error: { code: 404, status: 'NOT_FOUND' },
  });
});

describe('reading', () => {
  test('leaves out empty rows and cells at the end', async () => {
    const { range, values: rows = [] } = await get('Leads');
    expect(range).toBe('Leads!A1:Z1000');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(['Name', 'Company', 'Email', 'Title', 'Location', 'Score', 'Status']);
    expect(await get('Leads!A1:B1')).toEqual({
      range: 'Leads!A1:B1',
      majorDimension: 'ROWS',
      values: [['Name', 'Company']],
    });
    expect(await get("'Notes 2026'!A1:B2")).toEqual({ range: "'Notes 2026'!A1:B2", majorDimension: 'ROWS' });
  });
  test('as text or as they are, by rows or by columns', async () => {
    expect((await get('F2')).values).toEqual([['82']]);
    expect((await get('F2', 'valueRenderOption=UNFORMATTED_VALUE')).values).toEqual([[82]]);
    expect((await get('Leads!F1:G2', 'majorDimension=COLUMNS')).values).toEqual([
      ['Score', '82'],
      ['Status', 'qualified'],
    ]);
  });
  test.each([
    ['Nothing!A1', '', 'Unable to parse range: Nothing!A1'],
    ['Leads!1A', '', 'Unable to parse range: Leads!1A'],
    ['Leads!A2000', '', 'Range (Leads!A2000) exceeds grid limits.'],
    ['Leads', 'majorDimension=DIAGONAL', /^Invalid value at 'majorDimension'/],
  ])('refuses %s %s', async (range, query, message) => {
    const { status, body } = await google.as(`${values(range)}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(message instanceof RegExp ? message : message.replaceAll(/[()]/g, '.')),
      },
    });
  });
});

describe('appending', () => {
  test('writes below the table, and says where', async () => {
    const { body } = await append('Leads!A1', [
      ['Ewa Sikora', 'Chłodnie'],
      ['Marek', null, 'm@b.example'],
    ]);
    expect(body).toEqual({
      spreadsheetId: leadsId,
      tableRange: 'Leads!A1:G2',
      updates: {
        spreadsheetId: leadsId,
        updatedRange: 'Leads!A3:C4',
        updatedRows: 2,
        updatedColumns: 3,
        updatedCells: 4,
      },
    });
    expect((await get('Leads!A3:C4')).values).toEqual([
      ['Ewa Sikora', 'Chłodnie'],
      ['Marek', '', 'm@b.example'],
    ]);
    expect((await append('Leads', [['Next']])).body).toMatchObject({ updates: { updatedRange: 'Leads!A5' } });
  });
  test('into an empty sheet, from its range on', async () => {
    const { body } = await append("'Notes 2026'!B2", [['First']]);
    expect(body).toEqual({
      spreadsheetId: leadsId,
      updates: expect.objectContaining({ updatedRange: "'Notes 2026'!B2" }),
    });
  });
  test('inserts rows or writes over what stands there', async () => {
    await update('Leads!A5', [['Remark']]);
    await append('Leads', [['One'], ['Two'], ['Three']]);
    expect((await get('Leads!A3:A6')).values).toEqual([['One'], ['Two'], ['Three']]);
    google = await inGoogle();
    await update('Leads!A5', [['Remark']]);
    await append('Leads', [['One'], ['Two'], ['Three']], 'valueInputOption=RAW&insertDataOption=INSERT_ROWS');
    expect((await get('Leads!A3:A8')).values).toEqual([['One'], ['Two'], ['Three'], [], [], ['Remark']]);
  });
  test('keeps raw values as they are, and reads typed ones', async () => {
    const row = ['007', 'true', '=1+1', "'=x"];
    const read = async (option: string) => {
      google = await inGoogle();
      await append('Leads', [row], `valueInputOption=${option}`);
      return (await get('Leads!A3:D3', 'valueRenderOption=UNFORMATTED_VALUE')).values;
    };
    expect(await read('RAW')).toEqual([row]);
    expect(await read('USER_ENTERED')).toEqual([[7, true, '#ERROR!', '=x']]);
  });
});

describe('updating', () => {
  test('writes values in place, and shows them where asked', async () => {
    const { body } = await update('Leads!F2:G2', [[91, 'won']], 'valueInputOption=RAW&includeValuesInResponse=true');
    expect(body).toEqual({
      spreadsheetId: leadsId,
      updatedRange: 'Leads!F2:G2',
      updatedRows: 1,
      updatedColumns: 2,
      updatedCells: 2,
      updatedData: { range: 'Leads!F2:G2', majorDimension: 'ROWS', values: [['91', 'won']] },
    });
    expect((await get('Leads!E2:G2')).values).toEqual([['Łódź, Poland', '91', 'won']]);
  });
});

test.each([
  [undefined, '', "'valueInputOption' is required but not specified"],
  [undefined, 'valueInputOption=TYPED', /^Invalid value at 'valueInputOption'/],
  ['x', 'valueInputOption=RAW', /^Invalid value at 'data.values'/],
  [[[{}]], 'valueInputOption=RAW', /struct_value/],
  [[['1', '2', '3']], 'valueInputOption=RAW', /beyond it/],
])('refuses to write %j with %s', async (rows, query, message) => {
  const { status, body } = await update('Leads!A1:B1', rows ?? [['x']], query);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: expect.stringMatching(message) } });
  expect((await get('A1')).values).toEqual([['Name']]);
});

test.each([
  ['rate-limited', 429, 'RESOURCE_EXHAUSTED'],
  ['no-credit', 429, 'RESOURCE_EXHAUSTED'],
  ['no-permission', 403, 'PERMISSION_DENIED'],
] as const)('the key %s is refused with %i %s', async (behaviour, code, status) => {
  google = await inGoogle(keyFor(behaviour));
  expect((await google.as(base)).body).toMatchObject({ error: { code, status } });
});

test('asks for its scope, and knows no other path', async () => {
  const status = async (scope: string, address: string, json?: object) =>
    (await google.with([scope], address, json && { json })).status;
  const appending = `${values('Leads')}:append?valueInputOption=RAW`;
  expect(await status(scopes.spreadsheetsReadonly, values('Leads'))).toBe(200);
  expect(await status(scopes.spreadsheetsReadonly, appending, { values: [] })).toBe(403);
  expect(await status(scopes.spreadsheets, appending, { values: [['x']] })).toBe(200);
  expect(await status(scopes.mail, base)).toBe(403);
  expect((await google.as(`${values('Leads')}:clear`, { json: {} })).status).toBe(404);
});

test('makes a spreadsheet, and writes several ranges at once', async () => {
  const root = base.slice(0, base.lastIndexOf('/'));
  const made = await google.as(root, { json: { properties: { title: 'New ones' } } });
  expect(made.body).toMatchObject({ properties: { title: 'New ones' }, sheets: [{ properties: { title: 'Sheet1' } }] });
  const { spreadsheetId } = made.body as { spreadsheetId: string };
  const data = [
    { range: 'Sheet1!A1', values: [['Name', 'Email']] },
    { range: 'Sheet1!B2', values: [['ada@nowa.example']] },
  ];
  const wrote = await google.as(`${root}/${spreadsheetId}/values:batchUpdate`, {
    json: { valueInputOption: 'RAW', data },
  });
  expect(wrote.body).toMatchObject({ totalUpdatedCells: 3 });
  const read = await google.as(`${root}/${spreadsheetId}/values/Sheet1!A1:B2`);
  expect((read.body as Values).values).toEqual([
    ['Name', 'Email'],
    ['', 'ada@nowa.example'],
  ]);
  expect((await google.as(`${root}/${spreadsheetId}/values:batchUpdate`, { json: { data } })).status).toBe(400);
});
