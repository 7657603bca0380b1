import { isAddress, isFields, textOf } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { knownCustomers } from '../../world/people.ts';
import { kinds, propertyOf, type Kind } from './properties.ts';

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** An error as HubSpot words it. */
export const errorResponse = (status: number, message: string, { headers, ...more }: More): Response =>
  Response.json(
    { status: 'error', message, correlationId: '00000000-0000-4000-8000-000000000000', ...more },
    { status, ...(headers && { headers }) },
  );

export const invalid = (message: string): never =>
  refuse(errorResponse(400, message, { category: 'VALIDATION_ERROR' }));

export const notFound = (): Response => errorResponse(404, 'resource not found', { category: 'OBJECT_NOT_FOUND' });

/** A contact or a company; its values are texts, as HubSpot sends them. */
export interface CrmRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Why a value is refused; undefined if it isn't. */
function faultOf(kind: Kind, name: string, value: unknown) {
  const property = propertyOf(kind, name);
  const fault = (error: string, message: string) => ({ isValid: false, message, error, name });
  if (!property) return fault('PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`);
  if (property.readOnly) return fault('READ_ONLY_VALUE', `"${name}" is a read only property; its value cannot be set.`);
  if (value === '' || value === null) return undefined;
  if (property.type !== 'string' && /^\s|\s$/.test(textOf(value)))
    return fault('LEADING_TRAILING_WHITESPACE', `"${textOf(value)}" includes leading or trailing whitespace.`);
  if (name === 'email' && !isAddress(value)) return fault('INVALID_EMAIL', `Email address ${textOf(value)} is invalid`);
  if (property.type === 'number' && !Number.isFinite(Number(value)))
    return fault('INVALID_LONG', `${textOf(value)} was not a valid long.`);
  if (property.values && !property.values.includes(textOf(value)))
    return fault(
      'INVALID_OPTION',
      `${textOf(value)} was not one of the allowed options: [${property.values.join(', ')}]`,
    );
  return undefined;
}

/** The values of a request as texts; an empty one clears its property. */
function valuesIn(kind: Kind, given: unknown): Readonly<Record<string, string>> {
  if (!isFields(given)) return invalid('Invalid input JSON: properties is missing.');
  const entries = Object.entries(given);
  const faults = entries.flatMap(([name, value]) => faultOf(kind, name, value) ?? []);
  if (faults.length > 0) invalid(`Property values were not valid: ${JSON.stringify(faults)}`);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'email' ? textOf(value).toLowerCase() : textOf(value)]),
  );
}

const customers = knownCustomers(0);
const initialValues: Readonly<Record<Kind, readonly CrmRecord['values'][]>> = {
  companies: [...new Set(customers.map(({ company }) => company))].map(({ name, domain, website, phone, city }) => ({
    name,
    domain,
    website,
    phone,
    city: city.name,
  })),
  contacts: customers.map(({ email, firstName, lastName, title, company, phone }) => ({
    email,
    firstname: firstName,
    lastname: lastName,
    jobtitle: title,
    company: company.name,
    phone,
    lifecyclestage: 'lead',
  })),
};

/** The contacts and companies of one account. */
export function createRecords(world: World) {
  const stored: Record<Kind, Map<string, CrmRecord>> = { contacts: new Map(), companies: new Map() };
  let last = 100;
  const find = (kind: Kind, id: string, by = 'hs_object_id'): CrmRecord | undefined => {
    const wanted = by === 'email' ? id.toLowerCase() : id;
    return by === 'hs_object_id'
      ? stored[kind].get(wanted)
      : [...stored[kind].values()].find(({ values }) => values[by] === wanted);
  };
  const check = (kind: Kind, given: unknown, old?: CrmRecord): CrmRecord['values'] => {
    const values = valuesIn(kind, given);
    const same = values['email'] ? find(kind, values['email'], 'email') : undefined;
    if (same && same.id !== old?.id)
      refuse(
        errorResponse(409, `${kinds[kind].singular} already exists. Existing ID: ${same.id}`, { category: 'CONFLICT' }),
      );
    return values;
  };
  const put = (kind: Kind, values: CrmRecord['values'], old?: CrmRecord): CrmRecord => {
    const now = world.clock().toISOString();
    const record = {
      id: old?.id ?? String((last += 1)),
      createdAt: old?.createdAt ?? now,
      updatedAt: now,
      values: Object.fromEntries(Object.entries({ ...old?.values, ...values }).filter(([, value]) => value !== '')),
    };
    stored[kind].set(record.id, record);
    return record;
  };
  for (const kind of ['companies', 'contacts'] as const) for (const values of initialValues[kind]) put(kind, values);
  return {
    all: (kind: Kind): readonly CrmRecord[] => [...stored[kind].values()],
    find,
    /** The record, or an answer that there is none. */
    get: (kind: Kind, id: string, by?: string): CrmRecord => {
      if (by !== undefined && propertyOf(kind, by)?.unique !== true)
        invalid(`Property "${by}" is not a unique property of ${kind}.`);
      return find(kind, id, by) ?? refuse(notFound());
    },
    /** Refuses values that can't be written. */
    check,
    /** Archives a record, if there is one: it is found nowhere any more. */
    archive: (kind: Kind, id: string): void => {
      stored[kind].delete(id);
    },
    create: (kind: Kind, given: unknown) => put(kind, check(kind, given)),
    update: (kind: Kind, old: CrmRecord, given: unknown) => put(kind, check(kind, given, old), old),
  };
}
export type Records = ReturnType<typeof createRecords>;

/** All that can be asked of a record by name. */
export const valuesByName = (kind: Kind, { id, createdAt, updatedAt, values }: CrmRecord): CrmRecord['values'] => ({
  ...values,
  createdate: createdAt,
  [kinds[kind].modified]: updatedAt,
  hs_object_id: id,
});

/** A record as an answer shows it: these properties and those that are always there, or all for a writer. */
export function describeRecord(kind: Kind, record: CrmRecord, asked: readonly string[] | 'all' = []) {
  const all: Readonly<Record<string, string | undefined>> = valuesByName(kind, record);
  const names = asked === 'all' ? Object.keys(all) : [...new Set([...kinds[kind].shown, ...asked])];
  const known = names.filter((name) => propertyOf(kind, name));
  const { id, createdAt, updatedAt } = record;
  return {
    id,
    properties: Object.fromEntries(known.toSorted().map((name) => [name, all[name] ?? null])),
    createdAt,
    updatedAt,
    archived: false,
  };
}
