import type { apiDescription } from '@switchboard/api-contract/apiDescription';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import { endpoints, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import { keyRightOf } from '@switchboard/api-contract/endpoints/keyUse';
import { subjectNames, subjectOf } from '@switchboard/api-contract/endpoints/subjects';
import { summaries } from '@switchboard/api-contract/endpoints/summaries';
import type * as v from 'valibot';

type Answer = v.InferInput<typeof apiDescription>;

const inPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');
const page = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Lead' } },
    total: { type: 'number' },
    next: { type: 'string' },
  },
  required: ['items', 'total'],
};
const parameters = [
  { name: 'cursor', description: '`next` of the page before, with the same sort', schema: { type: 'string' } },
  {
    name: 'limit',
    description: 'Records of a page',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  { name: 'search', description: 'Words, all of which are in the searched fields', schema: { type: 'string' } },
  {
    name: 'sort',
    description: 'A field of the collection, after `-` the other way round',
    schema: { type: 'string', enum: ['name', '-name', 'company', '-company', 'score', '-score'] },
  },
].map((one) => ({ ...one, in: 'query' }));
const change = {
  type: 'object',
  properties: {
    version: { type: 'integer', minimum: 1 },
    status: { enum: ['new', 'qualified', 'contacted'] },
    score: { type: 'integer', minimum: 0, maximum: 100 },
    notes: { type: 'string', maxLength: 2000 },
  },
  required: ['version'],
};

/** A call as the description has it. Only those of records have all that they take. */
function operation(name: EndpointName, operationId: string) {
  const { path, right, signedIn, silent } = endpoints[name] as Endpoint;
  const [summary = '', ...more] = summaries[name].split('. ');
  const places = [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, place = '']) =>
    place === 'collection'
      ? []
      : [
          {
            name: place,
            in: 'path',
            required: true,
            ...(place === 'agentId' && { description: 'An id or a slug, such as `lead-generation`' }),
            schema: { type: 'string' },
          },
        ],
  );
  const schema = name === 'listRecords' ? page : { type: 'object', properties: { ok: { const: true } } };
  return {
    operationId,
    tags: [subjectOf(name) ?? 'Server'],
    summary: summary.replace(/\.$/, ''),
    ...(more.length > 0 && { description: more.join('. ') }),
    ...(right && { 'x-right': right }),
    ...(keyRightOf(endpoints[name]) && { 'x-key': true }),
    ...(!signedIn && { security: [] }),
    ...(path.includes(':collection') && { 'x-call': name }),
    parameters: [...places, ...(name === 'listRecords' ? parameters : [])],
    ...(name === 'changeRecord' && { requestBody: { content: { 'application/json': { schema: change } } } }),
    responses: silent ? { 204: { description: 'Done' } } : { 200: { content: { 'application/json': { schema } } } },
  };
}

/** The calls of the contract as a server describes them, with less of what each takes and answers. */
export function descriptionAnswer(): Answer {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (path: string, name: EndpointName, operationId: string) => {
    const at = inPath(path);
    paths[at] = { ...paths[at], [endpoints[name].method.toLowerCase()]: operation(name, operationId) };
  };
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path } = endpoints[name];
    if (path.includes(':collection'))
      for (const title of Object.keys(collectionOf)) add(path.replace(':collection', title), name, `${name}Of${title}`);
    else add(path, name, name);
  }
  return {
    openapi: '3.1.0',
    servers: [{ url: '/' }],
    tags: subjectNames.map((name) => ({ name })),
    paths,
    'x-calls': Object.fromEntries(
      (Object.keys(endpoints) as EndpointName[])
        .filter((name) => endpoints[name].path.includes(':collection'))
        .map((name) => {
          const [summary = '', ...more] = summaries[name].split('. ');
          const description = more.length > 0 ? { description: more.join('. ') } : {};
          return [name, { path: inPath(endpoints[name].path), summary: summary.replace(/\.$/, ''), ...description }];
        }),
    ),
    components: {
      schemas: {
        Lead: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            company: { type: 'string' },
            name: { type: 'string' },
            status: { enum: ['new', 'qualified', 'contacted'] },
            score: { type: 'integer', minimum: 0, maximum: 100 },
            createdAt: { type: 'string', format: 'date-time' },
          },
          required: ['id', 'company'],
        },
      },
    },
  };
}
