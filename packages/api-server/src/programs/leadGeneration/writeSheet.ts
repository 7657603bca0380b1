import { serviceName } from '@switchboard/api-contract/catalogue';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { type Remedy, RunFailure } from '../../outside/RunFailure.ts';
import { searchKeyOf } from './searchProgress.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import { refusalOfRows } from '../../sending/askDestination.ts';
import { findRecords } from '../../records/records.ts';
import type { RecordOf } from '../../records/collections.ts';
import { signInToGoogle, type GoogleReader } from '../../outside/google/google.ts';
import type { Run } from '../../runs/Run.ts';
import { releaseFromSheet, claimForSheet } from './foundPeople.ts';
import { leadId } from './writeLeads.ts';
import {
  firstGrid,
  judgeProtected,
  readColumn,
  readHeaders,
  sheetSetting,
  sheetsName,
  lettersOf,
  spreadsheetIn,
} from '../../outside/google/sheets.ts';

type Lead = RecordOf<'leads'>;

/** The column that tells which leads a spreadsheet has. */
const idColumn = 'Lead id';

/** The columns of a new spreadsheet, by their headers. An existing one gets those that it has a header for. */
const sheetColumns: readonly { readonly header: string; readonly of: (lead: Lead) => unknown }[] = [
  { header: 'Name', of: ({ name }) => name },
  { header: 'Company', of: ({ company }) => company },
  { header: 'Email', of: ({ email }) => email },
  { header: 'Phone', of: ({ phone }) => phone },
  { header: 'Title', of: ({ title }) => title },
  { header: 'LinkedIn', of: ({ linkedinUrl }) => linkedinUrl },
  { header: 'Location', of: ({ location }) => location },
  { header: 'Industry', of: ({ industry }) => industry },
  { header: 'Company size', of: ({ companySize }) => companySize },
  { header: 'Score', of: ({ score }) => score },
  { header: 'Status', of: ({ status }) => status },
  { header: 'Source', of: ({ source }) => source },
  { header: 'Created', of: ({ createdAt }) => createdAt },
  { header: idColumn, of: ({ id }) => id },
];

const byHeader = new Map(sheetColumns.map(({ header, of }) => [header.toLowerCase(), of]));

/** A lead as a row under these headers; cells under others stay empty. */
const sheetRowOf = (lead: Lead, headers: readonly string[]): unknown[] =>
  headers.map((header) => byHeader.get(header.trim().toLowerCase())?.(lead) ?? '');

const mostRows = 1_000;

/** What became of the leads that wait for the spreadsheet. */
export interface SheetOutcome {
  /** How many rows were written; undefined if they could not be. */
  readonly rows: number | undefined;
  readonly result: Fact;
  readonly next?: Remedy;
}

/**
 * Appends the leads that were added, by this run or by an earlier one that could not, to the first sheet of the
 * spreadsheet at `address`. A failure is told and leaves them waiting. undefined if no spreadsheet is configured or
 * none waits.
 */
export async function writeSheet(context: Context, run: Run, address: string): Promise<SheetOutcome | undefined> {
  if (address === '') return undefined;
  const owner = { ...searchKeyOf(run), runId: run.id };
  const people = await claimForSheet(context.db, owner, mostRows);
  if (people.length === 0) return undefined;
  run.log.progress({ text: { kind: 'writingRows', args: { rows: people.length } } });
  try {
    const google = await openSheets(context, run);
    const rows = await append(google, spreadsheetIn(address), await leadsOf(context, run, people));
    const result: Fact = { kind: 'rowsInSheet', args: { rows } };
    await run.log.keep({ kind: 'write', text: { kind: 'rowsAppended', args: { rows } } }, (db) =>
      releaseFromSheet(db, owner, people),
    );
    return { rows, result };
  } catch (error) {
    if (!(error instanceof RunFailure) || run.signal.aborted) throw error;
    const { reason, next } = error;
    run.log.add({ kind: 'decision', text: { kind: 'sheetNotWritten', args: { reason } }, failed: true });
    return { rows: undefined, result: { kind: 'notInSheet', args: { reason } }, next };
  }
}

async function openSheets(context: Context, run: Run): Promise<GoogleReader> {
  const account = await googleAccountOf(context, run.tenantId);
  if (!account)
    throw new RunFailure(
      { kind: 'connectAccount', args: { services: [serviceName('gmail'), serviceName('google-calendar')] } },
      { next: { kind: 'connection', id: 'gmail' } },
    );
  const { tenantId, origin } = run;
  if (origin.sandbox && context.sandboxes.keyOf({ tenantId, ...account }) === undefined)
    throw new RunFailure({ kind: 'sandboxNotSent', args: { service: sheetsName } });
  return signInToGoogle(
    context,
    run,
    account,
    { kind: 'sheetNotWritable', args: {} },
    new RunFailure({ kind: 'sheetNotFound', args: {} }, { next: sheetSetting }),
  );
}

async function leadsOf(
  { db }: Context,
  { tenantId, agent }: Run,
  people: readonly string[],
): Promise<RecordOf<'leads'>[]> {
  const ids = people.map((id) => leadId(agent.id, id));
  return findRecords(db, { tenantId, agentId: agent.id, collection: 'leads' }, { ids });
}

const written = v.object({ spreadsheetId: v.string() });
const step: Fact = { kind: 'serviceAsked', args: { service: sheetsName } };
const raw = { valueInputOption: 'RAW' };

/**
 * Appends leads below the headers of the first grid, each under the header of its name, and returns how many. A sheet
 * without headers gets them; one without a column of lead ids gets that, since a lead whose id is there is not written
 * again. https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append
 */
async function append(google: GoogleReader, id: string, leads: readonly RecordOf<'leads'>[]): Promise<number> {
  const grid = await firstGrid(google, id);
  const headers = await readHeaders(google, grid);
  const given = headers.length === 0 ? sheetColumns.map(({ header }) => header) : headers;
  const column = given.findIndex((header) => isHeader(header, idColumn));
  const all = column < 0 ? [...given, idColumn] : given;
  const idLetters = lettersOf(all.findIndex((header) => isHeader(header, idColumn)));
  const write = (method: 'PUT' | 'POST', range: string, rows: readonly (readonly unknown[])[], how: object = {}) =>
    google.write(
      {
        method,
        url: `${grid.at(range)}${method === 'POST' ? ':append' : ''}`,
        query: { ...raw, ...how },
        body: { values: rows },
        judge: (refusal) => judgeProtected(grid)(refusal) ?? refusalOfRows(refusal),
      },
      written,
      step,
    );
  if (headers.length === 0) await write('PUT', 'A1', [all]);
  else if (column < 0) await write('PUT', `${idLetters}1`, [[idColumn]]);
  const known = new Set((await readColumn(google, grid, idLetters)).map(({ value }) => value));
  const rows = leads.filter((lead) => !known.has(lead.id)).map((lead) => sheetRowOf(lead, all));
  if (rows.length > 0) await write('POST', 'A1', rows, { insertDataOption: 'INSERT_ROWS' });
  return rows.length;
}

const isHeader = (header: string, wanted: string): boolean => header.trim().toLowerCase() === wanted.toLowerCase();
