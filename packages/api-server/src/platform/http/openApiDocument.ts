import { agentConfiguration, agentDetail, agentMetrics, execution } from '@switchboard/api-contract/agentDetail';
import { agentSummary } from '@switchboard/api-contract/agents';
import { tenant, user } from '@switchboard/api-contract/auth';
import { answerReceipt, chatMessage, conversation } from '@switchboard/api-contract/conversations';
import { connection, testResult } from '@switchboard/api-contract/connections';
import { auditOf, type Endpoint } from '@switchboard/api-contract/endpoints';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { errorBody, refusalStatus, type RefusalKind } from '@switchboard/api-contract/errors';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import { product } from '@switchboard/api-contract/product';
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
import { safeParse, type GenericSchema } from 'valibot';

/** Types that several answers share. Each becomes a component of the document. */
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
  Conversation: conversation,
  ChatMessage: chatMessage,
  Receipt: answerReceipt,
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
 * A valibot schema as JSON Schema: of what is sent (`input`), or of what the server reads (`output`). Checks that JSON
 * Schema can't express, such as 'the end is after the start', are left out.
 */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
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
const errorAnswer = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });

const works = (description: string) => ({
  description,
  content: json({ type: 'object', properties: { ok: { const: true } }, required: ['ok'] }),
});

/** What those ask who watch the server. Anyone may. */
const healthPaths = {
  '/healthz': {
    get: { operationId: 'healthz', tags: ['operations'], responses: { 200: works('The process is alive') } },
  },
  '/readyz': {
    get: {
      operationId: 'readyz',
      tags: ['operations'],
      responses: {
        200: works('The database can be read and written'),
        503: {
          ...errorAnswer('The database does not answer, or can’t be written: its disk is full, for one'),
          headers: { 'retry-after': { description: 'Seconds until it may', schema: { type: 'integer' } } },
        },
      },
    },
  },
} as const;

/** The calls of a table as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) };
  }
  Object.assign(paths, healthPaths);
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
      responses: { Refused: errorAnswer('Refused') },
      schemas: Object.fromEntries(
        Object.entries(entities).map(([name, schema]) => [name, answerSchema(schema, schema)]),
      ),
    },
  };
}

/** A parameter of the query. Its default is what the server reads if it is left out. */
function parameterOf(name: string, schema: GenericSchema): object {
  const { description, default: _, ...rest } = schemaOf(schema, 'output');
  const { output } = safeParse(schema, undefined);
  return {
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema: { ...rest, ...(output !== undefined && { default: output }) },
  };
}

/** The fields of records that lists are filtered by: each collection has some of them. */
const filters = [...new Set(Object.values(collectionOf).flatMap((one) => one.filters))].toSorted();

const filterParameters = filters.map((name) => {
  const collections = Object.entries(collectionOf).flatMap(([title, one]) =>
    one.filters.includes(name) ? [title] : [],
  );
  return {
    name,
    in: 'query',
    description: `The wanted value, in collections with this filter: ${collections.join(', ')}`,
    schema: { type: 'string' },
  };
});

/** The parameters of the path, then those of the query. A query that takes any others takes filters. */
function parametersOf({ path, query }: Endpoint): object[] {
  const pathNames = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  const { entries = {}, rest } = (query ?? {}) as { entries?: Record<string, GenericSchema>; rest?: GenericSchema };
  return [
    ...pathNames.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(entries).map(([name, schema]) => parameterOf(name, schema)),
    ...(rest ? filterParameters : []),
  ];
}

/** The schema of a body. One that takes further fields takes those of the record that it changes. */
function bodySchema(request: GenericSchema): JsonSchema {
  const own = schemaOf(request);
  if (request.type !== 'loose_object') return own;
  return {
    anyOf: Object.entries(collectionOf).flatMap(([title, { edits }]) => {
      if (!edits) return [];
      const { properties, ...rest } = schemaOf(edits);
      return [{ ...rest, title, properties: { ...own.properties, ...properties }, required: own.required }];
    }),
  };
}

function successAnswer({ response, stream, file, silent, redirects }: Endpoint): object {
  const events = stream && { 'text/event-stream': {} };
  if (response) return { description: 'Done', content: { ...json(answerSchema(response)), ...events } };
  if (silent || redirects) return { description: redirects ? 'On to a page of the app' : 'Done' };
  if (events) return { description: 'Server-sent events', content: events };
  return file
    ? { description: 'A file', content: Object.fromEntries(file.map((type) => [type, {}])) }
    : { description: 'A sound file', content: { 'audio/wav': {}, 'audio/mpeg': {} } };
}

function describeOperation(operationId: string, endpoint: Endpoint): object {
  const { method, path, request, signedIn, right, audit, created, stream, file, silent, redirects } = endpoint;
  const parameters = parametersOf(endpoint);
  const refusals = refusalsOf(endpoint);
  return {
    operationId,
    tags: [path.split('/')[2] ?? 'api'],
    ...(signedIn ? { security: [{ bearer: [] }] } : {}),
    ...(right ? { 'x-right': right } : {}),
    ...(audit ? { 'x-audit': auditOf({ audit }) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: { required: true, content: json(bodySchema(request)) } } : {}),
    responses: {
      [silent ? 204 : redirects ? 303 : created ? 201 : 200]: successAnswer(endpoint),
      ...(method === 'GET' && !stream && !file && !redirects
        ? { 304: { description: 'Unchanged since If-None-Match' } }
        : {}),
      ...Object.fromEntries(
        Object.entries(refusalStatus).flatMap(([kind, status]) => {
          const when = refusals[kind as RefusalKind];
          return when === undefined ? [] : [[status, errorAnswer(when)]];
        }),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}
