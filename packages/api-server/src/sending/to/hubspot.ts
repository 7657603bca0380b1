import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { createAsk, serviceWords, readAllPages } from '../askDestination.ts';
import { findThenWrite, noRowsFound, remoteId } from '../findThenWrite.ts';
import type { DestinationOpener, SentRow, Row, DestinationField } from '../Destination.ts';

const api = 'https://api.hubapi.com/crm';
/**
 * Versions are dates; each works for at least 18 months:
 * https://developers.hubspot.com/docs/api-reference/latest/overview
 */
const version = '2026-09';
/** https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts */
const mostAtOnce = 100;
const service = 'HubSpot';

const truth = v.fallback(v.nullish(v.boolean()), undefined);
const property = v.object({
  name: v.string(),
  label: looseText,
  type: v.string(),
  hidden: truth,
  calculated: truth,
  archived: truth,
  modificationMetadata: v.fallback(v.nullish(v.object({ readOnlyValue: truth })), undefined),
});
const properties = v.object({ results: v.array(v.unknown()) });
const takes: Readonly<Record<string, DestinationField['takes']>> = {
  string: 'text',
  phone_number: 'text',
  number: 'number',
  enumeration: 'choice',
};

const written = v.object({ id: remoteId, new: truth, objectWriteTraceId: looseText });
const refused = v.object({
  message: v.string(),
  context: v.fallback(v.nullish(v.object({ objectWriteTraceId: v.nullish(v.array(v.string())) })), undefined),
});
/** Some may be refused: then the status is 207. */
const batch = v.object({ results: v.nullish(v.array(v.unknown()), []), errors: v.nullish(v.array(v.unknown()), []) });
const search = v.object({
  results: v.array(v.unknown()),
  paging: v.nullish(v.object({ next: v.nullish(v.object({ after: v.nullish(remoteId) })) })),
});
const company = v.object({ id: remoteId, properties: v.object({ domain: v.string() }) });

type Wrote = { readonly as: string; readonly isNew: boolean } | { readonly error: FactOrExternalText };
const unknown = { error: { kind: 'notTaken', args: { service } } } as const;

/**
 * Contacts of a HubSpot account, created or updated by their address in batches; businesses become companies, found by
 * their domain. https://developers.hubspot.com/docs/api-reference/latest/crm/using-object-apis
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection (contacts.json, companies.json, properties.json of
 * 2026-09)
 */
export const hubspot: DestinationOpener = async (context, caller, sending) => {
  const ask = createAsk(context, caller, sending);
  const headers = bearer(sending.credentials['apiKey']);
  const kind = sending.collection === 'businesses' ? 'companies' : 'contacts';
  const { results } = await ask({
    method: 'GET',
    url: `${api}/properties/${version}/${kind}`,
    headers,
    answer: properties,
  });
  const fields = readEach(results, property)
    .read.filter(
      ({ type, hidden, calculated, archived, modificationMetadata }) =>
        takes[type] && !hidden && !calculated && !archived && !modificationMetadata?.readOnlyValue,
    )
    .map(({ name, label, type }) => ({
      name,
      label: label || name,
      takes: takes[type] ?? 'text',
      isTheirs: type === 'enumeration',
    }));
  const post = <const S extends v.GenericSchema>(path: string, body: object, answer: S) =>
    ask({ method: 'POST', url: `${api}/objects/${version}/${kind}/${path}`, headers, body, answer });

  /** Writes a batch. What is refused is told by the id that each is traced by. */
  const write = async (
    how: 'create' | 'update' | 'upsert',
    rows: readonly { readonly id: string; readonly input: object }[],
  ) => {
    if (rows.length === 0) return (): Wrote => unknown;
    const inputs = rows.map(({ id, input }) => ({ ...input, objectWriteTraceId: id }));
    const answer = await post(`batch/${how}`, { inputs }, batch);
    const wrong = readEach(answer.errors ?? [], refused).read;
    const told = new Map<string, Wrote>([
      ...readEach(answer.results ?? [], written).read.map(
        ({ id: as, new: isNew, objectWriteTraceId: id }) => [id ?? '', { as, isNew: isNew === true }] as const,
      ),
      ...wrong.flatMap(({ message, context: about }) =>
        (about?.objectWriteTraceId ?? []).map((id) => [id, { error: serviceWords(message) }] as const),
      ),
    ]);
    const untraced = wrong.find(({ context: about }) => (about?.objectWriteTraceId ?? []).length === 0);
    const untracedResult = untraced ? { error: serviceWords(untraced.message) } : unknown;
    return (id: string): Wrote => told.get(id) ?? untracedResult;
  };

  /** Contacts: one call creates and updates. */
  const upsert = async (rows: readonly Row[]): Promise<readonly SentRow[]> => {
    const inputs = rows.flatMap(({ id, email, values }) =>
      email === undefined
        ? []
        : [{ id, input: { id: email, idProperty: 'email', properties: asText({ ...values, email }) } }],
    );
    const resultOf = await write('upsert', inputs);
    return rows.map(({ id, email }) => {
      if (email === undefined) return { id, error: { kind: 'recordWithoutAddress', args: { service } } };
      const one = resultOf(id);
      return 'as' in one ? { id, outcome: one.isNew ? 'created' : 'updated', as: one.as } : { id, error: one.error };
    });
  };

  /** Companies: HubSpot advises to tell them apart by their domain, which is not unique to it. */
  const companies = findThenWrite({
    find: async (rows) => {
      const domains = rows.flatMap(({ domain, knownAs }) => (knownAs === undefined ? (domain ?? []) : []));
      if (domains.length === 0) return noRowsFound;
      const filters = [{ propertyName: 'domain', operator: 'IN', values: [...new Set(domains)] }];
      const { items, isWhole } = await readAllPages(async (after) => {
        // All of these are required by its description.
        const body = {
          filterGroups: [{ filters }],
          properties: ['domain'],
          limit: 200,
          sorts: [],
          after: after ?? '0',
        };
        const found = await post('search', body, search);
        return { items: found.results, next: found.paging?.next?.after };
      });
      const { read, left } = readEach(items, company);
      const known = Map.groupBy(read, ({ properties: { domain } }) => domain.toLowerCase());
      const ids = rows.flatMap(({ id, domain = '' }) => {
        const own = known.get(domain)?.map((one) => one.id);
        return own ? [[id, own] as const] : [];
      });
      return { ids: new Map(ids), isWhole: isWhole && left.length === 0 };
    },
    create: async (rows) => {
      const inputs = rows.map(({ id, values, domain }) => ({
        id,
        input: { associations: [], properties: asText({ ...(domain && { domain }), ...values }) },
      }));
      const resultOf = await write('create', inputs);
      return rows.map(({ id }) => resultOf(id));
    },
    update: async (rows) => {
      const inputs = rows.map(({ id, as, values }) => ({ id, input: { id: as, properties: asText(values) } }));
      const resultOf = await write('update', inputs);
      return rows.map(({ id }) => resultOf(id));
    },
    service,
  });

  return {
    places: [],
    open: () =>
      Promise.resolve({
        target: () => undefined,
        fields,
        ...(kind === 'contacts' && { key: 'email' }),
        mostAtOnce,
        send: kind === 'contacts' ? upsert : companies,
      }),
  };
};

/** HubSpot takes every value as text. */
const asText = (values: Row['values']): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
