import { readFieldsList, isFields, textOf, type Fields } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';
import type { Table, Field } from './bases.ts';

/** An error as Airtable words it. */
export const errorResponse = (status: number, type: string, message: string): Response =>
  Response.json({ error: { type, message } }, { status });

/** A limit that is exceeded has an error of another form. */
export const limitResponse = (
  error: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ errors: [{ error, message }] }, { status: 429, headers });

const invalid = (type: string, message: string): never => refuse(errorResponse(422, type, message));

export const forbidden = (): Response =>
  errorResponse(
    403,
    'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
    'Invalid permissions, or the requested model was not found. Check that both your user and your token have the required permissions, and that the model names and/or ids are correct.',
  );

export const notFound = (): Response => Response.json({ error: 'NOT_FOUND' }, { status: 404 });

type Value = string | number | null;

/** A field by its name or id. */
const fieldOf = (table: Table, name: string): Field =>
  table.fields.find((field) => field.name === name || field.id === name) ??
  invalid('UNKNOWN_FIELD_NAME', `Unknown field name: "${name}"`);

function valueOf(field: Field, given: unknown, typecast: boolean): Value {
  const refused = () => invalid('INVALID_VALUE_FOR_COLUMN', `Field "${field.name}" cannot accept the provided value`);
  if (given === null || given === '') return null;
  if (field.type === 'number') {
    const number = typecast && typeof given === 'string' ? Number(given) : given;
    return typeof number === 'number' && Number.isFinite(number) ? number : refused();
  }
  if (typeof given !== 'string' && !(typecast && typeof given === 'number')) return refused();
  const text = textOf(given);
  if (field.type === 'singleSelect' && !field.choices.includes(text)) {
    if (!typecast)
      invalid('INVALID_MULTIPLE_CHOICE_OPTIONS', `Insufficient permissions to create new select option ""${text}""`);
    field.choices.push(text);
  }
  return text;
}

/** The values of a record in a request, by the names of the fields. */
function valuesIn(table: Table, given: unknown, typecast: boolean): ReadonlyMap<string, Value> {
  if (!isFields(given))
    return invalid('INVALID_REQUEST_MISSING_FIELDS', 'Could not find field "fields" in the request body');
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const field = fieldOf(table, name);
      return [field.name, valueOf(field, value, typecast)];
    }),
  );
}

type Test = (values: ReadonlyMap<string, Value>) => boolean;

const malformed = (): never =>
  invalid(
    'INVALID_FILTER_BY_FORMULA',
    'The formula for filtering records is invalid: Invalid formula. Please check your formula text.',
  );

/** The parts of a list between brackets, at its commas that are in no brackets or quotes. */
function partsOf(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|./gs)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

const column = String.raw`(?:LOWER\(\{([^}]+)\}\)|\{([^}]+)\})`;
const constant = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?[\d.]+)|BLANK\(\))`;
const equality = new RegExp(String.raw`^${column}\s*(!?=)\s*${constant}$`, 'is');

/** Understands `{Field} = 'text'`, `!=`, `LOWER({Field})`, and such in `AND(…)` and `OR(…)`. */
function parseFormula(table: Table, formula: string): Test {
  const text = formula.trim();
  const [, joint = '', list = ''] = /^(AND|OR)\((.*)\)$/is.exec(text) ?? [];
  if (joint !== '') {
    const tests = partsOf(list).map((part) => parseFormula(table, part));
    return joint.toUpperCase() === 'AND'
      ? (values) => tests.every((test) => test(values))
      : (values) => tests.some((test) => test(values));
  }
  const [, lower, plain, sign, single, double, number] = equality.exec(text) ?? malformed();
  const field = fieldOf(table, lower ?? plain ?? '');
  const wanted = number ?? (single ?? double ?? '').replaceAll(/\\(.)/g, '$1');
  return (values) => {
    const value = String(values.get(field.name) ?? '');
    return ((lower === undefined ? value : value.toLowerCase()) === wanted) === (sign === '=');
  };
}

interface Row {
  readonly id: string;
  readonly createdTime: string;
  readonly values: ReadonlyMap<string, Value>;
}

const most = { written: 10, page: 100, merged: 3 };

/** A record as an answer shows it: without what is empty. */
const describeRecord = ({ id, createdTime, values }: Row, names?: readonly string[]) => ({
  id,
  createdTime,
  fields: Object.fromEntries(
    [...values].filter(([name, value]) => value !== null && (names === undefined || names.includes(name))),
  ),
});

function batchIn({ records }: Fields): readonly Fields[] {
  const list = readFieldsList(records);
  if (!list) return invalid('INVALID_REQUEST_MISSING_FIELDS', 'Could not find field "records" in the request body');
  return list.length > 0 && list.length <= most.written
    ? list
    : invalid(
        'INVALID_RECORDS',
        'You must provide an array of up to 10 record objects, each with a "fields" ID or name key for cell values.',
      );
}

/** The fields by which an upsert finds records. */
function mergedOn(table: Table, upsert: unknown): readonly string[] {
  const names = isFields(upsert) ? upsert['fieldsToMergeOn'] : undefined;
  if (!Array.isArray(names) || names.length < 1 || names.length > most.merged)
    return invalid('INVALID_REQUEST_UNKNOWN', 'performUpsert.fieldsToMergeOn must have one to three fields');
  return names.map((name) => fieldOf(table, textOf(name)).name);
}

/** The records of one table. */
export function createRecords(world: World, table: Table) {
  const rows = new Map<string, Row>();
  let made = 0;
  const write = (values: Row['values'], old?: Row): Row => {
    const row = {
      id: old?.id ?? `rec${hexId(`airtable ${table.name} ${made}`, 14)}`,
      createdTime: old?.createdTime ?? world.clock().toISOString(),
      values: new Map([...(old?.values ?? []), ...values]),
    };
    if (!old) made += 1;
    rows.set(row.id, row);
    return row;
  };
  const rowOf = (id: unknown): Row =>
    rows.get(textOf(id)) ?? invalid('ROW_DOES_NOT_EXIST', `Record ID ${textOf(id)} does not exist in this table`);
  const matching = (names: readonly string[], values: Row['values']): Row | undefined => {
    const found = [...rows.values()].filter((row) =>
      names.every((name) => (row.values.get(name) ?? null) === (values.get(name) ?? null)),
    );
    if (found.length > 1)
      invalid('INVALID_REQUEST_UNKNOWN', 'Several records match the fields to merge on, so none was updated');
    return found[0];
  };
  return {
    add: (values: Readonly<Record<string, Value>>): void => {
      write(new Map(Object.entries(values)));
    },
    list: (query: URLSearchParams): Response => {
      for (const name of ['sort[0][field]', 'view', 'cellFormat'])
        if (query.has(name)) invalid('INVALID_REQUEST_UNKNOWN', `The sandbox does not play ${name}`);
      const size = Number(query.get('pageSize') ?? most.page);
      if (!Number.isInteger(size) || size < 1 || size > most.page)
        invalid('INVALID_REQUEST_UNKNOWN', 'Invalid request: parameter validation failed. Check your request data.');
      const formula = query.get('filterByFormula') ?? '';
      const passes = formula === '' ? () => true : parseFormula(table, formula);
      const names = query.getAll('fields[]').map((name) => fieldOf(table, name).name);
      const found = [...rows.values()]
        .filter(({ values }) => passes(values))
        .slice(0, Number(query.get('maxRecords') ?? Number.POSITIVE_INFINITY));
      const offset = query.get('offset') ?? '';
      const start = offset === '' ? 0 : found.findIndex(({ id }) => offset === `itr${table.id.slice(3)}/${id}`);
      if (start < 0) invalid('LIST_RECORDS_ITERATOR_NOT_AVAILABLE', 'The iterator is not available any more');
      const next = found[start + size];
      return Response.json({
        records: found
          .slice(start, start + size)
          .map((row) => describeRecord(row, names.length > 0 ? names : undefined)),
        ...(next && { offset: `itr${table.id.slice(3)}/${next.id}` }),
      });
    },
    read: (id: string): Response => Response.json(describeRecord(rows.get(id) ?? refuse(notFound()))),
    create: (body: Fields): Response => {
      const typecast = body['typecast'] === true;
      if (body['records'] === undefined)
        return Response.json(describeRecord(write(valuesIn(table, body['fields'], typecast))));
      const batch = batchIn(body).map(({ fields }) => valuesIn(table, fields, typecast));
      return Response.json({ records: batch.map((values) => describeRecord(write(values))) });
    },
    remove: (id: string): Response => (rows.delete(id) ? Response.json({ id, deleted: true }) : refuse(notFound())),
    updateOne: (id: string, body: Fields): Response => {
      const row = rows.get(id) ?? refuse(notFound());
      return Response.json(describeRecord(write(valuesIn(table, body['fields'], body['typecast'] === true), row)));
    },
    /** Updates up to ten; with `performUpsert` those without an id are found by fields, or created. */
    update: (body: Fields): Response => {
      const names = body['performUpsert'] === undefined ? undefined : mergedOn(table, body['performUpsert']);
      const plan = batchIn(body).map(({ id, fields }) => {
        const values = valuesIn(table, fields, body['typecast'] === true);
        return { values, old: id === undefined && names ? matching(names, values) : rowOf(id) };
      });
      const done = plan.map(({ values, old }) => ({ row: write(values, old), isNew: old === undefined }));
      const idsOf = (isNew: boolean) => done.filter((one) => one.isNew === isNew).map(({ row }) => row.id);
      return Response.json({
        ...(names && { createdRecords: idsOf(true), updatedRecords: idsOf(false) }),
        records: done.map(({ row }) => describeRecord(row)),
      });
    },
  };
}
