import type { DescribedCall } from '@switchboard/api-contract/apiDescription';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { aboutField, exampleOf, kindOf, shapeOf } from './schemaWords.ts';

const schemas = {
  Self: { $ref: '#/components/schemas/Self' },
  Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } }, required: ['next'] },
  Named: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};
const pointer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([
  [{ type: 'integer', minimum: 1, maximum: 200 }, '1 to 200'],
  [{ type: 'string', format: 'date-time' }, 'instant'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'list of one of 2'],
  [{ const: true }, 'true'],
  [pointer('Nothing'), 'any'],
  [null, 'any'],
])('%j is called %s', (schema, words) => {
  expect(kindOf(schema, schemas)).toBe(words);
});

test('a shape holds what several schemas say together, and says what may be missing', () => {
  const both = {
    allOf: [pointer('Named'), { type: 'object', properties: { at: { type: 'string', format: 'date' } } }],
  };
  expect(shapeOf({ type: 'array', items: both }, schemas)).toBe('[{\n  "name": text,\n  "at"?: day\n}]');
});

test.each(['Self', 'Tree', 'Node'])('a schema that points in a circle ends: %s', (name) => {
  expect(kindOf(pointer(name), schemas)).toMatch(/./);
  expect(shapeOf(pointer(name), schemas).length).toBeLessThan(1_000);
  expect(JSON.stringify(exampleOf(pointer(name), schemas)).length).toBeLessThan(1_000);
});

test('a field says what it is, its values, and what it is if left out', () => {
  expect(aboutField({ enum: ['csv', 'json'], default: 'csv' }, 'The format.')).toBe(
    'The format; csv and json; csv unless said',
  );
});

const call: DescribedCall = {
  id: 'addLead',
  method: 'POST',
  path: '/api/agents/{agentId}/records/{collection}/{recordId}',
  subject: 'Records',
  right: 'work',
  forKeys: true,
  summary: 'Add',
  description: undefined,
  collections: ['emails', 'leads'],
  places: [],
  parameters: [],
  body: [
    { name: 'name', required: true, schema: { example: "O'Hara" } },
    { name: 'more', required: false, schema: {} },
  ],
  answer: { types: [] },
};

test('a line for curl has what must be there, quoted for the shell, and the key in a variable', () => {
  expect(curlOf(call, 'https://a.example', {}).split(' \\\n  ')).toEqual([
    'curl -X POST',
    'https://a.example/api/agents/lead-generation/records/leads/RECORD_ID',
    '-H "Content-Type: application/json"',
    String.raw`-d '{"name":"O'\''Hara"}'`,
    '-H "Authorization: Bearer $SWITCHBOARD_KEY"',
  ]);
});

test('a stream is read as it comes, and parameters are shown by their usual or first values', () => {
  const stream = { ...call, method: 'GET', path: '/api/events', body: [], answer: { types: ['text/event-stream'] } };
  const parameters = [
    { name: 'limit', required: false, schema: { default: 50 } },
    { name: 'sort', required: false, schema: { enum: ['name'] } },
    { name: 'search', required: false, schema: { type: 'string' } },
  ];
  expect(curlOf({ ...stream, parameters }, '', {})).toMatch(
    /^curl -N -G \\\n {2}\/api\/events \\\n {2}-d limit=50 -d sort=name \\/,
  );
});
