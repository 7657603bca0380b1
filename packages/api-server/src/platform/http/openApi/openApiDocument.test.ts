import { collectionOf } from '@switchboard/api-contract/agents/all';
import { auditOf, endpoints, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { keyRightOf } from '@switchboard/api-contract/endpoints/keyUse';
import { summaries } from '@switchboard/api-contract/endpoints/summaries';
import { refusalStatus, type RefusalKind } from '@switchboard/api-contract/errors';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import { openApiDocument } from './openApiDocument.ts';

interface Answer {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: object;
  readonly content?: Record<string, { readonly schema?: object }>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: unknown;
  readonly 'x-right'?: string;
  readonly 'x-key'?: boolean;
  readonly 'x-audit'?: readonly string[];
  readonly parameters?: readonly { name: string; in: string }[];
  readonly requestBody?: { readonly content: { 'application/json': { readonly schema: object } } };
  readonly responses: Record<string, Answer>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly responses: Record<string, Answer>;
    readonly schemas: Record<string, { readonly properties: Record<string, object>; readonly oneOf?: object[] }>;
  };
}

const document = JSON.parse(JSON.stringify(openApiDocument('/'))) as Document;

/** An answer of an operation, read from the components if it points there. */
function answerOf(operation: Operation | undefined, status: number | string): Answer | undefined {
  const answer = operation?.responses[status];
  return answer?.$ref === undefined ? answer : document.components.responses[answer.$ref.split('/').at(-1) ?? ''];
}
const contentOf = (operation: Operation | undefined, status: number | string) =>
  answerOf(operation, status)?.content?.['application/json']?.schema;

/** A call that names a collection is described for each: leads have all of them. One that adds is beside the list. */
const describedAt = ({ path }: Endpoint): string =>
  path
    .replace(':collection', 'leads')
    .replace(/(?<=agents\/)[a-z-]+(?=\/records\/)/, ':agentId')
    .replace(/:(\w+)/g, '{$1}');

describe('the OpenAPI document', () => {
  test.each(Object.entries<Endpoint>(endpoints))('holds %s', (name, endpoint) => {
    const { method, path, request, response, signedIn, right, created, stream, file, silent, redirects } = endpoint;
    const operation = document.paths[describedAt(endpoint)]?.[method.toLowerCase()];
    const isNamed = !path.includes(':collection');
    expect(operation?.operationId === name).toBe(isNamed);
    expect(summaries[name as EndpointName].startsWith(`${operation?.summary}`)).toBe(isNamed);
    expect(operation?.summary).toMatch(/^[A-Z].{4,}[^. ]$/);
    expect(operation?.security).toEqual(!signedIn ? [] : keyRightOf(endpoint) ? undefined : [{ session: [] }]);
    expect(operation?.['x-right']).toBe(right);
    expect(operation?.['x-key'] === true).toBe(keyRightOf(endpoint) !== undefined);
    expect(operation?.['x-audit'] ?? []).toEqual(auditOf(endpoint));
    const places = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(places.map(({ name: place }) => `{${place}}`)).toEqual(describedAt(endpoint).match(/\{\w+\}/g) ?? []);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(request));
    for (const [kind, when] of Object.entries(refusalsOf(endpoint))) {
      const status = refusalStatus[kind as RefusalKind];
      expect(answerOf(operation, status)?.description).toContain(when);
      expect('Retry-After' in (answerOf(operation, status)?.headers ?? {})).toBe(status === 429 || status === 503);
    }
    const success = operation?.responses[silent ? '204' : redirects ? '303' : created ? '201' : '200'];
    expect(Object.keys(success?.content ?? {})).toEqual(
      response
        ? ['application/json', ...(stream ? ['text/event-stream'] : [])]
        : silent || redirects
          ? []
          : stream
            ? ['text/event-stream']
            : (file ?? ['audio/wav', 'audio/mpeg']),
    );
  });

  test('keeps redocly’s recommended rules', async () => {
    // The names of subjects say it all.
    const config = await createConfig({ extends: ['recommended'], rules: { 'tag-description': 'off' } });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`)).toEqual([
      // Such addresses are released, so they stay; no id of a record is `send`, none of a member `invitations`.
      ...[
        ['/api/members/{memberId}/reset', '/api/members/invitations/{invitationId}'],
        ...['businesses', 'contacts', 'leads'].map((collection) => [
          `/api/agents/{agentId}/records/${collection}/send/{service}`,
          `/api/agents/{agentId}/records/${collection}/{recordId}/restore`,
        ]),
      ].map(
        ([path = '', other]) =>
          `no-ambiguous-paths #/paths/${path.replaceAll('/', '~1')} Paths should resolve unambiguously. Found two ambiguous paths: \`${other}\` and \`${path}\`.`,
      ),
      // They refuse nobody.
      ...['/api/sso', '/api/sso/callback', '/api/openapi.json', '/healthz', '/readyz'].map(
        (path) =>
          `operation-4xx-response #/paths/${path.replaceAll('/', '~1')}/get/responses Operation must have at least one \`4XX\` response.`,
      ),
    ]);
  });

  test('says of every record what it is', () => {
    const namesOf = (pattern: string) =>
      Object.keys(collectionOf).map((title) => [title, document.paths[pattern.replace('*', title)]] as const);
    for (const [title, path] of namesOf('/api/agents/{agentId}/records/*')) {
      const page = contentOf(path?.['get'], 200) as { properties: Record<string, unknown> };
      expect(page.properties['items'], title).toEqual({
        type: 'array',
        items: {
          allOf: [
            { $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) },
            { $ref: '#/components/schemas/StoredRecord' },
          ],
        },
      });
    }
    expect(contentOf(document.paths['/api/agents/{agentId}/records/leads/{recordId}']?.['patch'], 200)).toEqual({
      allOf: [{ $ref: '#/components/schemas/Lead' }, { $ref: '#/components/schemas/StoredRecord' }],
    });
    const withBody = namesOf('/api/agents/{agentId}/records/*/{recordId}').flatMap(([title, path]) =>
      path?.['patch'] ? [title] : [],
    );
    expect(withBody).toEqual(Object.keys(collectionOf).filter((title) => collectionOf[title]?.edits));
    expect(document.paths['/api/agents/{agentId}/records/leads']).toMatchObject({
      get: { operationId: 'listLeads', summary: 'One page of leads' },
      post: {
        operationId: 'addLead',
        parameters: [{ name: 'agentId', schema: { enum: ['lead-generation', 'lead-generation-agent'] } }],
      },
    });
  });

  test('says what streams tell', () => {
    const events = (of: Operation | undefined) => answerOf(of, 200)?.content?.['text/event-stream']?.schema;
    const pointer = { $ref: '#/components/schemas/ChatEvent' };
    expect(events(document.paths[endpoints.chat.path]?.['post'])).toEqual(pointer);
    const conversation = document.paths['/api/conversations/{conversationId}/events']?.['get'];
    expect(events(conversation)).toEqual(pointer);
    expect(Object.keys(conversation?.responses ?? {})).toContain('204');
    expect(conversation?.parameters).toContainEqual({ $ref: '#/components/parameters/Last-Event-ID' });
    expect(events(document.paths['/api/agents/{agentId}/events']?.['get'])).toEqual({
      $ref: '#/components/schemas/AgentEvent',
    });
    expect(document.components.schemas['ChatEvent']?.oneOf).toContainEqual({
      type: 'object',
      title: 'delta',
      properties: {
        id: { type: 'string' },
        event: { const: 'delta' },
        data: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      },
      required: ['id', 'event', 'data'],
    });
  });

  test('says how reads are asked again, and what instants look like', () => {
    const read = document.paths['/api/agents']?.['get'];
    expect(read?.parameters).toContainEqual({ $ref: '#/components/parameters/If-None-Match' });
    for (const status of [200, 304]) expect(answerOf(read, status)?.headers).toHaveProperty('ETag');
    expect(document.paths['/api/agents']?.['post']?.responses).not.toHaveProperty('304');
    expect(document.components.schemas['Lead']?.properties['createdAt']).toEqual({
      type: 'string',
      format: 'date-time',
    });
  });

  test('points only to what it holds', () => {
    const pointers = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(pointers.length).toBeGreaterThan(50);
    for (const pointer of pointers)
      expect(document.components).toHaveProperty(pointer.slice('"$ref":"#/components/'.length, -1).split('/'));
  });

  test('says what lists of records take, and what a change of a record may say', () => {
    const list = '/api/agents/{agentId}/records/leads';
    const namesOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name);
    const filters = ['status', 'industry', 'location', 'companySize', 'source'];
    expect(namesOf(list, 'get')).toEqual(['cursor', 'limit', 'search', 'sort', 'deleted', ...filters]);
    expect(namesOf(`${list}/export`, 'post')).toEqual(['search', 'sort', 'deleted', ...filters]);
    expect(namesOf(`${list}/{recordId}`, 'delete')).toEqual(['version']);
    expect(document.paths[list]?.['get']?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      description: 'Records of a page',
      schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    });
    expect(
      document.paths[`${list}/{recordId}`]?.['patch']?.requestBody?.content['application/json'].schema,
    ).toMatchObject({
      required: ['version'],
      additionalProperties: false,
      properties: expect.objectContaining({ version: { type: 'integer', minimum: 1 }, status: expect.anything() }),
    });
  });

  test('says what a list holds and what a body needs', () => {
    expect(contentOf(document.paths['/api/agents']?.['get'], 200)).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/AgentSummary' },
    });
    expect(document.components.schemas['Agent']?.properties['capabilities']).toEqual({
      type: 'array',
      items: { type: 'string' },
    });
    const body =
      document.paths['/api/agents/{agentId}/config']?.['put']?.requestBody?.content['application/json'].schema;
    expect(body).toMatchObject({
      additionalProperties: false,
      properties: { timeout: { type: 'integer', minimum: 10, maximum: 3600 } },
    });
  });

  test('says that a field may hold a fact or a text', () => {
    const pointer = { $ref: '#/components/schemas/FactOrText' };
    expect(document.components.schemas['Execution']?.properties).toMatchObject({
      result: pointer,
      errorMessage: pointer,
    });
    expect(document.components.schemas['Activity']?.properties['text']).toEqual(pointer);
    expect(document.components.schemas['FactOrText']).toEqual({
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: {
            kind: { type: 'string', minLength: 1 },
            args: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: {} },
          },
          required: ['kind', 'args'],
        },
      ],
    });
  });

  test('is served to anyone, and small', async () => {
    const answer = await (await createTestApp()).inject({ url: '/api/openapi.json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(document);
    expect(answer.body.length).toBeLessThan(360_000);
    const reached = await createTestApp({ env: { PUBLIC_URL: 'https://board.example.com' } });
    expect((await reached.inject({ url: '/api/openapi.json' })).json()).toMatchObject({
      servers: [{ url: 'https://board.example.com' }],
    });
  });
});
