import { refuse } from '../../refuse.ts';
import { failed } from './answers.ts';
import type { Records } from './records.ts';
import { parse } from './soql.ts';

const usual = 2_000;
const least = 200;

interface Open {
  readonly records: readonly object[];
  readonly size: number;
}

/** Answers queries in batches, of which the further ones are fetched by a locator. */
export function createQueries(records: Records) {
  const open = new Map<string, Open>();
  const batch = (id: string, start: number, base: string) => {
    const found = open.get(id);
    if (!found || !(start < Math.max(found.records.length, 1)))
      return refuse(failed(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator'));
    const end = start + found.size;
    const done = end >= found.records.length;
    return {
      totalSize: found.records.length,
      done,
      ...(!done && { nextRecordsUrl: `${base}/query/${id}-${end}` }),
      records: found.records.slice(start, end),
    };
  };
  return {
    ask: (text: string, base: string, options = '') => {
      const { type, fields, passes, order, limit } = parse(text);
      const asked = Number(/batchSize=(\d+)/.exec(options)?.[1] ?? usual);
      const found = records.all(type).filter(passes).toSorted(order).slice(0, limit);
      const id = `01g5e00000${String(open.size + 1).padStart(5, '0')}AAA`;
      open.set(id, {
        size: Math.min(Math.max(asked, least), usual),
        records: found.map((record) => ({
          attributes: { type, url: `${base}/sobjects/${type}/${record.Id}` },
          ...Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
        })),
      });
      return batch(id, 0, base);
    },
    next: (locator: string, base: string) => {
      const [id = '', start = ''] = locator.split('-');
      return batch(id, Number(start), base);
    },
  };
}
