import { describe, expect, test } from 'vitest';
import { leadsApp } from '../../../test/leadsApp.ts';
import { json } from '../../../test/playedSandbox.ts';

const app = leadsApp();
const { begin, leads, newest, run, server } = app;
const { setUp, world } = server;
const id = '1Sandbox0Leads0Spreadsheet0000000000000000AB';
const googleSheetsUrl = `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`;
const root = `https://sheets.googleapis.com/v4/spreadsheets/${id}`;

type Odd = Record<string, unknown>;
const grid = (title: string, more: Odd = {}) => ({ properties: { title, sheetType: 'GRID', ...more } });
/** Has the spreadsheet consist of these sheets, with these values by their ranges. */
function playSheets(sheets: unknown, values: (range: string) => Response | undefined = () => undefined): void {
  world.play = ({ address }) => {
    if (address === root) return json({ sheets });
    return address.startsWith(`${root}/values/`)
      ? values(decodeURIComponent(address.slice(`${root}/values/`.length)))
      : undefined;
  };
}
/** What was asked of the values, without the spreadsheet's address. */
const ranges = (method: string) =>
  world.asked.flatMap(({ address, ...asked }) =>
    asked.method === method && address.startsWith(`${root}/values/`)
      ? decodeURIComponent(address.slice(`${root}/values/`.length))
      : [],
  );
async function toSheet(maxLeadsPerDay = 1): Promise<string> {
  await begin({ maxLeadsPerDay, googleSheetsUrl });
  await setUp('gmail');
  return run();
}
const chart = { properties: { title: 'Chart1', sheetType: 'OBJECT' } };
const notes = grid('Notes 2026');

describe('leads go to the first grid', () => {
  test.each<[string, unknown]>([
    ['a chart stands before it', [chart, notes]],
    ['connected data stand before it', [{ properties: { title: 'Data', sheetType: 'DATA_SOURCE' } }, notes]],
    ['a hidden sheet stands before it', [grid('Leads', { hidden: true }), notes]],
    ['no kind is said', [{ properties: { title: 'Notes 2026' } }]],
    ['an entry is odd', [null, {}, { properties: { sheetType: 'GRID' } }, notes]],
    ['all are hidden but a chart', [chart, grid('Notes 2026', { hidden: true })]],
  ])('%s', async (_, sheets) => {
    playSheets(sheets);
    expect(await toSheet()).toBe('1 lead added; 1 row added to the spreadsheet');
    expect(ranges('POST')).toEqual(["'Notes 2026'!A1:append"]);
  });

  test('whatever its title is', async () => {
    playSheets([grid('Ada’s "1" & \'2\'/!')], (range) => json({ spreadsheetId: id, range }));
    expect(await toSheet()).toBe('1 lead added; 1 row added to the spreadsheet');
    expect(ranges('POST')).toEqual(["'Ada’s \"1\" & ''2''/!'!A1:append"]);
  });
});

describe('where leads can’t be written, the run says what to change', () => {
  test.each<[string, () => void, string]>([
    ['only charts', () => playSheets([chart]), 'has no sheet with rows and columns, only charts'],
    ['no sheets', () => playSheets(null), 'has no sheet with rows and columns'],
    [
      'a file of Excel',
      () => {
        world.play = ({ address }) =>
          address === root
            ? json({ error: { code: 400, message: 'This operation is not supported for this document' } }, 400)
            : undefined;
      },
      'The file is not a Google spreadsheet; open it in Google Sheets',
    ],
    [
      'a protected sheet',
      () =>
        playSheets([notes], (range) =>
          range.endsWith('!A1')
            ? json({ error: { code: 400, message: 'You are trying to edit a protected cell or object.' } }, 400)
            : undefined,
        ),
      'The sheet “Notes 2026” is protected',
    ],
  ])('%s', async (_, play, reason) => {
    play();
    expect(await toSheet(1_000)).toContain(reason);
    expect(await leads()).toHaveLength(192);
    expect(await newest()).toMatchObject({ status: 'completed', next: { kind: 'setting' } });
  });

  test('in Google’s own words where these say more than a status', async () => {
    playSheets([notes], (range) =>
      range.endsWith(':append')
        ? json({ error: { message: 'This action would increase the number of cells above the limit.' } }, 400)
        : undefined,
    );
    expect(await toSheet()).toContain('This action would increase the number of cells above the limit');
  });

  test('and names the service that failed', async () => {
    playSheets([notes], () => new Response('', { status: 503 }));
    expect(await toSheet()).toContain('Google Sheets has a problem at the moment');
  });
});

test('headers that are numbers, empty or null are headers all the same', async () => {
  const append: unknown[] = [];
  world.play = ({ address, body }) => {
    if (address === root) return json({ sheets: [notes] });
    if (address.endsWith(encodeURIComponent('!1:1'))) return json({ values: [['Name', null, 2026, '', 'lead ID']] });
    if (address.endsWith(':append')) append.push((JSON.parse(body) as { values: unknown[] }).values[0]);
    return undefined;
  };
  expect(await toSheet()).toBe('1 lead added; 1 row added to the spreadsheet');
  const [lead] = await leads();
  expect(append).toEqual([[lead?.name, '', '', '', lead?.id]]);
});

test('a column of 120 000 lead ids is read in parts, and in smaller ones where one is too large', async () => {
  playSheets([grid('Leads', { gridProperties: { rowCount: 120_000 } })], (range) => {
    const [, first, last] = /!H(\d+):H(\d+)$/.exec(range) ?? [];
    if (first === undefined) return undefined;
    const isLarge = Number(first) > 50_000 && Number(last) - Number(first) > 25_000;
    return json({ values: [[isLarge ? 'x'.repeat(9_000_000) : 'apollo-1']] });
  });
  expect(await toSheet()).toBe('1 lead added; 1 row added to the spreadsheet');
  const parts = ['H1:H50000', 'H50001:H100000', 'H50001:H75000', 'H75001:H100000', 'H100001:H120000'];
  expect(ranges('GET').slice(1)).toEqual(parts.map((part) => `'Leads'!${part}`));
});
