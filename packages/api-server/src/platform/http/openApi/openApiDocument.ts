import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import { callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { subjectNames } from '@switchboard/api-contract/endpoints/subjects';
import { product } from '@switchboard/api-contract/product';
import { collectionCalls, describedCalls, openApiPath } from './describedCalls.ts';
import { describeOperation, json, refusalAnswer, usualRefusals } from './describeOperation.ts';
import { componentSchemas } from './schemas.ts';

const works = (description: string) => ({
  description,
  content: json({ type: 'object', properties: { ok: { const: true } }, required: ['ok'] }),
});

/** What those ask who watch the server. Anyone may. */
const openPaths = {
  '/healthz': {
    get: {
      operationId: 'healthz',
      tags: ['Server'],
      summary: 'Whether the process is alive',
      security: [],
      responses: { 200: works('It is') },
    },
  },
  '/readyz': {
    get: {
      operationId: 'readyz',
      tags: ['Server'],
      summary: 'Whether the server can do its work',
      security: [],
      responses: {
        200: works('The database can be read and written'),
        503: { $ref: '#/components/responses/Unavailable' },
      },
    },
  },
} as const;

/** The calls of the contract as an OpenAPI 3.1 document. `address`: where they are made to. */
export function openApiDocument(address: string): AnswerOf<typeof endpoints.openApi> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of describedCalls(endpoints)) {
    const path = openApiPath(call.endpoint.path);
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: describeOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: product.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every refusal is `{error, fields?}`. Bodies are JSON; fields that are not described are refused. Instants are ISO 8601 with a zone. Where a path has the slug of an agent, its id leads there, too. Creating calls answer 200, or 201 where said, with what was created.',
    },
    servers: [{ url: address }],
    security: [{ session: [] }, { key: [] }],
    tags: subjectNames.map((name) => ({ name })),
    'x-calls': collectionCalls(endpoints),
    paths: { ...paths, ...openPaths },
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `token` that POST /api/auth/login answers with. It ends with POST /api/auth/logout, or when it was long not used',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'sb_…',
          description: `A key that a member made for a program, under Profile › Keys. It needs the right in \`x-right\`; at most ${callLimits.keyCalls.most} calls a minute, then 429 with Retry-After. A key that asks first makes no call that needs \`work\` or \`configure\``,
        },
      },
      parameters: {
        'If-None-Match': {
          name: 'If-None-Match',
          in: 'header',
          description: 'The ETag of an earlier answer. If it would be the same, the answer is 304 without a body',
          schema: { type: 'string' },
        },
        'Idempotency-Key': {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'An id of what is sent. With the same id it is not done again, and its answer goes on',
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
        'Last-Event-ID': {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event that came, after which the stream goes on',
          schema: { type: 'string' },
        },
      },
      headers: {
        ETag: { description: 'Changes with the answer, for If-None-Match', schema: { type: 'string' } },
        'Retry-After': { description: 'Seconds until it may work', schema: { type: 'integer' } },
      },
      responses: {
        Refused: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
        ...Object.fromEntries(
          Object.entries(usualRefusals).map(([name, [status, text]]) => [name, refusalAnswer(status, text)]),
        ),
      },
      schemas: componentSchemas(),
    },
  };
}
