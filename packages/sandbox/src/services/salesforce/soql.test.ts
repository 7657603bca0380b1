import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';

let ask: ReturnType<typeof inSandbox>['ask'];
const data = 'https://nordlicht-feinkost.my.salesforce.com/services/data/v66.0';
const headers = bearer('sandbox');
beforeEach(async () => {
  ({ ask } = inSandbox());
  for (const [LastName, Title, NumberOfEmployees] of [
    ['O’Hara', 'Test buyer', 10],
    ["D'Arcy", 'Test seller', 200],
    ['Brandt', 'Test buyer of fish', 3_000],
  ])
    await ask(`${data}/sobjects/Lead`, { headers, json: { LastName, Title, NumberOfEmployees, Company: 'Test' } });
});
const query = async (rest: string, fields = 'LastName') =>
  ask(`${data}/query?q=${encodeURIComponent(`SELECT ${fields} FROM ${rest}`)}`, { headers });
const names = async (rest: string) => {
  const { records } = (await query(`Lead WHERE Company = 'Test' AND ${rest}`)).body as {
    records: { LastName: string }[];
  };
  return records.map(({ LastName }) => LastName);
};

test.each([
  ["LastName = 'brandt'", ['Brandt']],
  [String.raw`LastName = 'D\'Arcy'`, ["D'Arcy"]],
  ["LastName != 'Brandt'", ['O’Hara', "D'Arcy"]],
  ["Title LIKE 'Test buyer%'", ['O’Hara', 'Brandt']],
  ["LastName IN ('Brandt', 'O’Hara')", ['O’Hara', 'Brandt']],
  ['Email = null', ['O’Hara', "D'Arcy", 'Brandt']],
  ['Email != null', []],
  ['NumberOfEmployees > 100 AND NumberOfEmployees <= 3000', ["D'Arcy", 'Brandt']],
  ['Title != null ORDER BY LastName', ['Brandt', "D'Arcy", 'O’Hara']],
  ['Title != null ORDER BY NumberOfEmployees DESC LIMIT 2', ['Brandt', "D'Arcy"]],
  ['CreatedDate < 2026-11-20T08:00:00Z', []],
])('finds by %s', async (where, expected) => {
  expect(await names(where)).toEqual(expected);
});

test('finds what one of several conditions names', async () => {
  const { body } = await query("Lead WHERE LastName = 'Brandt' OR Title = 'Test seller'");
  expect(body).toMatchObject({ totalSize: 2, done: true });
});

test('gives the fields that were asked for', async () => {
  const { body } = await query("Lead WHERE LastName = 'Brandt'", 'Id, company');
  const [record] = (body as { records: object[] }).records;
  expect(Object.keys(record ?? {})).toEqual(['attributes', 'Id', 'Company']);
});

test.each([
  ['Lead WHERE', 'MALFORMED_QUERY'],
  ['Lead WHERE LastName', 'MALFORMED_QUERY'],
  ["Lead WHERE LastName ~ 'x'", 'MALFORMED_QUERY'],
  ['Lead WHERE LastName = x', 'MALFORMED_QUERY'],
  ["Lead WHERE LastName = 'x' AND Title = 'x' OR Title = 'y'", 'MALFORMED_QUERY'],
  ['Lead LIMIT 1 1', 'MALFORMED_QUERY'],
  ["Lead WHERE Shoes = 'x'", 'INVALID_FIELD'],
  ['Lead ORDER BY Shoes', 'INVALID_FIELD'],
  ['Shoe', 'INVALID_TYPE'],
])('refuses %s', async (rest, errorCode) => {
  const { status, body } = await query(rest);
  expect(status).toBe(400);
  expect(body).toEqual([{ message: expect.any(String), errorCode }]);
});

test('refuses a field that is none, and a query that is none', async () => {
  expect((await query('Lead', 'Shoes')).body).toMatchObject([{ errorCode: 'INVALID_FIELD' }]);
  expect((await ask(`${data}/query`, { headers })).body).toMatchObject([{ errorCode: 'MALFORMED_QUERY' }]);
});
