import { describe, expect, test } from 'vitest';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { leadsApp } from '../../../test/leadsApp.ts';

const app = leadsApp();
const { begin, daysLater, leads, newest, run, server, steps } = app;
const { setUp, world } = server;
const id = '1Sandbox0Leads0Spreadsheet0000000000000000AB';
const googleSheetsUrl = `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`;
const account = { clientId: 'client', clientSecret: 'sandbox', refreshToken: 'sandbox' };

/** The rows of a sheet, as the account sees them. */
async function rowsOf(sheet = 'Leads'): Promise<string[][]> {
  const ask = async (url: string, init: RequestInit) => (await world.sandbox?.fetch(new Request(url, init)))?.json();
  const { clientId, clientSecret, refreshToken } = account;
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  });
  const signedIn = await ask('https://oauth2.googleapis.com/token', { method: 'POST', body });
  const { access_token } = signedIn as { access_token: string };
  const url = `https://sheets.googleapis.com/v4/spreadsheets/${id}/values/${encodeURIComponent(sheet)}`;
  const answer = await ask(url, { headers: { authorization: `Bearer ${access_token}` } });
  return (answer as { values?: string[][] }).values ?? [];
}
const appended = () => world.asked.filter(({ address }) => address.includes(':append'));

describe('new leads', () => {
  test('are appended under the headers of the first sheet, each once', async () => {
    await begin({ maxLeadsPerDay: 3, googleSheetsUrl });
    await setUp('gmail');
    expect(await run()).toBe('3 leads added; 3 rows added to the spreadsheet');
    const [headers, , ...rows] = await rowsOf();
    expect(headers).toEqual(['Name', 'Company', 'Email', 'Title', 'Location', 'Score', 'Status', 'Lead id']);
    const expected = (await leads()).map(({ name, company, email, title, location, score, status, id: own }) => [
      name,
      company,
      email ?? '',
      title,
      location,
      String(score),
      status,
      own,
    ]);
    expect(new Set(rows.map(String))).toEqual(new Set(expected.map(String)));
    await daysLater(1);
    expect(await run()).toBe('3 leads added; 3 were duplicates; 3 rows added to the spreadsheet');
    expect(await rowsOf()).toHaveLength(8);
    expect((await steps()).map(([words]) => words)).toContain('Added 3 rows to the spreadsheet');
  });

  test('that could not be written are kept, told, and written by the next run', async () => {
    await begin({ maxLeadsPerDay: 3, googleSheetsUrl });
    expect(await run()).toMatch(/^3 leads added; none added to the spreadsheet: Connect Gmail or Google Calendar/);
    expect(await leads()).toHaveLength(3);
    expect((await steps()).map(([words]) => words).at(-1)).toMatch(/^The spreadsheet was not written: Connect Gmail/);
    await setUp('gmail');
    server.time.advance(1_000);
    expect(await run()).toBe('0 leads added; 3 rows added to the spreadsheet');
    expect(await rowsOf()).toHaveLength(5);
  });

  test('are not written again after an answer that never came', async () => {
    await begin({ maxLeadsPerDay: 3, googleSheetsUrl });
    await setUp('gmail');
    world.play = ({ address }, _, played) =>
      address.includes(':append') ? played().then(() => new Response('', { status: 503 })) : undefined;
    expect(await run()).toMatch(/; none added to the spreadsheet: Google Sheets has a problem at the moment/);
    expect(await rowsOf()).toHaveLength(5);
    world.play = () => undefined;
    await daysLater(1);
    expect(await run()).toBe('3 leads added; 3 were duplicates; 3 rows added to the spreadsheet');
    expect(await rowsOf()).toHaveLength(8);
  });
});

test.each<[string, SandboxKey, string, string]>([
  ['https://docs.google.com/document/d/x', 'sandbox', 'is not the address of a spreadsheet', 'setting'],
  [googleSheetsUrl.replace(id, 'gone'), 'sandbox', 'was not found', 'setting'],
  [googleSheetsUrl, 'sandbox-no-permission', 'can’t write to spreadsheets', 'connection'],
])('%s with the key %s: %s', async (address, key, reason, kind) => {
  await begin({ googleSheetsUrl: address });
  await setUp('gmail', key);
  expect(await run()).toContain(reason);
  expect(await leads()).toHaveLength(192);
  expect(appended()).toEqual([]);
  expect(await newest()).toMatchObject({ status: 'completed', next: { kind } });
});

test('an empty sheet gets a row of headers first', async () => {
  await begin({ maxLeadsPerDay: 1, googleSheetsUrl });
  await setUp('gmail');
  // The sandbox's second sheet is empty: let it stand first.
  world.play = ({ address }) =>
    address.endsWith(`/spreadsheets/${id}`)
      ? Response.json({ sheets: [{ properties: { title: 'Notes 2026' } }] })
      : undefined;
  await run();
  const [headers, row] = await rowsOf('Notes 2026');
  expect(headers?.slice(0, 3)).toEqual(['Name', 'Company', 'Email']);
  expect(row?.at(-1)).toBe((await leads())[0]?.id);
});
