import * as v from 'valibot';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { toJson } from '../../outside/providers/readBody.ts';
import { salesforceRefusal, salesforceSignIn, salesforceToken } from '../../outside/providers/salesforce.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { callService, busyFailure } from '../../outside/callService.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { createAsk, refusalOfRows, serviceWords, readAllPages } from '../askDestination.ts';
import { findByAddress, findThenWrite, remoteId, type WrittenRow } from '../findThenWrite.ts';
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
});
const queried = v.object({ records: v.array(v.unknown()), nextRecordsUrl: looseText });
const record = v.object({ Id: remoteId, Email: v.string() });
const saved = v.object({
  id: v.nullish(remoteId),
  success: v.boolean(),
  errors: v.fallback(v.nullish(v.array(v.object({ message: v.string() })), []), []),
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
  const asked = createAsk(context, caller, sending);
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
      // A used-up limit is a 403 here. https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm
      judge: (refusal) =>
        refusal.body.includes('REQUEST_LIMIT_EXCEEDED')
          ? busyFailure(context, service, refusal)
          : refusalOfRows(refusal),
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
        const said = isRead ? one.errors?.map(({ message }) => message).join('; ') : '';
        return { error: said ? serviceWords(said) : { kind: 'notTaken', args: { service } } };
      });
    };
    return {
      target: () => kind,
      fields: readEach(fields, field)
        .read.filter(({ type }) => kinds[type])
        .map(({ name, label, type }) => ({
          name,
          label: label || name,
          takes: kinds[type] ?? 'text',
          isTheirs: type === 'picklist',
        })),
      key: 'Email',
      mostAtOnce,
      send: findThenWrite({
        find: findByAddress(async (emails) => {
          const found = [];
          let isWhole = true;
          for (let from = 0; from < emails.length; from += perQuery) {
            const some = emails
              .slice(from, from + perQuery)
              .map(quoted)
              .join(',');
            const query = new URLSearchParams({
              q: ['SELECT Id, Email FROM', kind, 'WHERE Email IN', `(${some})`].join(' '),
            });
            const page = await readAllPages(async (next) => {
              const { records, nextRecordsUrl } = await ask('GET', next ?? `query?${query.toString()}`, queried);
              return {
                items: records,
                next: nextRecordsUrl?.startsWith('/services/data/') ? nextRecordsUrl : undefined,
              };
            });
            const { read, left } = readEach(page.items, record);
            found.push(...read.map(({ Id: as, Email: email }) => ({ as, email })));
            isWhole &&= page.isWhole && left.length === 0;
          }
          return { found, isWhole };
        }),
        create: (rows) =>
          save(
            'POST',
            rows.map((row) => ({ ...requiredFields(kind, row), ...row.values })),
          ),
        update: (rows) =>
          save(
            'PATCH',
            rows.map(({ as, values }) => ({ id: as, ...values })),
          ),
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
