import * as v from 'valibot';
import { RunFailure } from '../../../agents/Program.ts';
import { bearer } from '../../../providers/whoAmI.ts';
import { asking } from '../askDestination.ts';
import { byAddress, byFinding } from '../byFinding.ts';
import { choiceOf } from '../choiceOf.ts';
import type { OpenDestination, Row, TheirField } from '../Destination.ts';
import { pickPlace } from '../pickPlace.ts';

const service = 'Airtable';
const api = 'https://api.airtable.com/v0';
/** https://airtable.com/developers/web/api/update-multiple-records */
const mostAtOnce = 10;
/** More bases are not read; one can be named in the connection. */
const mostBases = 5;

const bases = v.object({ bases: v.array(v.object({ id: v.string(), name: v.string() })) });
const choices = v.object({ choices: v.optional(v.array(v.object({ name: v.string() })), []) });
const table = v.object({
  id: v.string(),
  name: v.string(),
  fields: v.array(v.object({ name: v.string(), type: v.string(), options: v.optional(v.unknown()) })),
});
const tables = v.object({ tables: v.array(table) });
/** A table, with where it is and its field for addresses. */
interface Table extends v.InferOutput<typeof table> {
  readonly path: string;
  readonly label: string;
  readonly key: string | undefined;
}
const records = v.object({
  records: v.array(v.object({ id: v.string(), fields: v.record(v.string(), v.unknown()) })),
  createdRecords: v.optional(v.array(v.string()), []),
});
const kinds: Readonly<Record<string, TheirField['takes']>> = {
  singleLineText: 'text',
  multilineText: 'text',
  richText: 'text',
  email: 'text',
  phoneNumber: 'text',
  url: 'text',
  number: 'number',
  rating: 'number',
  singleSelect: 'choice',
};

/** A text in a formula. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/**
 * A table of an Airtable base: found by address, then created or updated ten at a time.
 * https://airtable.com/developers/web/api/get-base-schema
 * https://airtable.com/developers/web/api/list-records
 * https://airtable.com/developers/web/api/create-records
 */
export const airtable: OpenDestination = async (context, caller, sending) => {
  const { apiKey, baseId } = sending.credentials;
  const asked = asking(context, caller, sending);
  const ask = <const S extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    answer: S,
    body?: object,
  ) => asked({ method, url: `${api}/${path}`, headers: bearer(apiKey), answer, ...(body && { body }) });
  const all = baseId ? [{ id: baseId, name: '' }] : (await ask('GET', 'meta/bases', bases)).bases.slice(0, mostBases);
  const found: Table[] = [];
  for (const base of all) {
    const within = await ask('GET', `meta/bases/${base.id}/tables`, tables);
    found.push(
      ...within.tables.map((one) => ({
        ...one,
        path: `${base.id}/${one.id}`,
        label: base.name === '' ? one.name : `${base.name} › ${one.name}`,
        key: one.fields.find(({ type }) => type === 'email')?.name ?? one.fields.find(named)?.name,
      })),
    );
  }
  const open = ({ path, fields, key }: Table) => {
    const lists = new Map(
      fields.flatMap(({ name, type, options }) => {
        const list = v.safeParse(choices, options);
        return type === 'singleSelect' && list.success
          ? [[name, list.output.choices.map((one) => one.name)] as const]
          : [];
      }),
    );
    const cells = ({ values }: Pick<Row, 'values'>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, choiceOf(lists.get(name), value)]));
    const write = async (method: 'POST' | 'PATCH', given: readonly object[]) => {
      const written = await ask(method, path, records, { records: given, typecast: true });
      return written.records.map(({ id: as }) => ({ as }));
    };
    return {
      target: () => path,
      fields: fields
        .filter(({ type }) => kinds[type])
        .map(({ name, type }) => ({ name, label: name, takes: kinds[type] ?? 'text' })),
      key,
      most: mostAtOnce,
      send: byFinding({
        find: async (rows) => {
          const emails = rows.flatMap(({ email }) => email ?? []);
          if (emails.length === 0 || key === undefined) return new Map();
          const tests = emails.map((email) => `LOWER({${key}})=${quoted(email)}`);
          const query = new URLSearchParams({ filterByFormula: `OR(${tests.join(',')})`, 'fields[]': key });
          const there = await ask('GET', `${path}?${query.toString()}`, records);
          return byAddress(
            rows,
            there.records.map(({ id: as, fields: { [key]: email } }) => ({ as, email })),
          );
        },
        create: (rows) =>
          write(
            'POST',
            rows.map((row) => ({ fields: cells(row) })),
          ),
        update: (rows) =>
          write(
            'PATCH',
            rows.map((row) => ({ id: row.as, fields: cells(row) })),
          ),
        several: { kind: 'severalThere', args: { service } },
        unknown: { kind: 'notTaken', args: { service } },
      }),
    };
  };
  const usable = found.filter(({ key }) => key !== undefined);
  if (usable.length === 0)
    throw new RunFailure(
      { kind: 'nothingShared', args: { service } },
      { next: { kind: 'connection', id: 'airtable' } },
    );
  return {
    places: usable.map(({ path: name, label }) => ({ name, label })),
    open: (target) =>
      Promise.resolve(
        open(pickPlace(usable, { service, target, collection: sending.collection, idOf: ({ path }) => path })),
      ),
  };
};

const named = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'singleLineText' && /^e-?mail/i.test(name);
