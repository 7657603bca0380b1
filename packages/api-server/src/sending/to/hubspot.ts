import * as v from 'valibot';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { busyFailure } from '../../outside/callService.ts';
import { createAsk, serviceWords, readAllPages } from '../askDestination.ts';
import { findThenWrite, gone, noRowsFound, remoteId, type WrittenRow } from '../findThenWrite.ts';
import type { DestinationOpener, Row, DestinationField } from '../Destination.ts';

const api = 'https://api.hubapi.com/crm';
/**
 * Versions are dates; each works for at least 18 months:
 * https://developers.hubspot.com/docs/api-reference/latest/overview
 */
const version = '2026-09';
const accountUrl = `https://api.hubapi.com/account-info/${version}/details`;
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
  options: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  modificationMetadata: v.fallback(v.nullish(v.object({ readOnlyValue: truth })), undefined),
});
const properties = v.object({ results: v.array(v.unknown()) });
const option = v.object({ value: v.string(), label: looseText, hidden: truth });
/** https://knowledge.hubspot.com/properties/property-field-types-in-hubspot */
const longestText = 65_536;
const takes: Readonly<Record<string, DestinationField['takes']>> = {
  string: 'text',
  phone_number: 'text',
  number: 'number',
  enumeration: 'choice',
};

const written = v.object({ id: remoteId, new: truth, objectWriteTraceId: looseText });
const names = v.fallback(v.nullish(v.array(v.string()), []), []);
const refused = v.object({
  message: v.string(),
  category: looseText,
  context: v.fallback(v.nullish(v.object({ objectWriteTraceId: names, ids: names })), undefined),
});
/** Some may be refused: then the status is 207. */
const batch = v.object({ results: v.nullish(v.array(v.unknown()), []), errors: v.nullish(v.array(v.unknown()), []) });
const search = v.object({
  results: v.array(v.unknown()),
  paging: v.nullish(v.object({ next: v.nullish(v.object({ after: v.nullish(remoteId) })) })),
});
const company = v.object({ id: remoteId, properties: v.object({ domain: v.string() }) });

/**
 * In seconds, of the limits that are over soon; HubSpot says in no header how long to wait.
 * https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines
 */
const waits: Readonly<Record<string, number>> = { SECONDLY: 1, TEN_SECONDLY_ROLLING: 10 };
const limited = v.pipe(v.string(), v.parseJson(), v.object({ policyName: v.string() }));

/**
 * Contacts of a HubSpot account, created or updated by their address in batches; businesses become companies, found by
 * their domain. https://developers.hubspot.com/docs/api-reference/latest/crm/using-object-apis
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection (contacts.json, companies.json, properties.json of
 * 2026-09)
 */
export const hubspot: DestinationOpener = async (context, caller, sending) => {
  const ask = createAsk(context, caller, sending, (refusal) => {
    const read = refusal.status === 429 ? v.safeParse(limited, refusal.body) : undefined;
    const seconds = read?.success ? waits[read.output.policyName] : undefined;
    return seconds === undefined ? undefined : busyFailure(context, service, refusal, seconds);
  });
  const headers = bearer(sending.credentials['apiKey']);
  const kind = sending.collection === 'businesses' ? 'companies' : 'contacts';
  // Contacts of two accounts may have the same id.
  const { portalId } = await ask({ method: 'GET', url: accountUrl, headers, answer: v.object({ portalId: remoteId }) });
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
    .map(({ name, label, type, options }): DestinationField => ({
      name,
      label: label || name,
      takes: takes[type] ?? 'text',
      ...(type === 'string' && { longest: longestText }),
      ...(type === 'enumeration' && {
        choices: readEach(options ?? [], option).read.flatMap(({ value, label: shown, hidden }) =>
          hidden ? [] : [{ name: value, label: shown || value }],
        ),
        isTheirs: true,
      }),
    }));
  const post = <const S extends v.GenericSchema>(path: string, body: object, answer: S) =>
    ask({ method: 'POST', url: `${api}/objects/${version}/${kind}/${path}`, headers, body, answer });

  /** Writes a batch. What is refused is told by the id that each is traced by. */
  const write = async (
    how: 'create' | 'update' | 'upsert',
    rows: readonly { readonly id: string; readonly as?: string; readonly input: object }[],
  ) => {
    if (rows.length === 0) return (): WrittenRow => gone;
    const inputs = rows.map(({ id, input }) => ({ ...input, objectWriteTraceId: id }));
    const answer = await post(`batch/${how}`, { inputs }, batch);
    const wrong = readEach(answer.errors ?? [], refused).read;
    const told = new Map<string, WrittenRow>();
    for (const { id: as, new: isNew, objectWriteTraceId: id } of readEach(answer.results ?? [], written).read)
      told.set(id ?? '', { as, ...(how === 'upsert' && { isNew: isNew === true }) });
    for (const { message, category, context: about } of wrong) {
      const isGone = how === 'update' && category === 'OBJECT_NOT_FOUND';
      const traced = rows.filter(
        ({ id, as }) => about?.objectWriteTraceId?.includes(id) || about?.ids?.includes(as ?? ''),
      );
      for (const { id } of traced) told.set(id, isGone ? gone : { error: serviceWords(message) });
    }
    const untraced = wrong.find(({ context: about }) => !about?.objectWriteTraceId?.length && !about?.ids?.length);
    // A record that was merged into another one is left out without a word.
    const untold = (): WrittenRow => (untraced ? { error: serviceWords(untraced.message) } : gone);
    return (id: string): WrittenRow => told.get(id) ?? untold();
  };
  const update = async (rows: readonly (Row & { readonly as: string })[]) => {
    const inputs = rows.map(({ id, as, values }) => ({ id, as, input: { id: as, properties: asText(values) } }));
    const resultOf = await write('update', inputs);
    return rows.map(({ id }) => resultOf(id));
  };

  /** Contacts: what is not known is created or updated by its address, with one call. */
  const contacts = findThenWrite({
    find: () => Promise.resolve(noRowsFound),
    create: async (rows) => {
      const inputs = rows.flatMap(({ id, email, values }) =>
        email === undefined
          ? []
          : [{ id, input: { id: email, idProperty: 'email', properties: asText({ ...values, email }) } }],
      );
      const resultOf = await write('upsert', inputs);
      return rows.map(({ id, email }) =>
        email === undefined ? { error: { kind: 'recordWithoutAddress', args: { service } } } : resultOf(id),
      );
    },
    update: (rows) =>
      update(rows.map((row) => ({ ...row, values: { ...row.values, ...(row.email && { email: row.email }) } }))),
    service,
  });

  /** Companies: HubSpot advises to tell them apart by their domain, which is not unique to it. */
  const companies = findThenWrite({
    find: async (rows) => {
      const domains = rows.flatMap(({ domain }) => domain ?? []);
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
    update,
    service,
  });

  return {
    places: [],
    open: () =>
      Promise.resolve({
        target: () => undefined,
        fields,
        ...(kind === 'contacts' && { keys: ['email'], account: portalId }),
        mostAtOnce,
        send: kind === 'contacts' ? contacts : companies,
      }),
  };
};

/** HubSpot takes every value as text. */
const asText = (values: Row['values']): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
