import { sentFields } from '@switchboard/api-contract/records/send';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { signInToGoogle } from '../../../agents/google.ts';
import { RunFailure } from '../../../agents/Program.ts';
import { lettersOf, rangeIn, spreadsheetIn } from '../../../agents/leads/sheetAddress.ts';
import { judgeRows } from '../askDestination.ts';
import { byAddress, byFinding } from '../byFinding.ts';
import type { OpenDestination, Row, TheirField } from '../Destination.ts';

const service = 'Google Sheets';
const base = 'https://sheets.googleapis.com/v4/spreadsheets';
const mostAtOnce = 200;
const emailHeader = /^e-?mail/i;
const raw = { valueInputOption: 'RAW' };
const step: Fact = { kind: 'serviceAsked', args: { service } };

const about = v.object({
  sheets: v.array(v.object({ properties: v.object({ title: v.string() }) })),
});
const made = v.object({ spreadsheetId: v.string(), spreadsheetUrl: v.string() });
const values = v.object({ values: v.optional(v.array(v.array(v.unknown()))) });
const written = v.object({ spreadsheetId: v.string() });

/**
 * The first sheet of a spreadsheet, by its headers: a row is found by the address in it. Without one, a spreadsheet is
 * made. Reached with the rights of a Google account.
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets/create
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/batchUpdate
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append
 */
export const googleSheets: OpenDestination = async (
  context,
  caller,
  { serviceId, credentials, collection, agentName },
) => {
  const google = await signInToGoogle(
    context,
    caller,
    { serviceId, credentials },
    { kind: 'sheetNotWritable', args: {} },
    new RunFailure({ kind: 'sheetNotFound', args: {} }),
  );
  const labels = sentFields[collection].map(({ label }) => label);

  const open = async (target: string) => {
    let address = target;
    let sheet = target === '' ? undefined : await readSheet(spreadsheetIn(target));
    async function readSheet(id: string) {
      const { sheets } = await google.read(`${base}/${id}`, { fields: 'sheets.properties.title' }, about, step);
      const at = (range: string) => `${base}/${id}/values/${rangeIn(sheets[0]?.properties.title ?? '', range)}`;
      const { values: [first = []] = [] } = await google.read(at('1:1'), {}, values, step);
      return { id, title: sheets[0]?.properties.title ?? '', at, headers: first.map(String) };
    }
    const write = (method: 'POST' | 'PUT', url: string, query: Readonly<Record<string, string>>, body: object) =>
      google.write({ method, url, query, body, judge: judgeRows }, written, step);

    /** The sheet, with a header for each of these fields. */
    const withHeaders = async (fields: readonly string[]) => {
      if (!sheet) {
        const body = { properties: { title: `${agentName} · Switchboard` } };
        const one = await google.write({ method: 'POST', url: base, query: {}, body }, made, step);
        address = one.spreadsheetUrl;
        sheet = await readSheet(one.spreadsheetId);
      }
      const missing = fields.filter((field) => !sheet?.headers.includes(field));
      const headers = [...sheet.headers, ...missing];
      if (missing.length > 0) {
        await write('PUT', sheet.at(`${lettersOf(sheet.headers.length)}1`), raw, { values: [missing] });
        sheet = { ...sheet, headers };
      }
      return sheet;
    };
    const headers = sheet?.headers ?? [];
    const key = headers.find((header) => emailHeader.test(header)) ?? 'Email';
    const named = [
      ...headers.filter((header) => header.trim() !== ''),
      ...labels.filter((one) => !headers.includes(one)),
    ];
    const fields: readonly TheirField[] = [...new Set(named)].map((name) => ({ name, label: name, takes: 'text' }));
    return {
      target: () => address,
      fields,
      key,
      most: mostAtOnce,
      send: async (rows: readonly Row[]) => {
        const {
          id,
          title,
          headers: all,
          at,
        } = await withHeaders([...new Set(rows.flatMap((row) => Object.keys(row.values)))]);
        const column = lettersOf(all.indexOf(key));
        const send = byFinding({
          find: async () => {
            const read = await google.read(at(`${column}:${column}`), { majorDimension: 'COLUMNS' }, values, step);
            const cells = read.values?.[0] ?? [];
            return byAddress(
              rows,
              cells.map((email, index) => ({ as: String(index + 1), email })),
            );
          },
          update: async (known) => {
            const data = known.flatMap((row) =>
              Object.entries(row.values).map(([name, value]) => ({
                range: `'${title.replaceAll("'", "''")}'!${lettersOf(all.indexOf(name))}${row.as}`,
                values: [[value]],
              })),
            );
            await write('POST', `${base}/${id}/values:batchUpdate`, {}, { ...raw, data });
            return known.map(({ as }) => ({ as }));
          },
          create: async (fresh) => {
            await write(
              'POST',
              `${at('A1')}:append`,
              { ...raw, insertDataOption: 'INSERT_ROWS' },
              {
                values: fresh.map((row) => all.map((name) => row.values[name] ?? null)),
              },
            );
            return fresh.map(() => ({ as: '' }));
          },
          several: { kind: 'severalThere', args: { service } },
          unknown: { kind: 'notTaken', args: { service } },
        });
        // The number of a row is no id: rows are sorted and deleted.
        return send(rows.map((row) => ({ ...row, knownAs: undefined })));
      },
    };
  };
  return { places: [], addressed: true, open: (target = '') => open(target) };
};
