import { HTTPException } from 'hono/http-exception';
import { readFieldsList, isFields, type Fields } from '../../requestFields.ts';
import { invalid } from './answers.ts';
import type { Records } from './records.ts';
import { isType } from './types.ts';

const most = 200;

/** What became of one record of a collection. */
interface SaveResult {
  readonly id?: string;
  readonly success: boolean;
  readonly errors: readonly object[];
}

/** Creates or updates up to 200 records, each by itself. */
export async function saveAll(
  records: Records,
  { records: given, allOrNone = false }: Fields,
  how: 'create' | 'update',
): Promise<readonly SaveResult[]> {
  const list = readFieldsList(given);
  if (!list) return invalid('JSON_PARSER_ERROR', 'records must be a list of objects');
  if (list.length > most) invalid('EXCEEDED_MAX_SIZE_REQUEST', `The list can contain up to ${most} objects`);
  if (allOrNone !== false) invalid('INVALID_INPUT', 'The sandbox does not play allOrNone');
  const saved: SaveResult[] = [];
  for (const one of list)
    try {
      saved.push({ id: save(records, one, how), success: true, errors: [] });
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const [{ message, errorCode, fields = [] } = {}] = (await error.getResponse().json()) as readonly Fields[];
      saved.push({ success: false, errors: [{ statusCode: errorCode, message, fields }] });
    }
  return saved;
}

function save(records: Records, { attributes, id, ...fields }: Fields, how: 'create' | 'update'): string {
  const type = isFields(attributes) ? String(attributes['type']) : '';
  if (!isType(type)) return invalid('INVALID_TYPE', `sObject type '${type}' is not supported.`);
  return how === 'create' ? records.create(type, fields).Id : records.updateById(type, id, fields).Id;
}
