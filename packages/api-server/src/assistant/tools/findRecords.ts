import { selectionOf, type ListQuery } from '@switchboard/api-contract/records/listQuery';
import { foldText } from '@switchboard/api-contract/text';
import type { Context } from '../../platform/Context.ts';
import { readOrRefuse } from '../../platform/Refusal.ts';
import type { AnyRecord } from '../../records/describeRecords.ts';
import { findCollection, type CollectionKey } from '../../records/findCollection.ts';
import { readAllAndSelect } from '../../records/listRecords.ts';
import type { Condition } from '../reader/conditions.ts';
import { textsIn } from '../reader/values.ts';

interface Wanted extends Pick<ListQuery, 'limit' | 'filters'> {
  readonly search: string | undefined;
  readonly sort: string | undefined;
  readonly where?: readonly Condition[] | undefined;
  readonly any?: boolean | undefined;
  readonly average?: string | undefined;
}

/** More than any organisation has. */
const all = 1_000_000;

/** Every record of a collection, in an order, as lists answer with them, with what follows from their fields. */
export async function readAllRecords(
  context: Context,
  tenantId: string,
  key: CollectionKey,
  { search, filters = {}, sort = '' }: Partial<Wanted> = {},
): Promise<readonly AnyRecord[]> {
  const found = await findCollection(context.db, tenantId, key);
  const query = readOrRefuse(selectionOf(found.definition, { search, sort: undefined, deleted: false, filters }));
  const { items } = await readAllAndSelect(context, found, { ...query, sort, limit: all });
  return items.map((record) => ({ ...record, ...found.definition.derived?.(record as never) }));
}

/** Records that meet conditions beyond those that lists know: the first of them, how many there are, and a mean. */
export async function findRecords(
  context: Context,
  tenantId: string,
  key: CollectionKey,
  { where = [], any = false, average, limit, ...query }: Wanted,
) {
  const records = await readAllRecords(context, tenantId, key, query);
  const meets = (record: AnyRecord) =>
    any ? where.some((one) => isMet(one, record)) : where.every((one) => isMet(one, record));
  const matching = where.length === 0 ? records : records.filter(meets);
  const field = query.sort?.replace(/^-/, '') ?? '';
  // What has no value is no answer to which is the highest.
  const sorted =
    field === ''
      ? matching
      : [...matching.filter((one) => one[field] != null), ...matching.filter((one) => one[field] == null)];
  const numbers =
    average === undefined ? [] : matching.map((one) => one[average]).filter((one) => typeof one === 'number');
  return {
    items: sorted.slice(0, limit),
    total: matching.length,
    next: undefined,
    mean: numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length,
  };
}

/** Whether a record meets a condition. */
export function isMet({ field, is, value, not }: Condition, record: Readonly<Record<string, unknown>>): boolean {
  const met = [field].flat().some((name) => compare(record[name], is, value));
  return not ? !met : met;
}

const isBlank = (given: unknown): boolean =>
  given == null || given === '' || given === false || (Array.isArray(given) && given.length === 0);
const words = (text: string): string => textsIn(text)[0]?.trim() ?? '';

function compare(given: unknown, is: Condition['is'], value: Condition['value']): boolean {
  const wanted = [value].flat();
  switch (is) {
    case 'missing':
      return isBlank(given);
    case 'known':
      return !isBlank(given);
    case 'contains':
      return wanted.some((one) =>
        textsIn(given).some(
          (text) => text.includes(` ${words(String(one))} `) || text.includes(` ${words(String(one))}s `),
        ),
      );
    case 'equals':
      return wanted.some((one) =>
        typeof one === 'boolean'
          ? (given ?? false) === one
          : typeof one === 'number'
            ? Number(given) === one
            : foldText(String(given)) === foldText(String(one)),
      );
    case 'from':
    case 'before':
      return (
        typeof given === 'string' &&
        (is === 'from' ? Date.parse(given) >= Date.parse(String(value)) : Date.parse(given) < Date.parse(String(value)))
      );
    default: {
      const number = isBlank(given) && given !== false ? Number.NaN : Number(given);
      const bound = Number(value);
      return is === 'above'
        ? number > bound
        : is === 'below'
          ? number < bound
          : is === 'atLeast'
            ? number >= bound
            : number <= bound;
    }
  }
}
