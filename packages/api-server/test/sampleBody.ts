import type { Endpoint } from '@switchboard/api-contract/endpoints';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** What the schema alone doesn't tell: the form of an address, a time that lies ahead. */
const told: Readonly<Record<string, unknown>> = {
  email: 'ada@example.com',
  to: 'ada@example.com',
  zone: 'Europe/Berlin',
  password: 'a quiet tuesday',
  new: 'a quiet tuesday',
  start: '2026-03-20T09:00:00Z',
  end: '2026-03-20T10:00:00Z',
  startTime: '2026-03-20T09:00:00Z',
  endTime: '2026-03-20T10:00:00Z',
  time: '09:00',
  sessionId: 'session-1',
  status: 'active',
  target: '#alerts',
  matching: { name: 'name' },
  prompt: 'Research the market for tea with care, and name every source that you have used.',
};

/**
 * A body that a call takes, made from its schema, so that a new call has one by itself; undefined where it takes none.
 * `more` are values of fields by their name. Throws if the call takes another body: then say more in `told`.
 */
export function sampleBody({ path, request }: Endpoint, more: Readonly<Record<string, unknown>> = {}): unknown {
  if (!request) return undefined;
  const schema = toJsonSchema(request, { typeMode: 'input', errorMode: 'ignore' });
  const body = valueOf(schema, { ...told, ...more });
  const result = v.safeParse(request, body);
  if (result.success) return body;
  throw new Error(`${path} does not take ${JSON.stringify(body)}: ${result.issues[0].message}`);
}

function valueOf(schema: JsonSchema | boolean, named: Readonly<Record<string, unknown>>): unknown {
  if (typeof schema === 'boolean') return {};
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return valueOf(choice, named);
  const parts = (schema.allOf ?? []).map((part) => valueOf(part, named));
  if (parts.length > 0) return Object.assign({}, ...parts) as unknown;
  if (schema.type === 'object') return objectOf(schema, named);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(itemOf(schema), named));
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

const itemOf = ({ items }: JsonSchema): JsonSchema | boolean =>
  Array.isArray(items) || items === undefined ? true : items;

/** What is required, and what is named. */
function objectOf({ properties = {}, required = [] }: JsonSchema, named: Readonly<Record<string, unknown>>): object {
  const keys = Object.keys(properties).filter((key) => required.includes(key) || key in named);
  return Object.fromEntries(
    keys.map((key) => {
      const property = properties[key] ?? true;
      const isChoice = typeof property === 'object' && property.enum !== undefined;
      return [key, isChoice ? property.enum?.[0] : (named[key] ?? valueOf(property, named))];
    }),
  );
}
