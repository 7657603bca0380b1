import * as v from 'valibot';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { toJson } from '../../outside/providers/readBody.ts';
import { salesforceRefusal, salesforceSignIn, salesforceToken } from '../../outside/providers/salesforce.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { callService, busyFailure } from '../../outside/callService.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { createAsk, serviceWords, readAllPages } from '../askDestination.ts';
import { findByAddress, findThenWrite, gone, remoteId, type WrittenRow } from '../findThenWrite.ts';
import type { DestinationOpener, Row, DestinationField } from '../Destination.ts';

const service = 'Salesforce';
const version = 'v60.0';
/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_create.htm */
const mostAtOnce = 200;
/** A query stands in an address, which must not grow too long. */
const perQuery = 50;
const objects = { Lead: 'Leads', Contact: 'Contacts' } as const;
type Kind = keyof typeof objects;
/** What stands in Salesforce's own forms where a lead's company is not known. */
const notProvided = '[not provided]';

const described = v.object({ fields: v.array(v.unknown()) });
const field = v.object({
  name: v.string(),
  label: looseText,
  type: v.string(),
  createable: v.literal(true),
  updateable: v.literal(true),
  length: v.fallback(v.nullish(v.number()), undefined),
  restrictedPicklist: v.fallback(v.nullish(v.boolean()), undefined),
  picklistValues: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});
const choice = v.object({ value: v.string(), label: looseText, active: v.literal(true) });
const queried = v.object({ records: v.array(v.unknown()), nextRecordsUrl: looseText });
const record = v.object({ Id: remoteId, Email: v.string() });
const withId = v.object({ Id: remoteId });
const findConverted = ['SELECT Id FROM Lead WHERE IsConverted = true AND Id IN'];
const errorsOfRow = v.array(v.object({ message: v.string(), statusCode: looseText }));
const saved = v.object({
  id: v.nullish(remoteId),
  success: v.boolean(),
  errors: v.fallback(v.nullish(errorsOfRow, []), []),
});
const kinds: Readonly<Record<string, DestinationField['takes']>> = {
  string: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  textarea: 'text',
  picklist: 'choice',
  int: 'number',
  double: 'number',
};

/** Of these types, a part of a value is worth nothing. */
const exact: readonly string[] = ['email', 'phone', 'url'];

/**
 * How Salesforce says that a record is in the bin, not there, or a lead that was made a contact, which is no lead any
 * more. https://developer.salesforce.com/docs/atlas.en-us.api.meta/api/sforce_api_calls_concepts_core_data_objects.htm
 */
const goneCodes: readonly string[] = [
  'ENTITY_IS_DELETED',
  'INVALID_CROSS_REFERENCE_KEY',
  'CANNOT_UPDATE_CONVERTED_LEAD',
];

/**
 * A text in a query.
 * https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl/sforce_api_calls_soql_select_quotedstringescapes.htm
 */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/**
 * Leads or contacts of a Salesforce organisation: found by address, then created or updated in collections.
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_query.htm
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_update.htm
 */
export const salesforce: DestinationOpener = async (context, caller, sending) => {
  const { access_token, instance_url } = await callService(context, caller, {
    ...sending,
    request: salesforceSignIn(sending.credentials),
    answer: salesforceToken,
    step: { kind: 'signedIn', args: { service } },
    judge: (answer) => {
      const refused = salesforceRefusal({ ...answer, body: toJson(answer.body) }, sending.credentials);
      if (refused?.outcome === 'could-not-check') return busyFailure(context, service, answer);
      return refused && new RunFailure(refused.message, { next: { kind: 'connection', id: 'salesforce' } });
    },
  });
  // A used-up limit is a 403 here. https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm
  const asked = createAsk(context, caller, sending, (refusal) =>
    refusal.body.includes('REQUEST_LIMIT_EXCEEDED') ? busyFailure(context, service, refusal) : undefined,
  );
  const root = `${instance_url}/services/data/${version}`;
  const ask = <const S extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    answer: S,
    body?: object,
  ) =>
    asked({
      method,
      url: path.startsWith('/') ? instance_url + path : `${root}/${path}`,
      headers: bearer(access_token),
      answer,
      ...(body && { body }),
    });

  const open = async (kind: Kind) => {
    const { fields } = await ask('GET', `sobjects/${kind}/describe`, described);
    const save = async (
      method: 'POST' | 'PATCH',
      records: readonly { readonly id?: string }[],
    ): Promise<readonly WrittenRow[]> => {
      const body = { allOrNone: false, records: records.map((one) => ({ attributes: { type: kind }, ...one })) };
      const results = await ask(method, 'composite/sobjects', v.array(v.unknown()), body);
      return results.map((result, index): WrittenRow => {
        const { success: isRead, output: one } = v.safeParse(saved, result);
        const as = isRead && one.success ? (one.id ?? records[index]?.id) : undefined;
        if (as !== undefined) return { as };
        const errors = (isRead && one.errors) || [];
        if (method === 'PATCH' && errors.some(({ statusCode }) => goneCodes.includes(statusCode ?? ''))) return gone;
        if (errors.some(({ statusCode }) => statusCode === 'DUPLICATES_DETECTED'))
          return { error: { kind: 'similarThere', args: { service } } };
        const said = errors.map(({ message }) => message).join('; ');
        return { error: said ? serviceWords(said) : { kind: 'notTaken', args: { service } } };
      });
    };
    /** All that a query finds which ends with a list of texts. */
    const queryAll = async (words: readonly string[], texts: readonly string[]) => {
      const all = [];
      let isWhole = true;
      for (let from = 0; from < texts.length; from += perQuery) {
        const some = texts.slice(from, from + perQuery).map(quoted);
        const query = new URLSearchParams({ q: [...words, `(${some.join(',')})`].join(' ') });
        const page = await readAllPages(async (next) => {
          const { records, nextRecordsUrl } = await ask('GET', next ?? `query?${query.toString()}`, queried);
          const isBelow = nextRecordsUrl?.startsWith('/services/data/');
          return { items: records, next: isBelow ? nextRecordsUrl : undefined };
        });
        all.push(...page.items);
        isWhole &&= page.isWhole;
      }
      return { items: all, isWhole };
    };
    return {
      target: () => kind,
      fields: readEach(fields, field)
        .read.filter(({ type }) => kinds[type])
        .map(({ name, label, type, length, restrictedPicklist, picklistValues }): DestinationField => ({
          name,
          label: label || name,
          takes: kinds[type] ?? 'text',
          ...(length && { longest: length }),
          ...(exact.includes(type) && { isExact: true }),
          ...(type === 'int' && { isInteger: true }),
          ...(restrictedPicklist && {
            choices: readEach(picklistValues ?? [], choice).read.map(({ value, label: shown }) => ({
              name: value,
              label: shown || value,
            })),
          }),
          isTheirs: type === 'picklist',
        })),
      keys: ['Email'],
      mostAtOnce,
      send: findThenWrite({
        find: findByAddress(async (emails) => {
          const { items, isWhole } = await queryAll(
            [
              'SELECT Id, Email FROM',
              kind,
              'WHERE',
              ...(kind === 'Lead' ? ['IsConverted = false AND'] : []),
              'Email IN',
            ],
            emails,
          );
          const { read, left } = readEach(items, record);
          return {
            found: read.map(({ Id: as, Email: email }) => ({ as, email })),
            isWhole: isWhole && left.length === 0,
          };
        }),
        create: (rows) =>
          save(
            'POST',
            rows.map((row) => ({ ...requiredFields(kind, row), ...row.values })),
          ),
        update: async (rows) => {
          // Some organisations let converted leads be written, where nobody sees it.
          const converted =
            kind === 'Lead'
              ? await queryAll(
                  findConverted,
                  rows.map(({ as }) => as),
                )
              : { items: [] };
          const ended = new Set(readEach(converted.items, withId).read.map(({ Id }) => Id));
          const leads = rows.filter(({ as }) => !ended.has(as));
          const records = leads.map(({ as, values }) => ({ id: as, ...values }));
          const written = records.length > 0 ? await save('PATCH', records) : [];
          const results = new Map(leads.map(({ id }, index) => [id, written[index] ?? gone]));
          return rows.map(({ id }) => results.get(id) ?? gone);
        },
        service,
      }),
    };
  };
  const usual: Kind = sending.collection === 'contacts' ? 'Contact' : 'Lead';
  return {
    places: Object.entries(objects).map(([name, label]) => ({ name, label })),
    open: (target) => open(target === 'Lead' || target === 'Contact' ? target : usual),
  };
};

/** The fields that Salesforce requires of a new one, for rows that lack them. */
const requiredFields = (kind: Kind, { values, email = '', domain }: Row): Record<string, string> => ({
  LastName: String(values['Company'] ?? (email.split('@')[0] || notProvided)),
  ...(kind === 'Lead' && { Company: domain ?? notProvided }),
});
