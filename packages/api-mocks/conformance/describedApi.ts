import { agentActions } from '@switchboard/api-contract/agents';
import { agentTable } from '@switchboard/api-contract/agentTable';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Answer, Api } from './Case.ts';

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Operation {
  readonly requestBody?: Described;
  readonly responses: Readonly<Record<string, Described>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
type Request = Parameters<Api['send']>[0];

/** Finds the path of the document that an address has. Those with fewer places come first. */
function pathFinder({ paths }: Document) {
  const forms = Object.keys(paths)
    .map((path) => {
      const form = path.replace('{action}', `(?:${agentActions.join('|')})`).replaceAll(/\{\w+\}/g, '[^/]+');
      return { path, form: new RegExp(`^${form}$`) };
    })
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  const find = (method: string, address: string): string | undefined =>
    forms.find(({ path, form }) => form.test(address) && paths[path]?.[method])?.path;
  return (method: string, address: string): string | undefined => {
    const entry = agentTable.find(({ id }) => address.startsWith(`/api/agents/${id}/`));
    // The calls of the seven pages are described with the slug alone.
    return find(method, address) ?? (entry && find(method, address.replace(entry.id, entry.slug)));
  };
}

/** Reads values by the schemas of a document. Its functions throw where one does not fit. */
function schemaReader(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const known = new Map<string, ValidateFunction>();
  return (names: readonly string[], value: unknown): void => {
    const parts = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
    const $ref = `document#/${parts.join('/')}`;
    const fits = known.get($ref) ?? ajv.compile({ $ref });
    known.set($ref, fits);
    const problems = fits(value) ? [] : fits.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
    expect(problems, names.join(' ')).toEqual([]);
  };
}

/**
 * Reads what an API describes at `/api/openapi.json`, as a check of a call: of its answer, and of the body that it
 * took.
 */
async function readDescription(api: Api): Promise<(request: Request, answer: Answer) => void> {
  const { text: written } = await api.send({ method: 'GET', path: '/api/openapi.json' });
  const document = JSON.parse(written) as Document;
  const pathOf = pathFinder(document);
  const read = schemaReader(document);
  return ({ method, path: address, text: sent }, { status, contentType, text }) => {
    const [verb, refused] = [method.toLowerCase(), status >= 400];
    const path = pathOf(verb, address.split('?', 1)[0] ?? '') ?? '';
    const operation = document.paths[path]?.[verb];
    // Such as of sending records that can't be sent.
    if (!operation && refused) return;
    const listed = operation?.responses[status] || !refused ? String(status) : 'default';
    const own = ['paths', path, verb];
    const place = operation?.responses[listed]?.$ref?.split('/').slice(1) ?? [...own, 'responses', listed];
    const answer = place.reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], document) as Described;
    expect(answer, `${method} ${address} may answer ${status}`).toBeDefined();
    const [type = ''] = contentType.split(';');
    expect(Object.keys(answer.content ?? { '': {} }), `${method} ${address} ${status}`).toContain(type);
    const isJson = type === 'application/json';
    if (isJson && answer.content?.[type]?.schema) read([...place, 'content', type, 'schema'], JSON.parse(text));
    if (sent && !refused) read([...own, 'requestBody', 'content', 'application/json', 'schema'], JSON.parse(sent));
  };
}

let reading: ReturnType<typeof readDescription> | undefined;

/** A server's API whose calls must be what it describes. All servers describe the same, so the first one is read. */
export function describedApi(api: Api): Api {
  return {
    send: async (request) => {
      const check = await (reading ??= readDescription(api));
      const answer = await api.send(request);
      check(request, answer);
      return answer;
    },
  };
}
