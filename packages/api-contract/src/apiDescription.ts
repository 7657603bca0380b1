import * as v from 'valibot';
import { rights, type Right } from './roles.ts';
import { flag, text, type Rows } from './wire.ts';

/** A JSON Schema. What it says is read where it is shown. */
export type DescribedSchema = Readonly<Record<string, unknown>>;

const schema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value) => value as DescribedSchema),
);

const parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: flag(),
  description: text(),
  schema: v.optional(schema, {}),
});

const content = v.optional(
  v.record(v.string(), v.object({ schema: v.optional(schema), example: v.optional(v.unknown()) })),
);

const operation = v.object({
  operationId: v.string(),
  tags: v.pipe(v.array(v.string()), v.minLength(1)),
  summary: v.string(),
  description: text(),
  'x-right': v.picklist(rights),
  'x-key': flag(),
  'x-call': text(),
  parameters: v.optional(v.array(v.unknown()), []),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ content })),
});

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Something that a call takes. */
export interface DescribedField {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly schema: DescribedSchema;
}

/** What a call answers: an example, or the schema of one; neither where it is a file of one of `types`, or nothing. */
export interface DescribedAnswer {
  readonly types: readonly string[];
  readonly example?: unknown;
  readonly schema?: DescribedSchema | undefined;
}

/** One call, as its description says. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  /** With places such as `{agentId}`. */
  readonly path: string;
  readonly subject: string;
  readonly right: Right;
  /** Whether a key with that right may make it. */
  readonly forKeys: boolean;
  readonly summary: string;
  readonly description?: string | undefined;
  /** The values of the place `{collection}`: the call is described for each. The fields are those of the first. */
  readonly collections: readonly string[];
  readonly places: readonly DescribedField[];
  readonly parameters: readonly DescribedField[];
  readonly body: readonly DescribedField[];
  readonly answer: DescribedAnswer;
}

/** A description of an API, as far as members read it. `schemas`: what pointers of schemas lead to, by name. */
export interface ApiDescription {
  /** Where the calls are made to; relative to the address of the description. */
  readonly server: string;
  /** What calls are about, in the order in which they are listed. */
  readonly subjects: readonly string[];
  readonly calls: Rows<DescribedCall>;
  readonly schemas: Readonly<Record<string, DescribedSchema>>;
}

/** What holds for a call that is described once for each collection, wherever it is. */
const describedOnce = v.object({ path: v.string(), summary: v.string(), description: text() });
type DescribedOnce = v.InferOutput<typeof describedOnce>;

/** Answer of `GET /api/openapi.json`: a document of OpenAPI 3.1. Clients of others read all of it, ours reads parts. */
export const apiDescription = v.looseObject({
  openapi: v.pipe(v.string(), v.regex(/^3\./)),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/** The parts that members read beside the calls. */
const parts = v.object({
  servers: v.fallback(v.optional(v.array(v.object({ url: v.string() })), []), []),
  tags: v.fallback(v.optional(v.array(v.object({ name: v.string() })), []), []),
  'x-calls': v.fallback(v.optional(v.record(v.string(), describedOnce), {}), {}),
  components: v.fallback(v.optional(v.object({ schemas: v.optional(v.record(v.string(), schema), {}) })), undefined),
});

type Operation = v.InferOutput<typeof operation>;

const fieldsOf = ({ properties, required }: DescribedSchema): DescribedField[] => {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, DescribedSchema>).map(([name, of]) => ({
    name,
    required: needed.has(name),
    description: typeof of['description'] === 'string' ? of['description'] : undefined,
    schema: of,
  }));
};

function answerOf({ responses }: Operation): DescribedAnswer {
  const [, success] = Object.entries(responses).find(([status]) => /^[23]/.test(status)) ?? [];
  const { 'application/json': json, ...others } = success?.content ?? {};
  return json ? { types: ['application/json'], ...json } : { types: Object.keys(others) };
}

/** Reads one operation; undefined if it makes no sense. */
function readCall(method: string, path: string, found: unknown): { call: DescribedCall; name: string } | undefined {
  const read = v.safeParse(operation, found);
  if (!read.success) return undefined;
  const { operationId, tags, summary, description, requestBody, 'x-right': right, 'x-call': name } = read.output;
  const fields = read.output.parameters.flatMap((one) => {
    const { success, output } = v.safeParse(parameter, one);
    return success ? [{ ...output, required: output.required === true }] : [];
  });
  return {
    name: name ?? operationId,
    call: {
      id: operationId,
      method: method.toUpperCase(),
      path,
      subject: tags[0] ?? '',
      right,
      forKeys: read.output['x-key'] === true,
      summary,
      description,
      collections: [],
      places: fields.filter((one) => one.in === 'path'),
      parameters: fields.filter((one) => one.in === 'query'),
      body: fieldsOf(requestBody?.content?.['application/json']?.schema ?? {}),
      answer: answerOf(read.output),
    },
  };
}

/** Whether anyone may make a call, without a session or a key. */
const isOpen = (found: unknown): boolean =>
  v.is(v.object({ security: v.pipe(v.array(v.unknown()), v.maxLength(0)) }), found);

/** Adds a call to those that were read. `all`: what holds for it in each collection, if it is described for each. */
function addCall(calls: Map<string, DescribedCall>, call: DescribedCall, name: string, all: DescribedOnce | undefined) {
  const collection = all && call.path.split('/')[all.path.split('/').indexOf('{collection}')];
  if (collection === undefined) {
    calls.set(call.id, call);
    return;
  }
  calls.set(name, {
    ...call,
    ...all,
    id: name,
    places: [...call.places, { name: 'collection', required: true, schema: {} }],
    collections: [...(calls.get(name)?.collections ?? []), collection],
  });
}

/**
 * A description of an API, as far as members read it: the calls that somebody makes who is signed in. A call that makes
 * no sense is left out and counted. What is described once for each collection becomes one call, with the fields of the
 * last: leads, which most begin with.
 */
export function readDescription({ paths, ...rest }: v.InferOutput<typeof apiDescription>): ApiDescription {
  const { servers, tags, 'x-calls': repeated, components } = v.parse(parts, rest);
  const calls = new Map<string, DescribedCall>();
  let leftOut = 0;
  for (const [path, operations] of Object.entries(paths))
    for (const [method, found] of Object.entries(operations)) {
      if (!methods.some((known) => known === method) || isOpen(found)) continue;
      const read = readCall(method, path, found);
      if (read) addCall(calls, read.call, read.name, repeated[read.name]);
      else leftOut += 1;
    }
  const items = [...calls.values()];
  const named = [...tags.map(({ name }) => name), ...items.map(({ subject }) => subject)];
  return {
    server: servers[0]?.url ?? '/',
    subjects: [...new Set(named)].filter((name) => items.some(({ subject }) => subject === name)),
    calls: { items, leftOut },
    schemas: components?.schemas ?? {},
  };
}
