import { agentConfiguration, agentDetail, agentMetrics, execution } from '@switchboard/api-contract/agentDetail';
import { agentSummary } from '@switchboard/api-contract/agents';
import { tenant, user } from '@switchboard/api-contract/auth';
import { connection, testResult } from '@switchboard/api-contract/connections';
import { auditOf, endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import { errorBody } from '@switchboard/api-contract/errors';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import { limits } from '@switchboard/api-contract/limits';
import { exportFormats } from '@switchboard/api-contract/records/listQuery';
import { product } from '@switchboard/api-contract/product';
import { mayOf } from '@switchboard/api-contract/roles';
import { event } from '@switchboard/api-contract/agents/calendar';
import { contact } from '@switchboard/api-contract/agents/contacts';
import { email, template } from '@switchboard/api-contract/agents/email';
import { lead } from '@switchboard/api-contract/agents/leadGeneration';
import { business } from '@switchboard/api-contract/agents/mapsScraper';
import { orchestratorTask, workflow } from '@switchboard/api-contract/agents/orchestrator';
import { researchSource, researchTask } from '@switchboard/api-contract/agents/research';
import { activity } from '@switchboard/api-contract/agents/shared';
import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';
import { rowSchema } from '@switchboard/api-contract/wire';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Entities that several answers share. Each becomes a component. */
const entities = {
  Error: errorBody,
  User: user,
  Tenant: tenant,
  AgentSummary: agentSummary,
  Agent: agentDetail,
  AgentMetrics: agentMetrics,
  AgentConfiguration: agentConfiguration,
  Execution: execution,
  Connection: connection,
  TestResult: testResult,
  Activity: activity,
  FactOrText: factOrTextSchema,
  Lead: lead,
  Email: email,
  Template: template,
  Event: event,
  Business: business,
  Contact: contact,
  Task: orchestratorTask,
  Workflow: workflow,
  ResearchTask: researchTask,
  ResearchSource: researchSource,
} as const satisfies Record<string, GenericSchema>;

const nameOf = new Map<object, string>(Object.entries(entities).map(([name, schema]) => [schema, name]));

/**
 * A request's schema as JSON Schema: what the server accepts. Checks that JSON Schema can't express (such as 'the end
 * is after the start') are left out.
 */
function requestSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}

/**
 * An answer's schema: what the server sends, without the nulls and defaults that a client tolerates. `whole` is an
 * entity to write out in full.
 */
function answerSchema(schema: GenericSchema, whole?: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === whole) return undefined;
      const name = nameOf.get(valibotSchema);
      if (name) return { $ref: `#/components/schemas/${name}` };
      const item = rowSchema(valibotSchema);
      if (item) return { type: 'array', items: answerSchema(item) };
      const isWrapper = valibotSchema.type === 'optional' || valibotSchema.type === 'nullable';
      return isWrapper && 'wrapped' in valibotSchema ? answerSchema(valibotSchema.wrapped as GenericSchema) : undefined;
    },
  });
  return rest;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const refusal = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });

/** Every call of the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  for (const path of ['/healthz', '/readyz']) {
    paths[path] = {
      get: {
        operationId: path.slice(1),
        tags: ['operations'],
        responses: {
          200: { description: 'It works' },
          ...(path === '/readyz' ? { 503: refusal('The database is not responding') } : {}),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: product.version,
      description:
        'Every refusal is `{error, fields?}`. Answers to GET carry an ETag. Creating calls answer 200, or 201 where said, with what was created.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/auth/login' } },
      schemas: Object.fromEntries(
        Object.entries(entities).map(([name, schema]) => [name, answerSchema(schema, schema)]),
      ),
    },
  };
}

const text = { type: 'string' } as const;

/** What the lists of records take besides the filters of their collection. */
const ofLists = {
  search: { description: 'Words, all of which are in the searched fields; without case and accents', schema: text },
  sort: {
    description: 'A field of the collection, after `-` the other way round; without one the newest come first',
    schema: text,
  },
  deleted: { description: 'true: those that can be restored', schema: { enum: ['true', 'false'] } },
} as const;

/** The parameters of an address, by the name of its call. */
const queries: Readonly<Record<string, Readonly<Record<string, { description: string; schema: object }>>>> = {
  listRecords: {
    cursor: { description: '`next` of the page before, with the same sort', schema: text },
    limit: {
      description: 'Records of a page',
      schema: { type: 'integer', minimum: 1, maximum: limits.records.page.max, default: limits.records.page.usual },
    },
    ...ofLists,
  },
  exportRecords: {
    format: { description: 'Of the file', schema: { enum: exportFormats, default: 'csv' } },
    ...ofLists,
  },
  usage: { month: { description: '`YYYY-MM`, by default this month of the organisation’s zone', schema: text } },
  deleteRecord: {
    version: {
      description: 'The version that is seen; 409 if it has changed',
      schema: { type: 'integer', minimum: 1 },
    },
  },
};

/** The fields of records that lists are filtered by: each collection has some of them. */
const filters = [...new Set(Object.values(collectionOf).flatMap((one) => one.filters))].toSorted();

function parametersOf(operationId: string, places: readonly (string | undefined)[]) {
  const query = Object.entries(queries[operationId] ?? {});
  const isList = operationId === 'listRecords' || operationId === 'exportRecords';
  const parameters = [
    ...places.map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...query.map(([name, rest]) => ({ name, in: 'query', ...rest })),
    ...(isList ? filters : []).map((name) => ({
      name,
      in: 'query',
      description: `The wanted value, in collections with this filter: ${collectionsWith(name).join(', ')}`,
      schema: text,
    })),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

const collectionsWith = (filter: string): string[] =>
  Object.entries(collectionOf).flatMap(([name, one]) => (one.filters.includes(filter) ? [name] : []));

/** A change of a record: the version that is seen, and fields of its collection. */
function patchSchema(): JsonSchema {
  const version = { type: 'integer', minimum: 1 } as const;
  return {
    anyOf: Object.entries(collectionOf).flatMap(([title, { edits }]) => {
      if (!edits) return [];
      const { properties = {}, ...rest } = requestSchema(edits);
      return [{ ...rest, title, properties: { version, ...properties }, required: ['version'] }];
    }),
  };
}

function operation(
  operationId: string,
  { method, path, request, response, signedIn, right, audit, created, stream, file, silent, page }: Endpoint,
): object {
  const places = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  return {
    operationId,
    tags: [path.split('/')[2] ?? 'api'],
    ...(signedIn ? { security: [{ bearer: [] }] } : {}),
    ...(right ? { 'x-right': right } : {}),
    ...(audit ? { 'x-audit': auditOf({ audit }) } : {}),
    ...parametersOf(operationId, places),
    ...(request
      ? {
          requestBody: {
            required: true,
            content: json(operationId === 'changeRecord' ? patchSchema() : requestSchema(request)),
          },
        }
      : {}),
    responses: {
      [silent ? 204 : page ? 303 : created ? 201 : 200]: response
        ? { description: 'Done', content: json(answerSchema(response)) }
        : silent || page
          ? { description: page ? 'On to a page of the app' : 'Done' }
          : stream
            ? { description: 'Server-sent events: run, step, records', content: { 'text/event-stream': {} } }
            : file
              ? { description: 'All records that match', content: { 'text/csv': {}, 'application/json': {} } }
              : { description: 'A sound file', content: { 'audio/wav': {}, 'audio/mpeg': {} } },
      ...(method === 'GET' && !stream && !file && !page
        ? { 304: { description: 'Unchanged since If-None-Match' } }
        : {}),
      ...(['changeRecord', 'deleteRecord'].includes(operationId)
        ? { 409: refusal('The record has changed since `version`; `theirs` is the record as it is now') }
        : {}),
      ...(operationId === 'setupConnection'
        ? { 409: refusal('The new values could not be checked, and the old ones work; `choose` says what can be done') }
        : {}),
      ...(!request && queries[operationId]
        ? { 422: refusal('A parameter is unknown or wrong; `fields` says which') }
        : {}),
      ...(request
        ? { 400: refusal('The body is not JSON'), 422: refusal('A field is wrong; `fields` says which') }
        : {}),
      401: refusal(signedIn ? 'Nobody is signed in' : 'The credentials are wrong'),
      ...(right && !mayOf('tenant_viewer', right) ? { 403: refusal('The role does not allow it') } : {}),
      ...(places.length > 0 ? { 404: refusal('Not found') } : {}),
      ...(places.includes('token')
        ? { 410: refusal('The link was used, has expired or was withdrawn; the sentence says which, and whom to ask') }
        : {}),
      ...(signedIn ? {} : { 429: refusal('Too many failed tries; Retry-After says how long') }),
      default: refusal('Refused'),
    },
  };
}
