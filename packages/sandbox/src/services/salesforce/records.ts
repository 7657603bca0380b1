import { HTTPException } from 'hono/http-exception';
import { isAddress, textOf, type Fields, readFieldsList, isFields } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { knownCustomers } from '../../world/people.ts';
import { fieldOf, types, type Field, type Type, isType } from './types.ts';

const most = 200;

/** What became of one record of a collection. */
interface SaveResult {
  readonly id?: string;
  readonly success: boolean;
  readonly errors: readonly object[];
}

/** Creates or updates up to 200 records, each by itself. */
export async function saveRecords(
  records: Records,
  { records: given, allOrNone = false }: Fields,
  how: 'create' | 'update',
): Promise<readonly SaveResult[]> {
  const list = readFieldsList(given);
  if (!list) return invalid('JSON_PARSER_ERROR', 'records must be a list of objects');
  if (list.length > most) invalid('EXCEEDED_MAX_SIZE_REQUEST', `The list can contain up to ${most} objects`);
  if (allOrNone !== false) invalid('INVALID_INPUT', 'The sandbox does not play allOrNone');
  const saved: SaveResult[] = [];
  for (const one of list)
    try {
      saved.push({ id: save(records, one, how), success: true, errors: [] });
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const [{ message, errorCode, fields = [] } = {}] = (await error.getResponse().json()) as readonly Fields[];
      saved.push({ success: false, errors: [{ statusCode: errorCode, message, fields }] });
    }
  return saved;
}

function save(records: Records, { attributes, id, ...fields }: Fields, how: 'create' | 'update'): string {
  const type = isFields(attributes) ? String(attributes['type']) : '';
  if (!isType(type)) return invalid('INVALID_TYPE', `sObject type '${type}' is not supported.`);
  return how === 'create' ? records.create(type, fields).Id : records.updateById(type, id, fields);
}

/** An error as the REST API words it: a list of one. */
export const errorResponse = (
  status: number,
  errorCode: string,
  message: string,
  {
    headers,
    ...more
  }: { readonly headers?: Readonly<Record<string, string>>; readonly fields?: readonly string[] } = {},
): Response => Response.json([{ message, errorCode, ...more }], { status, ...(headers && { headers }) });

export const invalid = (errorCode: string, message: string, fields?: readonly string[]): never =>
  refuse(errorResponse(400, errorCode, message, fields && { fields }));

export const notFound = (): Response => errorResponse(404, 'NOT_FOUND', 'The requested resource does not exist');

export type Value = string | number | boolean | null;
/** A record by the names of its fields; a field without a value is null. */
export type SalesforceRecord = Readonly<Record<string, Value>> & { readonly Id: string };

/** A time as Salesforce writes it. */
const formatTime = (time: Date): string => time.toISOString().replace('Z', '+0000');

function valueOf({ name, label, type, length, values, restricted }: Field, given: unknown): Value {
  if (given === null || given === '') return null;
  if (type === 'int') {
    const number = typeof given === 'string' ? Number(given) : given;
    return Number.isInteger(number)
      ? Number(number)
      : invalid('JSON_PARSER_ERROR', `Cannot deserialize instance of int from VALUE_STRING value ${textOf(given)}`);
  }
  if (typeof given === 'object')
    invalid('JSON_PARSER_ERROR', `Cannot deserialize instance of ${type} from START_OBJECT value {`);
  const text = textOf(given);
  if (type === 'email' && !isAddress(given))
    invalid('INVALID_EMAIL_ADDRESS', `${label}: invalid email address: ${text}`, [name]);
  if (text.length > length)
    invalid('STRING_TOO_LONG', `${label}: data value too large: ${text} (max length=${length})`, [name]);
  if (restricted && !values?.includes(text))
    invalid('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `${label}: bad value for restricted picklist field: ${text}`, [
      name,
    ]);
  return text;
}

function valuesIn(type: Type, given: Fields): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name !== 'attributes')
      .map(([name, value]) => {
        const field = fieldOf(type, name);
        if (!field) return invalid('INVALID_FIELD', `No such column '${name}' on sobject of type ${type}`);
        if (field.readOnly)
          invalid(
            'INVALID_FIELD_FOR_INSERT_UPDATE',
            `Unable to create/update fields: ${field.name}. Please check the security settings of this field and verify that it is read/write for your profile or permission set.`,
            [field.name],
          );
        return [field.name, valueOf(field, value)];
      }),
  );
}

/** The leads and contacts of one organisation. */
export function createRecords(world: World) {
  const stored: Record<Type, SalesforceRecord[]> = { Lead: [], Contact: [] };
  const deleted = new Set<string>();
  let last = 0;
  const create = (type: Type, given: Fields): SalesforceRecord => {
    const values = valuesIn(type, given);
    const missing = types[type].fields
      .filter((field: Field) => field.required && (values[field.name] ?? null) === null)
      .map(({ name }) => name);
    if (missing.length > 0)
      invalid('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, missing);
    last += 1;
    const Id = `${types[type].prefix}5e00000${String(last).padStart(5, '0')}AAA`;
    const now = formatTime(world.clock());
    const all = Object.fromEntries(types[type].fields.map(({ name }): [string, Value] => [name, values[name] ?? null]));
    const record = {
      ...all,
      ...(type === 'Lead' && { Status: values['Status'] ?? 'Open - Not Contacted', IsConverted: false }),
      Name: [values['FirstName'], values['LastName']].filter(Boolean).join(' '),
      CreatedDate: now,
      LastModifiedDate: now,
      Id,
    };
    stored[type].push(record);
    return record;
  };
  const update = (type: Type, old: SalesforceRecord, given: Fields): void => {
    if (old['IsConverted']) invalid('CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead');
    const values = valuesIn(type, given);
    const cleared = types[type].fields.filter((field: Field) => field.required && values[field.name] === null);
    if (cleared.length > 0) {
      const names = cleared.map(({ name }) => name);
      invalid('REQUIRED_FIELD_MISSING', `Required fields are missing: [${names.join(', ')}]`, names);
    }
    const changed = { ...old, ...values };
    const Name = [changed['FirstName'], changed['LastName']].filter(Boolean).join(' ');
    stored[type] = stored[type].map((record) =>
      record.Id === old.Id ? { ...changed, Name, LastModifiedDate: formatTime(world.clock()) } : record,
    );
  };
  const seed = ({ firstName, lastName, title, email, phone }: ReturnType<typeof knownCustomers>[number]) => ({
    FirstName: firstName,
    LastName: lastName,
    Title: title,
    Email: email,
    Phone: phone,
  });
  for (const one of knownCustomers(3)) create('Contact', seed(one));
  for (const one of knownCustomers(5)) create('Lead', { ...seed(one), Company: one.company.name });
  // Somebody typed the first lead in twice.
  const [twice] = knownCustomers(5);
  if (twice) create('Lead', { ...seed(twice), Company: twice.company.name, LeadSource: 'Phone Inquiry' });
  const convert = (id: string): void => {
    stored.Lead = stored.Lead.map((lead) =>
      lead.Id === id ? { ...lead, IsConverted: true, Status: 'Closed - Converted' } : lead,
    );
  };
  // These became contacts: nobody sees the leads any more, but queries find them.
  for (const one of knownCustomers(6)) convert(create('Lead', { ...seed(one), Company: one.company.name }).Id);
  return {
    all: (type: Type): readonly SalesforceRecord[] => stored[type],
    create,
    /** Puts a record into the bin. */
    remove: (type: Type, id: string): void => {
      if (!stored[type].some((record) => record.Id === id)) refuse(notFound());
      stored[type] = stored[type].filter((record) => record.Id !== id);
      deleted.add(id);
    },
    /** Updates the record with this id, and returns its id. */
    updateById: (type: Type, id: unknown, given: Fields): string => {
      if (deleted.has(String(id))) invalid('ENTITY_IS_DELETED', 'entity is deleted');
      const old =
        stored[type].find((record) => record.Id === id) ??
        invalid('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');
      update(type, old, given);
      return old.Id;
    },
    /**
     * Updates the record whose field has this value, or creates one; if several have it, their addresses are answered
     * and none is changed.
     */
    upsert: (type: Type, fieldName: string, value: string, given: Fields, base: string): Response => {
      const field = fieldOf(type, fieldName);
      if (!field?.idLookup || field.type === 'id') return refuse(notFound());
      const found = stored[type].filter((record) => textOf(record[field.name]).toLowerCase() === value.toLowerCase());
      if (found.length > 1)
        return Response.json(
          found.map(({ Id }) => `${base}/sobjects/${type}/${Id}`),
          { status: 300 },
        );
      const [old] = found;
      if (old) update(type, old, given);
      const id = old?.Id ?? create(type, { ...given, [field.name]: value }).Id;
      return Response.json({ id, success: true, errors: [], created: !old }, { status: old ? 200 : 201 });
    },
  };
}
export type Records = ReturnType<typeof createRecords>;
