import type { DescribedCall, DescribedField } from '@switchboard/api-contract/apiDescription';
import { exampleOf, valuesOf, type Schemas } from './schemaWords.ts';

/** What stands in a path for a place: a value that works where one is known, else its name to be replaced. */
function placed(name: string, { places, collections }: DescribedCall): string {
  const [known] = valuesOf(places.find((place) => place.name === name)?.schema ?? {});
  if (known !== undefined) return known;
  if (name === 'agentId') return 'lead-generation';
  return (name === 'collection' && collections.at(-1)) || replaceable(name);
}

const replaceable = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** A parameter as it could be sent: those that must be, and those whose usual or first value says what they do. */
function sent({ name, required, schema }: DescribedField): string[] {
  const usual = schema['default'];
  const value = typeof usual === 'number' ? usual : (valuesOf(schema)[0] ?? (required ? replaceable(name) : undefined));
  return value === undefined ? [] : [`-d ${name}=${value}`];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as a line for curl, with the key in the variable SWITCHBOARD_KEY. `origin`: of the server. */
export function curlOf(call: DescribedCall, origin: string, schemas: Schemas): string {
  const { method, path, parameters, body, answer } = call;
  const address = origin + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => placed(name, call));
  const query = method === 'GET' ? parameters.flatMap(sent).slice(0, 3) : [];
  const needed = body.filter(({ required }) => required);
  const example = Object.fromEntries(needed.map(({ name, schema }) => [name, exampleOf(schema, schemas)]));
  const streams = answer.types.length === 1 && answer.types[0] === 'text/event-stream';
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`}${streams ? ' -N' : ''}${query.length > 0 ? ' -G' : ''}`,
    address,
    ...(query.length > 0 ? [query.join(' ')] : []),
    ...(body.length > 0 ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(example))}`] : []),
    '-H "Authorization: Bearer $SWITCHBOARD_KEY"',
  ].join(' \\\n  ');
}
