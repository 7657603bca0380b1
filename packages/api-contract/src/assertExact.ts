import * as v from 'valibot';

function isRows(value: object): value is { items: readonly unknown[]; leftOut: number } {
  return 'items' in value && 'leftOut' in value && Array.isArray(value.items);
}

function isDefault(value: unknown): boolean {
  return (
    value === undefined ||
    value === false ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && value !== null && isRows(value) && value.items.length === 0)
  );
}

function differences(sent: unknown, read: unknown, at: string): string[] {
  if (sent === undefined) return isDefault(read) ? [] : [`${at} is missing and was read as ${JSON.stringify(read)}`];
  if (Array.isArray(sent)) {
    const items: unknown = typeof read === 'object' && read !== null && isRows(read) ? read.items : read;
    if (!Array.isArray(items)) return [`${at} is a list and was not read as one`];
    if (items.length !== sent.length)
      return [`${at} has ${sent.length} entries, of which ${items.length} could be read`];
    return sent.flatMap((entry, index) => differences(entry, items[index], `${at}[${index}]`));
  }
  if (typeof sent === 'object' && sent !== null) {
    if (typeof read !== 'object' || read === null) return [`${at} was not read as an object`];
    const keys = new Set([...Object.keys(sent), ...Object.keys(read)]);
    return [...keys].flatMap((key) =>
      differences((sent as Record<string, unknown>)[key], (read as Record<string, unknown>)[key], `${at}.${key}`),
    );
  }
  return Object.is(sent, read) ? [] : [`${at} is ${JSON.stringify(sent)} and was read as ${JSON.stringify(read)}`];
}

/**
 * Parses a body by its schema and returns what a screen receives. Throws if the schema refuses it, or if reading
 * drops, changes or adds anything: unknown fields, nulls, wrong types, omitted rows, defaults for missing fields.
 */
export function assertExact<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.parse(schema, body);
  const found = differences(body, read, 'body');
  if (found.length > 0) throw new Error(`The answer does not fit the contract exactly:\n${found.join('\n')}`);
  return read;
}
