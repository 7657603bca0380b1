import { expect, test } from 'vitest';
import type { JsonSchema } from './JsonSchema.ts';
import { fill } from './fill.ts';
import { scopeOfConversation } from './Scope.ts';
import { isFields } from '../requests.ts';

/** What is wrong with a value by its schema, in the keywords that are used here. */
function problems(schema: JsonSchema, value: unknown, at = '$'): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const fits = types.length === 0 || types.includes(kind) || (types.includes('integer') && Number.isInteger(value));
  const wrong = (isWrong: boolean, what: string): string[] => (isWrong ? [`${at}: ${what}`] : []);
  return [
    ...wrong(!fits, `${kind} is not ${types.join(' or ')}`),
    ...wrong(schema.enum !== undefined && !schema.enum.includes(value), `${String(value)} is not allowed`),
    ...wrong(schema.const !== undefined && schema.const !== value, 'is another constant'),
    ...(typeof value === 'number'
      ? [
          ...wrong(
            value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity),
            `${value} is out of range`,
          ),
          ...wrong(value <= (schema.exclusiveMinimum ?? -Infinity), `${value} is too small`),
        ]
      : []),
    ...(typeof value === 'string'
      ? wrong(
          value.length < (schema.minLength ?? 0) || value.length > (schema.maxLength ?? Infinity),
          `${value.length} characters`,
        )
      : []),
    ...(Array.isArray(value)
      ? [
          ...wrong(
            value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity),
            `${value.length} items`,
          ),
          ...value.flatMap((item, index) => problems(schema.items ?? {}, item, `${at}[${index}]`)),
        ]
      : []),
    ...(isFields(value) && schema.properties
      ? [
          ...(schema.required ?? []).flatMap((name) => wrong(!(name in value), `${name} is missing`)),
          ...Object.entries(value).flatMap(([name, one]) =>
            problems(schema.properties?.[name] ?? { const: Symbol(name) }, one, `${at}.${name}`),
          ),
        ]
      : []),
  ];
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

const article = `Demand for frozen storage in Poland grows by 5 per cent a year. The report rests on 46 interviews.
Write to office@stores.example or call +48 61 012 3456. Is there enough space? See https://stores.example/halls.`;
const inputs = [
  '',
  'Hello',
  article,
  JSON.stringify({ question: 'How fast does demand grow?', sources: [{ number: 7, excerpt: article }] }),
  '[]',
  '{"a":',
  'null',
];

const each = (schema: JsonSchema): JsonSchema => ({ type: 'array', items: schema });
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const schemas: Readonly<Record<string, JsonSchema>> = {
  texts: object({
    title: { type: 'string', maxLength: 12 },
    summary: { type: 'string', minLength: 5, maxLength: 30 },
    nothing: { type: 'string' },
  }),
  numbers: object({
    credibility: { type: 'integer', minimum: 1, maximum: 5 },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    interviews: { type: 'integer', maximum: 10 },
    widgets: { type: 'integer', exclusiveMinimum: 3 },
    floor: { type: 'integer', minimum: 40, maximum: 60 },
  }),
  choices: object({
    color: { enum: ['red', 'blue'] },
    level: { type: 'integer', enum: [1, 2] },
    kind: { const: 'x' },
    done: { type: 'boolean' },
  }),
  lists: object({
    keyPoints: { ...each({ type: 'string', maxLength: 20 }), minItems: 2, maxItems: 3 },
    tags: { ...each({ enum: ['a', 'b'] }), minItems: 1 },
    insights: each(object({ text: { type: 'string' }, sources: each({ type: 'integer' }) })),
    steps: each(
      object({ agent: { enum: ['research', 'email'] }, task: { type: 'string' }, after: each({ type: 'integer' }) }),
    ),
    sizes: { ...each({ type: 'number' }), minItems: 1 },
  }),
  nullable: object({
    phone: { type: ['string', 'null'] },
    deadline: { type: ['string', 'null'] },
    mood: { enum: ['calm', null] },
  }),
};

test.each(Object.keys(schemas))('fills %s validly from anything', (name) => {
  const schema = schemas[name] ?? {};
  for (const said of inputs) expect(problems(schema, fill(schema, scopeOfConversation('', said))), said).toEqual([]);
});

test('says only what stands in the input, and the same each time', () => {
  const schema = object({
    title: { type: 'string' },
    summary: { type: 'string' },
    keyPoints: each({ type: 'string' }),
    email: { type: 'string' },
    phone: { type: 'string' },
    url: { type: 'string' },
    interviews: { type: 'integer' },
  });
  const filled = fill(schema, scopeOfConversation('', article));
  const plain = article.replaceAll(/\s+/g, ' ');
  const sentences = texts(filled).flatMap((text) => text.split(/(?<=[.?]) (?=\p{Lu})/u));
  expect(sentences.length).toBeGreaterThan(8);
  for (const sentence of sentences) expect(plain).toContain(sentence.replace(/…$/, ''));
  expect(filled).toMatchObject({ email: 'office@stores.example', phone: '+48 61 012 3456', interviews: 46 });
  expect(fill(schema, scopeOfConversation('', article))).toEqual(filled);
});

test('leaves out or empty what the input does not say', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      phone: { type: 'string' },
      email: { type: 'string' },
      deadline: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['email', 'deadline'],
  };
  expect(fill(schema, scopeOfConversation('', 'We met in the hall.'))).toEqual({ email: '', deadline: null });
});

test('follows references, and ends where a schema refers to itself', () => {
  const schema = {
    $ref: '#/$defs/node',
    $defs: { node: object({ title: { type: 'string' }, children: each({ $ref: '#/$defs/node' }) }) },
  };
  expect(fill(schema, scopeOfConversation('', article))).toMatchObject({ title: expect.stringContaining('Demand') });
});

test('keeps to the limits that the instructions name', () => {
  const rules = '- summary: what it says, at most 70 characters\n- keyPoints: at most 2 sentences';
  const schema = object({ summary: { type: 'string' }, keyPoints: each({ type: 'string' }) });
  const filled = fill(schema, scopeOfConversation(rules, article)) as { summary: string; keyPoints: string[] };
  expect(filled.summary).toBe('Demand for frozen storage in Poland grows by 5 per cent a year.');
  expect(filled.keyPoints).toHaveLength(2);
});
