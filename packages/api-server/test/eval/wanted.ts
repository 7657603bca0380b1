import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Organisation, Row } from './organisation.ts';
import type { Wanted } from './outcomes.ts';

type Test = (row: Row) => boolean;
type Collection = 'leads' | 'contacts' | 'emails' | 'events' | 'businesses';
const owners: Record<Collection, AgentSlug> = {
  leads: 'lead-generation',
  contacts: 'contacts',
  emails: 'email',
  events: 'calendar',
  businesses: 'maps-scraper',
};
export const rowsOf = (of: Organisation, collection: Collection) => of.records(owners[collection], collection);
export const text = (row: Row, field: string): string => (typeof row[field] === 'string' ? row[field] : '');
export const number = (row: Row, field: string): number => (typeof row[field] === 'number' ? row[field] : Number.NaN);
export const nameOf = (row: Row): string => text(row, 'name') || text(row, 'title') || text(row, 'subject');
export const is =
  (field: string, value: unknown): Test =>
  (row) =>
    row[field] === value;
export const has =
  (field: string, part: string): Test =>
  (row) =>
    text(row, field).includes(part);
export const both =
  (...tests: readonly Test[]): Test =>
  (row) =>
    tests.every((test) => test(row));

/** How many records meet a test. One of the tests alone, or none, is a wider question. */
export const count =
  (collection: Collection, ...tests: readonly Test[]) =>
  async (of: Organisation): Promise<Wanted> => {
    const rows = await rowsOf(of, collection);
    return {
      figure: rows.filter(both(...tests)).length,
      wider: [rows.length, ...(tests.length > 1 ? tests.map((test) => rows.filter(test).length) : [])],
    };
  };

/** Which records meet a test. */
export const list =
  (collection: Collection, test: Test) =>
  async (of: Organisation): Promise<Wanted> => {
    const rows = await rowsOf(of, collection);
    return { names: rows.filter(test).map(nameOf), others: rows.filter((row) => !test(row)).map(nameOf) };
  };

/** As many of the first records by a number as are asked for; any of those that are equal. */
export const best =
  (collection: Collection, field: string, way: 1 | -1, times = 1, test: Test = () => true) =>
  async (of: Organisation): Promise<Wanted> => {
    const rows = await rowsOf(of, collection);
    const known = rows.filter((row) => test(row) && !Number.isNaN(number(row, field)));
    const last = known.map((row) => number(row, field)).toSorted((a, b) => way * (a - b))[times - 1];
    const first = known.filter((row) => way * (number(row, field) - (last ?? 0)) <= 0);
    return { oneOf: first.map(nameOf), others: rows.filter((row) => !first.includes(row)).map(nameOf), times };
  };

/** One field of the record of this name. */
export const field =
  (collection: Collection, name: string, wanted: string) =>
  async (of: Organisation): Promise<Wanted> => {
    const row = (await rowsOf(of, collection)).find((one) => nameOf(one) === name);
    const value = row?.[wanted];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} has no ${wanted}`);
    return { words: [String(value)] };
  };

/** Events or messages that begin at or after one moment and before another. */
export const between = (collection: 'events' | 'emails', at: string, from: string, to: string) =>
  list(collection, (row) => text(row, at) >= from && text(row, at) < to);
