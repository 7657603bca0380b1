import { Hono } from 'hono';
import { isFields, textOf, type Fields } from '../../requests.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { accountZone } from '../../world/account.ts';
import { googleAccess, requireScope, scopes } from '../google/tokens.ts';
import { fail, quotaExceeded, unknownPath } from '../google/errors.ts';
import { readShape } from '../google/fields.ts';
import { answerFields, bodyOf } from '../google/parameters.ts';
import { createSpreadsheets, sizeOf, type Spreadsheet } from './spreadsheets.ts';
import { appendValues, getValues, updateMany, updateValues } from './values.ts';

const reference = 'https://developers.google.com/sheets/api/reference/rest/v4';

const valueRange = 'range,majorDimension,values';
const update = `spreadsheetId,updatedRange,updatedRows,updatedColumns,updatedCells,updatedData(${valueRange})`;
const shapes = {
  spreadsheet: readShape(
    'spreadsheetId,spreadsheetUrl,properties(title,locale,autoRecalc,timeZone),sheets(properties(sheetId,title,index,sheetType,hidden,gridProperties(rowCount,columnCount)))',
  ),
  values: readShape(valueRange),
  update: readShape(update),
  updates: readShape(
    `spreadsheetId,totalUpdatedRows,totalUpdatedColumns,totalUpdatedCells,totalUpdatedSheets,responses(${update})`,
  ),
  append: readShape(`spreadsheetId,tableRange,updates(${update})`),
};

const resourceOf = ({ id, title, sheets }: Spreadsheet) => ({
  spreadsheetId: id,
  properties: { title, locale: 'en_GB', autoRecalc: 'ON_CHANGE', timeZone: accountZone },
  sheets: sheets.map((sheet, index) => ({
    properties: { sheetId: sheet.id, title: sheet.title, index, sheetType: 'GRID', gridProperties: sizeOf(sheet) },
  })),
  spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${id}/edit`,
});

/** The title that a new spreadsheet is asked to have. */
const titleIn = ({ properties }: Fields): string =>
  isFields(properties) ? textOf(properties['title'], untitled) : untitled;
const untitled = 'Untitled spreadsheet';

/** Google Sheets. */
export const googleSheets = defineService({
  id: 'google-sheets',
  hosts: ['sheets.googleapis.com'],
  docs: [
    `${reference}/spreadsheets/get`,
    `${reference}/spreadsheets/create`,
    `${reference}/spreadsheets.values/batchUpdate`,
    `${reference}/spreadsheets.values/get`,
    `${reference}/spreadsheets.values/append`,
    `${reference}/spreadsheets.values/update`,
    'https://developers.google.com/sheets/api/guides/concepts#cell',
    'https://developers.google.com/sheets/api/limits',
  ],
  access: googleAccess({
    'rate-limited': (request) => quotaExceeded('minute', request),
    'no-credit': (request) => quotaExceeded('day', request),
  }),
  routes: (world) => {
    const spreadsheets = createSpreadsheets();
    const find = (wanted: string): Spreadsheet =>
      spreadsheets.find(wanted) ?? fail({ code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' });
    const reads = requireScope(world, scopes.spreadsheets, scopes.spreadsheetsReadonly, scopes.drive);
    const writes = requireScope(world, scopes.spreadsheets, scopes.drive);
    return new Hono<RouteEnv>()
      .post('/v4/spreadsheets', writes, async (c) =>
        answerFields(c, resourceOf(spreadsheets.add(titleIn(await bodyOf(c)))), shapes.spreadsheet),
      )
      .post('/v4/spreadsheets/:id/:call{values:batchUpdate}', writes, async (c) =>
        answerFields(c, await updateMany(c, find(c.req.param('id'))), shapes.updates),
      )
      .get('/v4/spreadsheets/:id', reads, (c) =>
        answerFields(c, resourceOf(find(c.req.param('id'))), shapes.spreadsheet),
      )
      .get('/v4/spreadsheets/:id/values/:range', reads, (c) =>
        answerFields(c, getValues(c, find(c.req.param('id')), c.req.param('range')), shapes.values),
      )
      .put('/v4/spreadsheets/:id/values/:range', writes, async (c) =>
        answerFields(c, await updateValues(c, find(c.req.param('id')), c.req.param('range')), shapes.update),
      )
      .post('/v4/spreadsheets/:id/values/:call', writes, async (c) => {
        // The colon of the verb stands after a range that may have one of its own.
        const [, range] = /^(.+):append$/.exec(c.req.param('call')) ?? [];
        if (range === undefined) return unknownPath();
        return answerFields(c, await appendValues(c, find(c.req.param('id')), range), shapes.append);
      })
      .notFound(unknownPath);
  },
});
