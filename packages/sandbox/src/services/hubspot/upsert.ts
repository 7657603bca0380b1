import { HTTPException } from 'hono/http-exception';
import { fieldsList, isFields, type Fields } from '../../reading.ts';
import { invalid } from './answers.ts';
import { propertyOf, type Kind } from './properties.ts';
import { shown, type Records } from './records.ts';

const most = 100;

function inputsOf(kind: Kind, body: unknown): readonly (Fields & { readonly id: string; readonly by: string })[] {
  const inputs = fieldsList(isFields(body) ? body['inputs'] : undefined);
  if (!inputs || inputs.length === 0) return invalid('Invalid input JSON: inputs is missing.');
  if (inputs.length > most) invalid(`The maximum batch size is ${most}, but ${inputs.length} inputs were given.`);
  const read = inputs.map((input) => {
    const { id, idProperty: by } = input;
    if (typeof id !== 'string' || id === '') return invalid('Invalid input JSON: id is missing.');
    if (typeof by !== 'string') return invalid('Invalid input JSON: idProperty is missing.');
    if (by === 'hs_object_id' || propertyOf(kind, by)?.unique !== true)
      invalid(`Property "${by}" is not a unique property of ${kind}.`);
    return { ...input, id, by };
  });
  const ids = read.map(({ id }) => id.toLowerCase());
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) invalid(`Duplicate IDs found in batch input: [${twice}]. IDs must be unique`);
  return read;
}

/**
 * Creates or updates up to 100 records. The first fault refuses all of them, unless each has an `objectWriteTraceId`:
 * then the faults are told beside the results.
 */
export async function upsert(kind: Kind, records: Records, body: unknown, now: string): Promise<Response> {
  const inputs = inputsOf(kind, body);
  const traced = inputs.every(({ objectWriteTraceId }) => typeof objectWriteTraceId === 'string');
  const plan = inputs.map(({ id, by, properties, objectWriteTraceId }) => {
    const old = records.find(kind, id, by);
    const values = { [by]: id, ...(isFields(properties) && properties) };
    return { old, objectWriteTraceId, values, check: () => records.check(kind, values, old) };
  });
  if (!traced) for (const { check } of plan) check();
  const results: object[] = [];
  const errors: object[] = [];
  for (const { old, values, objectWriteTraceId } of plan) {
    try {
      const record = old ? records.update(kind, old, values) : records.create(kind, values);
      results.push({ ...shown(kind, record, 'all'), new: !old, ...(traced && { objectWriteTraceId }) });
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const { message, category } = (await error.getResponse().json()) as Fields;
      errors.push({ status: 'error', category, message, context: { objectWriteTraceId: [objectWriteTraceId] } });
    }
  }
  return Response.json(
    {
      status: 'COMPLETE',
      results,
      ...(errors.length > 0 && { numErrors: errors.length, errors }),
      startedAt: now,
      completedAt: now,
    },
    { status: errors.length > 0 ? 207 : 200 },
  );
}
