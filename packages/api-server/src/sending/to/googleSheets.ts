import { sentFields } from '@switchboard/api-contract/records/send';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { signInToGoogle, type GoogleReader } from '../../outside/google/google.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import {
  firstGrid,
  judgeProtected,
  readColumn,
  readHeaders,
  sheetsBase,
  sheetsName,
  cellsIn,
  lettersOf,
  spreadsheetIn,
} from '../../outside/google/sheets.ts';
import type { OutgoingAnswer } from '../../outside/providers/client.ts';
import { refusalOfRows, waitWhileBusy } from '../askDestination.ts';
import { findByAddress, findThenWrite } from '../findThenWrite.ts';
import type { DestinationOpener, Row, DestinationField } from '../Destination.ts';

const mostAtOnce = 200;
const raw = { valueInputOption: 'RAW' };
const step: Fact = { kind: 'serviceAsked', args: { service: sheetsName } };

const made = v.object({ spreadsheetId: v.string(), spreadsheetUrl: v.string() });
const written = v.object({ spreadsheetId: v.string() });

/**
 * The first grid of a spreadsheet, by its headers: a row is found by the address in it. Without one, a spreadsheet is
 * made. Reached with the rights of a Google account.
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets/create
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/batchUpdate
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append
 */
export const googleSheets: DestinationOpener = async (
  context,
  caller,
  { serviceId, credentials, collection, agentName },
) => {
  const account = await signInToGoogle(
    context,
    caller,
    { serviceId, credentials },
    { kind: 'sheetNotWritable', args: {} },
    new RunFailure({ kind: 'sheetNotFound', args: {} }),
  );
  const google: GoogleReader = {
    ...account,
    read: (url, query, answer, how) => waitWhileBusy(context, caller, () => account.read(url, query, answer, how)),
    write: (what, answer, how) => waitWhileBusy(context, caller, () => account.write(what, answer, how)),
  };
  const labels = sentFields[collection].map(({ label }) => label);

  const open = async (target: string) => {
    let address = target;
    let sheet = target === '' ? undefined : await readSheet(spreadsheetIn(target));
    async function readSheet(id: string) {
      const grid = await firstGrid(google, id);
      return { id, grid, headers: columnsOf(await readHeaders(google, grid)) };
    }
    const judge = (refusal: Pick<OutgoingAnswer, 'status' | 'body'>): RunFailure | undefined =>
      (sheet && judgeProtected(sheet.grid)(refusal)) ?? refusalOfRows(refusal);
    const write = (method: 'POST' | 'PUT', url: string, query: Readonly<Record<string, string>>, body: object) =>
      google.write({ method, url, query, body, judge }, written, step);

    /** The sheet, with a header for each of these fields. */
    const withHeaders = async (fields: readonly string[]) => {
      if (!sheet) {
        const body = { properties: { title: `${agentName} · Switchboard` } };
        const one = await google.write({ method: 'POST', url: sheetsBase, query: {}, body }, made, step);
        address = one.spreadsheetUrl;
        sheet = await readSheet(one.spreadsheetId);
      }
      const missing = fields.filter((field) => !sheet?.headers.includes(field));
      const headers = [...sheet.headers, ...missing];
      if (missing.length > 0) {
        await write('PUT', sheet.grid.at(`${lettersOf(sheet.headers.length)}1`), raw, { values: [missing] });
        sheet = { ...sheet, headers };
      }
      return sheet;
    };
    const headers = sheet?.headers ?? [];
    const named = headers.filter((header) => header !== '');
    const isBlank = named.length === 0;
    const fields: readonly DestinationField[] = [
      ...named.map((name) => ({ name, label: name.trim(), takes: 'text' as const })),
      ...labels
        .filter((one) => !named.includes(one))
        .map((name) => ({ name, label: name, takes: 'text' as const, ...(!isBlank && { isNew: true }) })),
    ];
    return {
      target: () => address,
      fields,
      keys: fields.map(({ name }) => name),
      mostAtOnce,
      send: async (rows: readonly Row[], key: string) => {
        const {
          id,
          grid,
          headers: all,
        } = await withHeaders([...new Set(rows.flatMap((row) => Object.keys(row.values)))]);
        const column = lettersOf(all.indexOf(key));
        const send = findThenWrite({
          find: findByAddress(async () => {
            const cells = all.includes(key) ? await readColumn(google, grid, column) : [];
            return { found: cells.map(({ row, value }) => ({ as: String(row), email: value })), isWhole: true };
          }),
          update: async (known) => {
            const data = known.flatMap((row) =>
              Object.entries(row.values).map(([name, value]) => ({
                range: cellsIn(grid.title, `${lettersOf(all.indexOf(name))}${row.as}`),
                values: [[value]],
              })),
            );
            await write('POST', `${sheetsBase}/${id}/values:batchUpdate`, {}, { ...raw, data });
            return known.map(({ as }) => ({ as }));
          },
          create: async (fresh) => {
            await write(
              'POST',
              `${grid.at('A1')}:append`,
              { ...raw, insertDataOption: 'INSERT_ROWS' },
              {
                values: fresh.map((row) => all.map((name) => row.values[name] ?? null)),
              },
            );
            return fresh.map(() => ({ as: '' }));
          },
          service: sheetsName,
        });
        // The number of a row is no id: rows are sorted and deleted.
        return send(rows.map((row) => ({ ...row, knownAs: undefined })));
      },
    };
  };
  return { places: [], addressed: true, open: (target = '') => open(target) };
};

/** The headers as names of columns: where several are the same, with the letters by which a member tells them apart. */
const columnsOf = (headers: readonly string[]): readonly string[] =>
  headers.map((header, column) => {
    if (header.trim() === '') return '';
    const isAlone = headers.filter((one) => one.trim() === header.trim()).length === 1;
    return isAlone ? header : `${header.trim()} (${lettersOf(column)})`;
  });
