import { agentTable } from '@switchboard/api-contract/agentTable';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import type { Endpoint, EndpointName } from '@switchboard/api-contract/endpoints';
import { summaries } from '@switchboard/api-contract/endpoints/summaries';
import { anyRecord, pageOf, recordPage, recordPatch } from '@switchboard/api-contract/records/calls';
import { sentFields } from '@switchboard/api-contract/records/send';
import { intersect, strictObject, type GenericSchema, type ObjectEntries } from 'valibot';
import { storedRecord } from './schemas.ts';

/** A call as the document describes it. */
export interface DescribedCall {
  /** Its name in the contract. */
  readonly name: EndpointName;
  readonly operationId: string;
  readonly endpoint: Endpoint;
  /** Where its records are, if it is about those of one collection. */
  readonly collection?: Collection;
  /** The only values of `agentId`, if it is made of one agent alone. */
  readonly agents?: readonly string[];
  /** In a sentence, without a full stop. */
  readonly summary: string;
  /** More about it. */
  readonly description?: string;
}

/** Which collections a call is made for, of those that name the collection in their path. */
function takes(name: EndpointName, title: string, { edits, staysPut }: Collection): boolean {
  if (name === 'changeRecord') return edits !== undefined;
  if (name === 'deleteRecord' || name === 'restoreRecord' || name === 'changeRecords') return !staysPut;
  const sends: readonly EndpointName[] = ['sendRecords', 'destinations', 'readDestination', 'matchFields'];
  return !sends.includes(name) || title in sentFields;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The same name with what the collection holds: `listRecords` of leads is `listLeads`, `destinations`
 * `leadDestinations`.
 */
function nameFor(name: string, title: string, one: string): string {
  const named = name
    .replace('Records', capital(title))
    .replace('Record', capital(one))
    .replace(/^record/, one);
  return named === name ? `${one}${capital(name)}` : named;
}

/** Schemas of any record, replaced by those of a collection. */
function schemasFor({ request, response }: Endpoint, { record, edits }: Collection) {
  const stored = intersect([record, storedRecord]);
  const changes = edits as (GenericSchema & { readonly entries: ObjectEntries }) | undefined;
  return {
    request: request === recordPatch ? strictObject({ ...changes?.entries, ...recordPatch.entries }) : request,
    response: response === recordPage ? pageOf(stored) : response === anyRecord ? stored : response,
  };
}

function split(words: string): Pick<DescribedCall, 'summary' | 'description'> {
  const end = words.indexOf('. ');
  if (end < 0) return { summary: words.replace(/\.$/, '') };
  return { summary: words.slice(0, end), description: words.slice(end + 2) };
}

/** Of each call that is described for every collection, what holds for all of them. */
export const collectionCalls = (
  endpoints: Readonly<Record<EndpointName, Endpoint>>,
): Record<string, Pick<DescribedCall, 'summary' | 'description'> & { readonly path: string }> =>
  Object.fromEntries(
    (Object.entries(endpoints) as [EndpointName, Endpoint][])
      .filter(([, { path }]) => path.includes(':collection'))
      .map(([name, { path }]) => [name, { path: openApiPath(path), ...split(summaries[name]) }]),
  );

/** A path with its places as OpenAPI writes them. */
export const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

/**
 * The calls of a table, each with its words. One that names a collection in its path is described once for each, so
 * that generated clients know what a record of it is.
 */
export const describedCalls = (endpoints: Readonly<Record<EndpointName, Endpoint>>): DescribedCall[] =>
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]): DescribedCall[] => {
    const words = split(summaries[name]);
    const added = agentTable.find(({ slug }) => endpoint.path.startsWith(`/api/agents/${slug}/records/`));
    if (added) {
      // Beside the list that it adds to. A path of its own would hide that list from tools that take the nearest path.
      const path = endpoint.path.replace(added.slug, ':agentId');
      return [{ name, operationId: name, endpoint: { ...endpoint, path }, agents: [added.slug, added.id], ...words }];
    }
    if (!endpoint.path.includes(':collection')) return [{ name, operationId: name, endpoint, ...words }];
    return Object.entries(collectionOf).flatMap(([title, collection]) => {
      if (!takes(name, title, collection)) return [];
      const path = endpoint.path.replace(':collection', title);
      const summary = words.summary.replace(/\brecords\b/, title).replace(/\brecord\b/, collection.one);
      return [
        {
          ...words,
          name,
          operationId: nameFor(name, title, collection.one),
          endpoint: { ...endpoint, path, ...schemasFor(endpoint, collection) },
          collection,
          summary,
        },
      ];
    });
  });
