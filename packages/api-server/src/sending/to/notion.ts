import * as v from 'valibot';
import { RunFailure } from '../../outside/RunFailure.ts';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { notionVersion } from '../../outside/providers/productivity.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { createAsk, RowsRefused, readAllPages } from '../askDestination.ts';
import { findByAddress, findThenWrite, gone, remoteId, type WrittenRow } from '../findThenWrite.ts';
import { pickPlace } from '../pickPlace.ts';
import type { DestinationOpener, Row, DestinationField, NamedItem } from '../Destination.ts';
import { retryUnlessUncertain } from '../sendRows.ts';

const service = 'Notion';
const api = 'https://api.notion.com/v1';
/** How many addresses are looked for with one filter. https://developers.notion.com/reference/request-limits */
const mostAtOnce = 50;
/** The longest part of a text, and how many parts one may have. https://developers.notion.com/reference/request-limits */
const longestPart = 2_000;
const mostParts = 100;

/** A property is a column of a table; one of the type `select` has a list of options. */
const property = v.object({ name: v.string(), type: v.string(), select: v.optional(v.unknown()) });
/** Of a data source that the integration may not read in full, the search has the id alone: it can't be chosen. */
const dataSource = v.object({
  id: remoteId,
  title: v.fallback(v.nullish(v.array(v.object({ plain_text: looseText })), []), []),
  properties: v.record(v.string(), v.unknown()),
  parent: v.fallback(v.nullish(v.object({ database_id: v.nullish(remoteId) })), undefined),
  created_time: looseText,
  in_trash: v.fallback(v.nullish(v.boolean()), false),
});
const list = v.object({ results: v.array(v.unknown()), has_more: v.nullish(v.boolean()), next_cursor: looseText });
const options = v.object({ options: v.array(v.unknown()) });
const option = v.object({ name: v.string() });
const page = v.object({ id: remoteId });
const emailCell = v.object({ email: v.nullable(v.string()) });

const text = (value: string | number) =>
  (String(value).match(new RegExp(`.{1,${longestPart}}`, 'gsu')) ?? []).map((content) => ({ text: { content } }));
interface Cell extends Pick<DestinationField, 'takes' | 'longest' | 'isExact'> {
  readonly write: (value: string | number) => unknown;
}
/**
 * How each kind of property is written. An option that is not in a list would be added to it, which is for the owner of
 * the database to do. https://developers.notion.com/reference/page-property-values
 */
const cells: Readonly<Record<string, Cell>> = {
  title: { takes: 'text', longest: longestPart * mostParts, write: text },
  rich_text: { takes: 'text', longest: longestPart * mostParts, write: text },
  email: { takes: 'text', longest: 200, isExact: true, write: String },
  phone_number: { takes: 'text', longest: 200, isExact: true, write: String },
  url: { takes: 'text', longest: 2_000, isExact: true, write: String },
  number: { takes: 'number', write: Number },
  select: { takes: 'choice', write: (value) => ({ name: String(value) }) },
};
/** The options of a select. */
const choicesOf = (select: unknown): readonly NamedItem[] => {
  const listed = v.safeParse(options, select);
  return readEach(listed.success ? listed.output.options : [], option).read.map(({ name }) => ({ name, label: name }));
};

/**
 * A table of a Notion workspace, with a property for email addresses: a data source of a database, which may hold
 * several. A record is a page in it: found by its address, then created or updated, one by one.
 * https://developers.notion.com/guides/get-started/upgrade-guide-2025-09-03
 * https://developers.notion.com/reference/post-search
 * https://developers.notion.com/reference/query-a-data-source
 * https://developers.notion.com/reference/post-page
 * https://developers.notion.com/reference/patch-page
 */
export const notion: DestinationOpener = async (context, caller, sending) => {
  const askNotion = createAsk(context, caller, sending);
  const headers = { ...bearer(sending.credentials['apiKey']), 'notion-version': notionVersion };
  const ask = <const S extends v.GenericSchema>(method: 'POST' | 'PATCH', path: string, answer: S, body: object) =>
    askNotion({ method, url: `${api}/${path}`, headers, answer, body });
  const listAll = (path: string, filter: object, size: number) =>
    readAllPages(async (from) => {
      const body = { filter, page_size: size, ...(from !== undefined && { start_cursor: from }) };
      const { results, has_more: more, next_cursor: next } = await ask('POST', path, list, body);
      return { items: results, next: more === false ? undefined : next };
    });
  const { items } = await withSmallerPages((size) =>
    listAll('search', { property: 'object', value: 'data_source' }, size),
  );
  const tables = readEach(items, dataSource).read;
  const byAge = tables.toSorted((one, other) => (one.created_time ?? '').localeCompare(other.created_time ?? ''));
  const usable = tables.flatMap((table) => {
    const all = readEach(Object.values(table.properties), property).read;
    /** The properties of which one is that by which pages are recognised. */
    const keys = all.filter(({ type }) => type === 'email').map((one) => one.name);
    const label = table.title?.map(({ plain_text }) => plain_text).join('') || 'Untitled';
    // Choices were stored when a database was one table: the oldest goes by the id of its database.
    const database = table.parent?.database_id ?? undefined;
    const isOldest = byAge.find(({ parent }) => parent?.database_id === database)?.id === table.id;
    const target = database !== undefined && isOldest ? database : table.id;
    return keys.length === 0 || table.in_trash ? [] : [{ id: table.id, target, label, keys, properties: all }];
  });
  if (usable.length === 0)
    throw new RunFailure({ kind: 'nothingShared', args: { service } }, { next: { kind: 'connection', id: 'notion' } });

  const open = ({ id: tableId, target, keys, properties }: (typeof usable)[number]) => {
    const propertyOf = new Map(properties.map((one) => [one.name, one]));
    const written = (values: Readonly<Record<string, string | number>>) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const there = propertyOf.get(name);
          const cell = there && cells[there.type];
          return there && cell ? [[name, { [there.type]: cell.write(value) }]] : [];
        }),
      );
    return {
      target: () => target,
      fields: properties.flatMap(({ name, type, select }): DestinationField[] => {
        const cell = cells[type];
        if (!cell) return [];
        const { write: _, ...limits } = cell;
        return [{ name, label: name, ...limits, ...(type === 'select' && { choices: choicesOf(select) }) }];
      }),
      keys,
      mostAtOnce,
      send: (rows: readonly Row[], key: string) =>
        findThenWrite({
          find: findByAddress(async (emails) => {
            const filter = { or: emails.map((email) => ({ property: key, email: { equals: email } })) };
            const { items: there, isWhole } = await withSmallerPages((size) =>
              listAll(`data_sources/${tableId}/query`, filter, size),
            );
            const { read, left } = readEach(
              there,
              v.object({ id: remoteId, properties: v.object({ [key]: emailCell }) }),
            );
            const found = read.map(({ id: as, properties: { [key]: cell } }) => ({ as, email: cell?.email }));
            return { found, isWhole: isWhole && left.length === 0 };
          }),
          create: (fresh) =>
            oneByOne(fresh, ({ values }) =>
              ask('POST', 'pages', page, {
                parent: { type: 'data_source_id', data_source_id: tableId },
                properties: written(values),
              }),
            ),
          update: (known) =>
            oneByOne(known, ({ as, values }) => ask('PATCH', `pages/${as}`, page, { properties: written(values) })),
          service,
        })(rows),
    };
  };
  return {
    places: usable.map(({ target: name, label }) => ({ name, label })),
    open: (target) =>
      Promise.resolve(
        open(pickPlace(usable, { service, target, collection: sending.collection, idOf: (table) => table.target })),
      ),
  };
};

/** Reads with pages of a hundred, and of fewer where these are too large. */
async function withSmallerPages<T>(
  read: (size: number) => Promise<T>,
  [size = 1, ...less]: readonly number[] = [100, 20, 1],
) {
  return read(size).catch((error: unknown): Promise<T> => {
    if (less.length === 0 || !(error instanceof RunFailure) || error.answer !== 'too-large') throw error;
    return withSmallerPages(read, less);
  });
}

/**
 * Writes one after the other, and tells of each what became of it. A row that Notion refuses, or an answer that can't
 * be read, says nothing about the others; any other failure stops them, and they can be sent later.
 */
async function oneByOne<R extends Row>(
  rows: readonly R[],
  write: (row: R) => Promise<{ readonly id: string }>,
): Promise<readonly WrittenRow[]> {
  const done: WrittenRow[] = [];
  /** The failure after which nothing more is written. */
  let stopped: RunFailure | undefined;
  for (const row of rows)
    try {
      done.push(stopped === undefined ? { as: (await write(row)).id } : { error: stopped.reason, again: true });
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      if (error instanceof RowsRefused)
        done.push('as' in row && error.answer === 'gone' ? gone : { error: error.reason });
      else {
        if (error.answer === undefined) stopped = error;
        done.push(retryUnlessUncertain(service, row, error));
      }
    }
  return done;
}
