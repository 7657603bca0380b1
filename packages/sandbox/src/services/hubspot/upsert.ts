import { isFields, type Fields } from '../../requestFields.ts';
import { invalid } from './answers.ts';
import { inputsOf, writeBatch } from './batch.ts';
import { propertyOf, type Kind } from './properties.ts';
import type { Records } from './records.ts';

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
