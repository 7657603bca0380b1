import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { bearer } from '../../../providers/whoAmI.ts';
import { asking, theirWords } from '../askDestination.ts';
import { byFinding } from '../byFinding.ts';
import type { OpenDestination, Outcome, Row, TheirField } from '../Destination.ts';

const api = 'https://api.hubapi.com/crm/v3';
/** https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/upsert-contacts */
const mostAtOnce = 100;
const service = 'HubSpot';

const property = v.object({
  name: v.string(),
  label: v.string(),
  type: v.string(),
  hidden: v.optional(v.boolean()),
  calculated: v.optional(v.boolean()),
  modificationMetadata: v.optional(v.object({ readOnlyValue: v.optional(v.boolean()) })),
});
const properties = v.object({ results: v.array(property) });
const takes: Readonly<Record<string, TheirField['takes']>> = {
  string: 'text',
  phone_number: 'text',
  number: 'number',
  enumeration: 'choice',
};

const written = v.object({
  id: v.string(),
  new: v.optional(v.boolean()),
  properties: v.record(v.string(), v.nullable(v.string())),
  objectWriteTraceId: v.optional(v.string()),
});
const batch = v.object({
  results: v.array(written),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        context: v.optional(v.object({ objectWriteTraceId: v.optional(v.array(v.string())) })),
      }),
    ),
    [],
  ),
});
const search = v.object({ results: v.array(written) });

type Wrote = { readonly as: string; readonly isNew: boolean } | { readonly error: FactOrExternalText };
const untold = { error: { kind: 'notTaken', args: { service } } } as const;

/**
 * Contacts of a HubSpot account, created or updated by their address in batches; businesses become companies, found by
 * their domain.
 * https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/guide
 * https://developers.hubspot.com/docs/api-reference/crm-companies-v3/guide
 * https://developers.hubspot.com/docs/api-reference/crm-properties-v3/guide
 */
export const hubspot: OpenDestination = async (context, caller, sending) => {
  const ask = asking(context, caller, sending);
  const headers = bearer(sending.credentials['apiKey']);
  const kind = sending.collection === 'businesses' ? 'companies' : 'contacts';
  const { results } = await ask({
    method: 'GET',
    url: `${api}/properties/${kind}`,
    headers,
    answer: properties,
  });
  const fields = results
    .filter(
      ({ type, hidden, calculated, modificationMetadata }) =>
        takes[type] && !hidden && !calculated && !modificationMetadata?.readOnlyValue,
    )
    .map(({ name, label, type }) => ({ name, label, takes: takes[type] ?? 'text', isTheirs: type === 'enumeration' }));
  const post = <const S extends v.GenericSchema>(path: string, body: object, answer: S) =>
    ask({ method: 'POST', url: `${api}/objects/${kind}/${path}`, headers, body, answer });

  /** Writes a batch. What is refused is told by the id that each is traced by. */
  const write = async (
    how: 'create' | 'update' | 'upsert',
    rows: readonly { readonly id: string; readonly input: object }[],
  ) => {
    if (rows.length === 0) return new Map<string, Wrote>();
    const inputs = rows.map(({ id, input }) => ({ ...input, objectWriteTraceId: id }));
    const { results: done, errors } = await post(`batch/${how}`, { inputs }, batch);
    return new Map<string, Wrote>([
      ...done.map(({ id: as, new: isNew = false, objectWriteTraceId: id = '' }) => [id, { as, isNew }] as const),
      ...errors.flatMap(({ message, context: about }) =>
        (about?.objectWriteTraceId ?? []).map((id) => [id, { error: theirWords(message) }] as const),
      ),
    ]);
  };

  /** Contacts: one call creates and updates. */
  const upsert = async (rows: readonly Row[]): Promise<readonly Outcome[]> => {
    const inputs = rows.flatMap(({ id, email, values }) =>
      email === undefined
        ? []
        : [{ id, input: { id: email, idProperty: 'email', properties: asText({ ...values, email }) } }],
    );
    const wrote = await write('upsert', inputs);
    return rows.map(({ id, email }) => {
      if (email === undefined) return { id, error: { kind: 'recordWithoutAddress', args: { service } } };
      const one = wrote.get(id) ?? untold;
      return 'as' in one ? { id, outcome: one.isNew ? 'created' : 'updated', as: one.as } : { id, error: one.error };
    });
  };

  /** Companies: HubSpot advises to tell them apart by their domain, which is not unique to it. */
  const companies = byFinding({
    find: async (rows) => {
      const domains = rows.flatMap(({ domain, knownAs }) => (knownAs === undefined ? (domain ?? []) : []));
      if (domains.length === 0) return new Map();
      const filters = [{ propertyName: 'domain', operator: 'IN', values: [...new Set(domains)] }];
      const found = await post('search', { filterGroups: [{ filters }], properties: ['domain'], limit: 200 }, search);
      const known = Map.groupBy(found.results, ({ properties: { domain } }) => domain ?? '');
      return new Map(
        rows.flatMap(({ id, domain = '' }) => {
          const ids = known.get(domain)?.map((one) => one.id);
          return ids ? [[id, ids] as const] : [];
        }),
      );
    },
    create: async (rows) => {
      const inputs = rows.map(({ id, values, domain }) => ({
        id,
        input: { properties: asText({ ...(domain && { domain }), ...values }) },
      }));
      const wrote = await write('create', inputs);
      return rows.map(({ id }) => wrote.get(id) ?? untold);
    },
    update: async (rows) => {
      const inputs = rows.map(({ id, as, values }) => ({ id, input: { id: as, properties: asText(values) } }));
      const wrote = await write('update', inputs);
      return rows.map(({ id }) => wrote.get(id) ?? untold);
    },
    several: { kind: 'severalThere', args: { service } },
    unknown: untold.error,
  });

  return {
    places: [],
    open: () =>
      Promise.resolve({
        target: () => undefined,
        fields,
        ...(kind === 'contacts' && { key: 'email' }),
        most: mostAtOnce,
        send: kind === 'contacts' ? upsert : companies,
      }),
  };
};

/** HubSpot takes every value as text. */
const asText = (values: Row['values']): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
