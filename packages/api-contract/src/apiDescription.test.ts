import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { apiDescription, readDescription } from './apiDescription.ts';

const call = (overrides: object = {}) => ({
  operationId: 'run',
  tags: ['Runs'],
  summary: 'One run',
  'x-right': 'see',
  responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
  ...overrides,
});
const read = (paths: object, more: object = {}) =>
  readDescription(v.parse(apiDescription, { openapi: '3.1.0', paths, ...more }));

describe('a description', () => {
  test.each([
    null,
    {},
    [],
    'text',
    { openapi: '3.1.0' },
    { openapi: '2.0', paths: {} },
    { openapi: '3.1.0', paths: [1] },
  ])('is not %j', (body) => expect(v.safeParse(apiDescription, body).success).toBe(false));

  test('leaves out calls that make no sense, and counts them', () => {
    const { calls, subjects } = read({
      '/api/runs/{runId}': {
        get: call(),
        post: null,
        put: call({ summary: 7 }),
        patch: call({ tags: [] }),
        parameters: [],
      },
      '/api/runs': { get: call({ 'x-right': 'fly' }), delete: { ...call(), responses: 'none' } },
      '/healthz': { get: call({ security: [], 'x-right': undefined }) },
    });
    expect(calls.items.map(({ id, method }) => [method, id])).toEqual([['GET', 'run']]);
    expect(calls.leftOut).toBe(5);
    expect(subjects).toEqual(['Runs']);
  });

  test('does without parts that are odd', () => {
    const odd = { servers: 'here', tags: 3, 'x-calls': [], components: { schemas: { Run: 4 } } };
    const { server, schemas, calls } = read({ '/api/runs': { get: call({ parameters: [3, { name: 'x' }] }) } }, odd);
    expect([server, schemas, calls.items[0]?.parameters]).toEqual(['/', {}, []]);
  });

  test('makes one call of what each collection has', () => {
    const place = { name: 'agentId', in: 'path', required: true, schema: {} };
    const list = (operationId: string) => ({
      get: call({ operationId, 'x-call': 'listRecords', parameters: [place, { name: operationId, in: 'query' }] }),
    });
    const { calls } = read(
      { '/api/agents/{agentId}/records/emails': list('a'), '/api/agents/{agentId}/records/leads': list('b') },
      { 'x-calls': { listRecords: { path: '/api/agents/{agentId}/records/{collection}', summary: 'Records' } } },
    );
    expect(calls.items).toMatchObject([
      {
        id: 'listRecords',
        path: '/api/agents/{agentId}/records/{collection}',
        summary: 'Records',
        collections: ['emails', 'leads'],
        places: [{ name: 'agentId' }, { name: 'collection' }],
        parameters: [{ name: 'b', required: false }],
      },
    ]);
  });

  test('tells what a call takes and answers', () => {
    const schema = { properties: { name: { type: 'string', description: 'Of it' }, more: {} }, required: ['name'] };
    const { calls } = read({
      '/a': { post: call({ requestBody: { content: { 'application/json': { schema } } }, responses: { 204: {} } }) },
      '/b': { get: call({ operationId: 'file', responses: { 200: { content: { 'text/csv': {} } }, 400: {} } }) },
      '/c': {
        get: call({ operationId: 'c', responses: { 200: { content: { 'application/json': { example: [1] } } } } }),
      },
    });
    const [a, b, c] = calls.items;
    expect(a?.body).toEqual([
      { name: 'name', required: true, description: 'Of it', schema: schema.properties.name },
      { name: 'more', required: false, description: undefined, schema: {} },
    ]);
    expect([a?.answer, b?.answer, c?.answer]).toEqual([
      { types: [] },
      { types: ['text/csv'] },
      { types: ['application/json'], example: [1] },
    ]);
  });
});
