import { HTTPException } from 'hono/http-exception';
import { readFieldsList, isFields, type Fields } from '../../requests.ts';
import { invalid, describeRecord, type CrmRecord, type Records } from './records.ts';
import { type Kind, kinds, propertyOf } from './properties.ts';

function namedIn(kind: Kind, inputs: readonly Fields[]): readonly Fields[] {
  const ids = inputs.map(({ id, idProperty: by }) => {
    if (typeof id !== 'string' || id === '') return invalid('Invalid input JSON: id is missing.');
    if (typeof by !== 'string') return invalid('Invalid input JSON: idProperty is missing.');
    if (by === 'hs_object_id' || propertyOf(kind, by)?.unique !== true)
      invalid(`Property "${by}" is not a unique property of ${kind}.`);
    return id.toLowerCase();
  });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) invalid(`Duplicate IDs found in batch input: [${twice}]. IDs must be unique`);
  return inputs;
}

/** Creates or updates up to 100 records, each named by a unique property. */
export const upsert = (kind: Kind, records: Records, body: unknown, now: string): Promise<Response> =>
  writeBatch(
    kind,
    namedIn(kind, inputsOf(body)),
    ({ id, idProperty, properties }) => {
      const [named, by] = [String(id), String(idProperty)];
      const values = { [by]: named, ...(isFields(properties) && properties) };
      const old = records.find(kind, named, by);
      return {
        check: () => records.check(kind, values, old),
        write: () => ({
          record: old ? records.update(kind, old, values) : records.create(kind, values),
          isNew: !old,
        }),
      };
    },
    { now, status: 200 },
  );

const most = 100;

/** The inputs of a batch. */
function inputsOf(body: unknown): readonly Fields[] {
  const inputs = readFieldsList(isFields(body) ? body['inputs'] : undefined);
  if (!inputs || inputs.length === 0) return invalid('Invalid input JSON: inputs is missing.');
  if (inputs.length > most) invalid(`The maximum batch size is ${most}, but ${inputs.length} inputs were given.`);
  return inputs;
}

/** One record of a batch: what is checked, and then done. */
interface Planned {
  readonly check: () => unknown;
  readonly write: () => { readonly record: CrmRecord; readonly isNew?: boolean };
}

/**
 * Writes up to 100 records. The first fault refuses all of them, unless each has an `objectWriteTraceId`: then the
 * faults are listed beside the results.
 */
async function writeBatch(
  kind: Kind,
  inputs: readonly Fields[],
  plan: (input: Fields) => Planned,
  { now, status }: { readonly now: string; readonly status: number },
): Promise<Response> {
  const traced = inputs.every(({ objectWriteTraceId }) => typeof objectWriteTraceId === 'string');
  if (!traced) for (const input of inputs) plan(input).check();
  const results: object[] = [];
  const errors: object[] = [];
  for (const input of inputs) {
    const { objectWriteTraceId } = input;
    try {
      const { record, isNew } = plan(input).write();
      results.push({
        ...describeRecord(kind, record, 'all'),
        ...(isNew !== undefined && { new: isNew }),
        ...(traced && { objectWriteTraceId }),
      });
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const { message, category } = (await error.getResponse().json()) as Fields;
      const trace = { objectWriteTraceId: [objectWriteTraceId] };
      errors.push(
        category === 'OBJECT_NOT_FOUND'
          ? {
              status: 'error',
              category,
              message: `Could not get some ${kinds[kind].singular.toUpperCase()} objects, they may be deleted or not exist. Check that ids are valid.`,
              context: { ids: [input['id']], ...trace },
            }
          : { status: 'error', category, message, context: trace },
      );
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
    { status: errors.length > 0 ? 207 : status },
  );
}

/** Creates up to 100 records. */
export const createBatch = (kind: Kind, records: Records, body: unknown, now: string): Promise<Response> =>
  writeBatch(
    kind,
    inputsOf(body),
    ({ properties }) => ({
      check: () => records.check(kind, properties),
      write: () => ({ record: records.create(kind, properties) }),
    }),
    { now, status: 201 },
  );

/** Updates up to 100 records, by their ids or another unique property. */
export const updateBatch = (kind: Kind, records: Records, body: unknown, now: string): Promise<Response> =>
  writeBatch(
    kind,
    inputsOf(body),
    ({ id, idProperty, properties }) => {
      const by = typeof idProperty === 'string' ? idProperty : undefined;
      const old = () => records.get(kind, String(id), by);
      return {
        check: () => records.check(kind, properties, old()),
        write: () => ({ record: records.update(kind, old(), properties) }),
      };
    },
    { now, status: 200 },
  );
