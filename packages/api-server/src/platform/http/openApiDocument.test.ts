import { auditOf, endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { refusalStatus, type RefusalKind } from '@switchboard/api-contract/errors';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { openApiDocument } from './openApiDocument.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: unknown;
  readonly 'x-right'?: string;
  readonly 'x-audit'?: readonly string[];
  readonly parameters?: readonly { name: string; in: string }[];
  readonly requestBody?: {
    content: {
      'application/json': {
        schema: { required?: string[]; additionalProperties?: boolean; properties: Record<string, object> };
      };
    };
  };
  readonly responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, { properties: Record<string, object> }> };
}

const document = JSON.parse(JSON.stringify(openApiDocument(endpoints))) as Document;

describe('the OpenAPI document', () => {
  test.each(Object.entries<Endpoint>(endpoints))('holds %s', (name, endpoint) => {
    const { method, path, request, response, signedIn, right, created, stream, file, silent, redirects } = endpoint;
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(Boolean(operation?.security)).toBe(signedIn);
    expect(operation?.['x-right']).toBe(right);
    expect(operation?.['x-audit'] ?? []).toEqual(auditOf(endpoint));
    const places = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(places.map((parameter) => `:${parameter.name}`)).toEqual(path.match(/:\w+/g) ?? []);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(request));
    for (const [kind, when] of Object.entries(refusalsOf(endpoint)))
      expect(operation?.responses[refusalStatus[kind as RefusalKind]]).toMatchObject({ description: when });
    expect(
      Object.keys(operation?.responses[silent ? '204' : redirects ? '303' : created ? '201' : '200']?.content ?? {}),
    ).toEqual(
      response
        ? ['application/json', ...(stream ? ['text/event-stream'] : [])]
        : silent || redirects
          ? []
          : stream
            ? ['text/event-stream']
            : file
              ? file
              : ['audio/wav', 'audio/mpeg'],
    );
  });

  test('points only to what it holds', () => {
    const pointers = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(pointers.length).toBeGreaterThan(50);
    for (const pointer of pointers)
      expect(document.components).toHaveProperty(pointer.slice('"$ref":"#/components/'.length, -1).split('/'));
  });

  test('says what lists of records take, and what a change of a record may say', () => {
    const list = '/api/agents/{agentId}/records/{collection}';
    const namesOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name);
    expect(namesOf(list, 'get')).toEqual(
      expect.arrayContaining(['cursor', 'limit', 'search', 'sort', 'deleted', 'status', 'isRead']),
    );
    expect(namesOf(`${list}/export`, 'post')).toEqual(expect.arrayContaining(['sort', 'search', 'status']));
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
      anyOf: expect.arrayContaining([
        expect.objectContaining({
          title: 'leads',
          required: ['version'],
          additionalProperties: false,
          properties: expect.objectContaining({ version: { type: 'integer', minimum: 1 }, status: expect.anything() }),
        }),
      ]),
    });
  });

  test('says what a list holds and what a body needs', () => {
    expect(document.paths['/api/agents']?.['get']?.responses['200']?.content?.['application/json']?.schema).toEqual({
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
    expect(answer.body.length).toBeLessThan(220_000);
  });
});
