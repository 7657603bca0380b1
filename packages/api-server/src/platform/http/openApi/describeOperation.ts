import { agentActions } from '@switchboard/api-contract/agents';
import { auditOf, type Endpoint } from '@switchboard/api-contract/endpoints';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { subjectOf } from '@switchboard/api-contract/endpoints/subjects';
import { keyRightOf } from '@switchboard/api-contract/endpoints/keyUse';
import { refusalStatus, type RefusalKind } from '@switchboard/api-contract/errors';
import type { JsonSchema } from '@valibot/to-json-schema';
import { safeParse, type GenericSchema } from 'valibot';
import { isJsonRead } from '../route.ts';
import type { DescribedCall } from './describedCalls.ts';
import { answerSchema, pointerTo, schemaOf } from './schemas.ts';

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
const waits: readonly number[] = [refusalStatus.limited, refusalStatus.unavailable];

/** A refusal with a status. */
export const refusalAnswer = (status: number, description: string) => ({
  description,
  ...(waits.includes(status) && { headers: retryAfter }),
  content: json({ $ref: '#/components/schemas/Error' }),
});

/** How most calls are refused that are refused so: components of the document. */
export const usualRefusals = {
  Unauthenticated: [refusalStatus.unauthenticated, 'Nobody is signed in'],
  Forbidden: [refusalStatus.forbidden, 'The role, or the key, does not allow it'],
  Missing: [refusalStatus.missing, 'Not found'],
  Malformed: [refusalStatus.malformed, 'The body is not JSON'],
  Invalid: [refusalStatus.invalid, 'A field is wrong; `fields` says which'],
  Unavailable: [
    refusalStatus.unavailable,
    'The database does not answer, or can’t be written: its disk is full, for one',
  ],
} as const satisfies Record<string, readonly [status: number, description: string]>;

/** How a call is refused, by status. Any call may find no database. */
function refusals(endpoint: Endpoint): Record<number, object> {
  const texts = new Map<number, string[]>([[refusalStatus.unavailable, []]]);
  for (const [kind, when] of Object.entries(refusalsOf(endpoint))) {
    const status = refusalStatus[kind as RefusalKind];
    texts.set(status, [...(texts.get(status) ?? []), when]);
  }
  return Object.fromEntries(
    [...texts].map(([status, all]) => {
      const text = all.join('. ') || usualRefusals.Unavailable[1];
      const usual = Object.entries(usualRefusals).find(([, [of, words]]) => of === status && words === text);
      return [status, usual ? { $ref: `#/components/responses/${usual[0]}` } : refusalAnswer(status, text)];
    }),
  );
}

/** A parameter of the path. */
function placeOf(name: string, { agents }: DescribedCall): object {
  const given = name === 'agentId' ? agents : name === 'action' ? agentActions : undefined;
  return {
    name,
    in: 'path',
    required: true,
    ...(name === 'agentId' && { description: 'An id or a slug, such as `lead-generation`' }),
    schema: { type: 'string', ...(given && { enum: given }) },
  };
}

/** A parameter of the query. Its default is what the server reads if it is left out. */
function parameterOf(name: string, schema: GenericSchema) {
  const { description, default: _, ...rest } = schemaOf(schema, 'output');
  const { output } = safeParse(schema, undefined);
  return {
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema: { ...rest, ...(output !== undefined && { default: output }) },
  };
}

/** What a call takes beside its body. A query that takes any others takes the filters of the collection. */
function parametersOf(call: DescribedCall): object[] {
  const { endpoint, collection } = call;
  const { path, query, stream, idempotent } = endpoint;
  const places = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const { entries = {}, rest } = (query ?? {}) as { entries?: Record<string, GenericSchema>; rest?: GenericSchema };
  const { sorts = [], filters = [] } = rest && collection ? collection : {};
  return [
    ...places.map((name) => placeOf(name, call)),
    ...Object.entries(entries).map(([name, schema]) => {
      const parameter = parameterOf(name, schema);
      const isSort = name === 'sort' && sorts.length > 0;
      return isSort
        ? { ...parameter, schema: { type: 'string', enum: sorts.flatMap((field) => [field, `-${field}`]) } }
        : parameter;
    }),
    ...filters.map((name) => ({ name, in: 'query', description: 'The wanted value', schema: { type: 'string' } })),
    ...(isJsonRead(endpoint) ? [{ $ref: '#/components/parameters/If-None-Match' }] : []),
    ...(stream ? [{ $ref: '#/components/parameters/Last-Event-ID' }] : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
  ];
}

/** What a call answers if it does what it is asked, by status. */
function successes(endpoint: Endpoint): Record<number, object> {
  const { response, stream, mayBeSilent, file, silent, redirects, created } = endpoint;
  const etag = { headers: { ETag: { $ref: '#/components/headers/ETag' } } };
  // OpenAPI 3.2 has `itemSchema` for this, which generators of clients pass over so far.
  const events = stream && { 'text/event-stream': { schema: pointerTo(stream) ?? {} } };
  if (silent) return { 204: { description: 'Done' } };
  if (redirects) {
    const Location = { description: 'Where to', schema: { type: 'string' } };
    return { 303: { description: 'On to a page of the app', headers: { Location } } };
  }
  if (response)
    return {
      [created ? 201 : 200]: {
        description: events ? 'Done; or server-sent events, each of which is described, its data as JSON' : 'Done',
        ...(isJsonRead(endpoint) && etag),
        content: { ...json(answerSchema(response)), ...events },
      },
      ...(isJsonRead(endpoint) && { 304: { description: 'Unchanged since If-None-Match', ...etag } }),
    };
  if (events)
    return {
      200: { description: 'Server-sent events, each of which is described, its data as JSON', content: events },
      ...(mayBeSilent && { 204: { description: 'There is nothing to tell' } }),
    };
  const types = file ?? ['audio/wav', 'audio/mpeg'];
  const named = { headers: { 'Content-Disposition': { description: 'The file’s name', schema: { type: 'string' } } } };
  return {
    200: {
      description: file ? 'A file' : 'A sound file',
      ...(file && named),
      content: Object.fromEntries(types.map((type) => [type, {}])),
    },
  };
}

/** A call as an operation of OpenAPI. */
export function describeOperation(call: DescribedCall): object {
  const { name, operationId, endpoint, collection, summary, description } = call;
  const { request, signedIn, right, audit } = endpoint;
  const parameters = parametersOf(call);
  return {
    operationId,
    tags: [subjectOf(name)],
    summary,
    ...(description !== undefined && { description }),
    ...(!signedIn ? { security: [] } : !keyRightOf(endpoint) && { security: [{ session: [] }] }),
    ...(right && { 'x-right': right }),
    ...(keyRightOf(endpoint) && { 'x-key': true }),
    ...(collection && { 'x-call': name }),
    ...(audit && { 'x-audit': auditOf({ audit }) }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: request.type !== 'optional', content: json(schemaOf(request)) } }),
    responses: {
      ...successes(endpoint),
      ...refusals(endpoint),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}
