import type { DescribedSchema } from '@switchboard/api-contract/apiDescription';
import { listInWords } from '../../format/text.ts';

/** What pointers of schemas lead to, by name. */
export type Schemas = Readonly<Record<string, DescribedSchema>>;

const isSchema = (value: unknown): value is DescribedSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How deep schemas are followed: they may point in circles. */
const deepest = 8;

/** A schema, or what it points to; with parts that hold together in one. */
function resolve(schema: unknown, schemas: Schemas, left = deepest): DescribedSchema {
  if (!isSchema(schema) || left === 0) return {};
  const { $ref, allOf } = schema;
  if (typeof $ref === 'string') return resolve(schemas[$ref.split('/').at(-1) ?? ''], schemas, left - 1);
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf.map((part) => resolve(part, schemas, left - 1));
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => listOf(required)),
  };
}

/** The only values that a schema takes, if it names them. */
export function valuesOf(schema: DescribedSchema): readonly string[] {
  const values = 'const' in schema ? [schema['const']] : listOf(schema['enum']);
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

const plain: Readonly<Record<string, string>> = { boolean: 'true or false', integer: 'whole number', null: 'null' };
const formats: Readonly<Record<string, string>> = { 'date-time': 'instant', date: 'day' };

/** What kind of value a schema takes: '1 to 200', 'text', 'list of objects'. */
export function kindOf(given: unknown, schemas: Schemas, left = deepest): string {
  if (left === 0) return 'any';
  const schema = resolve(given, schemas);
  const values = valuesOf(schema);
  if (values.length > 0) return values.length === 1 ? String(values[0]) : `one of ${values.length}`;
  const either = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (either.length > 0) {
    const kinds = new Set(either.map((one) => kindOf(one, schemas, left - 1)));
    return kinds.size > 3 ? 'any' : [...kinds].join(' or ');
  }
  const { type, format, minimum, maximum } = schema;
  if (typeof minimum === 'number' && typeof maximum === 'number') return `${minimum} to ${maximum}`;
  if (type === 'string') return formats[String(format)] ?? 'text';
  if (type === 'array') return `list of ${kindOf(schema['items'], schemas, left - 1)}`;
  return typeof type === 'string' ? (plain[type] ?? type) : 'any';
}

const fieldsOf = ({ properties }: DescribedSchema) => Object.entries(isSchema(properties) ? properties : {});

/** The shape of what a schema takes, as lines of text in the form of JSON, with kinds in place of values. */
export function shapeOf(given: unknown, schemas: Schemas, indent = '', left = deepest): string {
  if (left === 0) return '…';
  const schema = resolve(given, schemas);
  if (schema['type'] === 'array') return `[${shapeOf(schema['items'], schemas, indent, left - 1)}]`;
  const fields = fieldsOf(schema);
  if (fields.length === 0) return kindOf(schema, schemas);
  const needed = listOf(schema['required']);
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const shape = shapeOf(field, schemas, inner, left - 1);
    return `${inner}${JSON.stringify(name)}${needed.includes(name) ? '' : '?'}: ${shape}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A value that a schema takes, with no more than it must have: the start of a body. */
export function exampleOf(given: unknown, schemas: Schemas, left = deepest): unknown {
  if (left === 0) return null;
  const schema = resolve(given, schemas);
  if ('example' in schema) return schema['example'];
  if ('const' in schema) return schema['const'];
  const [first] = [...listOf(schema['examples']), ...listOf(schema['enum'])];
  if (first !== undefined) return first;
  const [either] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (either !== undefined) return exampleOf(either, schemas, left - 1);
  const { type, minimum } = schema;
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'string') return '…';
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  const needed = listOf(schema['required']);
  return Object.fromEntries(
    fieldsOf(schema).flatMap(([name, field]) =>
      needed.includes(name) ? [[name, exampleOf(field, schemas, left - 1)]] : [],
    ),
  );
}

/** What is said of a field beside its kind: what it is, its values, and what it is if left out. */
export function aboutField(schema: DescribedSchema, description: string | undefined): string {
  const values = valuesOf(schema);
  const shown = values.length > 9 ? [...values.slice(0, 8), `${values.length - 8} others`] : values;
  const usual = schema['default'];
  return [
    ...(description ? [description.replace(/\.$/, '')] : []),
    ...(values.length > 1 ? [listInWords(shown)] : []),
    ...(usual === undefined || usual === '' ? [] : [`${JSON.stringify(usual).replaceAll('"', '')} unless said`]),
  ].join('; ');
}
