import * as v from 'valibot';
import { RunFailure } from '../../outside/RunFailure.ts';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { busyFailure } from '../../outside/callService.ts';
import { createAsk, readAllPages } from '../askDestination.ts';
import { isAddressColumn } from '../columnNames.ts';
import { findByAddress, findThenWrite, remoteId, readWrittenRows } from '../findThenWrite.ts';
import { pickPlace } from '../pickPlace.ts';
import type { DestinationOpener, Row, DestinationField } from '../Destination.ts';

const service = 'Airtable';
const api = 'https://api.airtable.com/v0';
/** https://airtable.com/developers/web/api/update-multiple-records */
const mostAtOnce = 10;
/** https://support.airtable.com/docs/long-text-field */
const longestText = 100_000;
/** More bases are not read; one can be named in the connection. */
const mostBases = 5;

const bases = v.object({ bases: v.array(v.unknown()) });
const base = v.object({ id: remoteId, name: looseText });
const choices = v.object({ choices: v.array(v.unknown()) });
const choice = v.object({ name: v.string() });
const upTo = v.object({ max: v.number() });
const tables = v.object({ tables: v.array(v.unknown()) });
const table = v.object({ id: remoteId, name: v.string(), fields: v.array(v.unknown()) });
const field = v.object({ name: v.string(), type: v.string(), options: v.optional(v.unknown()) });
/** A table, with where it is and the fields that may have addresses. */
interface Table {
  readonly path: string;
  readonly label: string;
  readonly fields: readonly v.InferOutput<typeof field>[];
  readonly keys: readonly string[];
}
const records = v.object({ records: v.array(v.unknown()), offset: looseText });
const kinds: Readonly<Record<string, DestinationField['takes']>> = {
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

/**
 * A field as it may be written; none if it may not. `typecast` would add a value that is not in a list, which is for
 * the owner of the table to do. https://airtable.com/developers/web/api/field-model
 */
function describeField({ name, type, options }: v.InferOutput<typeof field>): readonly DestinationField[] {
  const takes = kinds[type];
  if (!takes) return [];
  const listed = v.safeParse(choices, options);
  const most = v.safeParse(upTo, options);
  return [
    {
      name,
      label: name,
      takes,
      ...(takes === 'text' && { longest: longestText }),
      ...(takes === 'choice' && {
        choices: readEach(listed.success ? listed.output.choices : [], choice).read.map((one) => ({
          name: one.name,
          label: one.name,
        })),
      }),
      ...(type === 'rating' && { isInteger: true, ...(most.success && { most: most.output.max }) }),
    },
  ];
}

/** A text in a formula. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/**
 * A table of an Airtable base: found by address, then created or updated ten at a time.
 * https://airtable.com/developers/web/api/get-base-schema
 * https://airtable.com/developers/web/api/list-records
 * https://airtable.com/developers/web/api/create-records
 */
export const airtable: DestinationOpener = async (context, caller, sending) => {
  const { apiKey, baseId } = sending.credentials;
  // It says how long to wait in its documentation alone. https://airtable.com/developers/web/api/rate-limits
  const asked = createAsk(context, caller, sending, (refusal) =>
    refusal.status === 429 && !refusal.body.includes('BILLING_LIMIT')
      ? busyFailure(context, service, refusal, 30)
      : undefined,
  );
  const ask = <const S extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    answer: S,
    body?: object,
  ) => asked({ method, url: `${api}/${path}`, headers: bearer(apiKey), answer, ...(body && { body }) });
  const all = baseId
    ? [{ id: baseId, name: '' }]
    : readEach((await ask('GET', 'meta/bases', bases)).bases, base).read.slice(0, mostBases);
  const { usable, failure } = await tablesOf(all, (id) => ask('GET', `meta/bases/${id}/tables`, tables));
  const open = ({ path, fields, keys }: Table) => {
    const write = async (method: 'POST' | 'PATCH', given: readonly object[]) => {
      const written = await ask(method, path, records, { records: given, typecast: true });
      return readWrittenRows(service, written.records);
    };
    return {
      target: () => path,
      fields: fields.flatMap(describeField),
      keys,
      mostAtOnce,
      send: (rows: readonly Row[], key: string) =>
        findThenWrite({
          find: findByAddress(async (emails) => {
            const tests = emails.map((email) => `LOWER({${key}})=${quoted(email)}`);
            const { items, isWhole } = await readAllPages(async (offset) => {
              const query = new URLSearchParams({
                filterByFormula: `OR(${tests.join(',')})`,
                'fields[]': key,
                ...(offset !== undefined && { offset }),
              });
              const there = await ask('GET', `${path}?${query.toString()}`, records);
              return { items: there.records, next: there.offset };
            });
            const row = v.object({ id: remoteId, fields: v.object({ [key]: v.string() }) });
            const { read, left } = readEach(items, row);
            const found = read.map(({ id: as, fields: { [key]: email } }) => ({ as, email }));
            return { found, isWhole: isWhole && left.length === 0 };
          }),
          create: (fresh) =>
            write(
              'POST',
              fresh.map(({ values }) => ({ fields: values })),
            ),
          update: (known) =>
            write(
              'PATCH',
              known.map(({ as: id, values }) => ({ id, fields: values })),
            ),
          service,
        })(rows),
    };
  };
  if (usable.length === 0 && failure) throw failure;
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

/** A field of the kind for addresses may be anybody's, so that its name decides whether it is proposed. */
const mayHaveAddresses = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'email' || (type === 'singleLineText' && isAddressColumn(name));

/**
 * The tables of bases with a field for addresses. A base that can't be read is left out; `failure` is why the first of
 * these could not.
 */
async function tablesOf(
  all: readonly { readonly id: string; readonly name?: string | null | undefined }[],
  read: (id: string) => Promise<v.InferOutput<typeof tables>>,
): Promise<{ readonly usable: readonly Table[]; readonly failure: RunFailure | undefined }> {
  const usable: Table[] = [];
  let failure: RunFailure | undefined;
  for (const { id, name } of all)
    try {
      const within = readEach((await read(id)).tables, table).read;
      for (const one of within) {
        const fields = readEach(one.fields, field).read;
        const keys = fields.filter(mayHaveAddresses).map((candidate) => candidate.name);
        const label = name ? `${name} › ${one.name}` : one.name;
        if (keys.length > 0) usable.push({ path: `${id}/${one.id}`, label, fields, keys });
      }
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      failure ??= error;
    }
  return { usable, failure };
}
