import * as v from 'valibot';
import { RunFailure } from '../../outside/RunFailure.ts';
import { looseText, readEach } from '../../outside/providers/readEach.ts';
import { notionVersion } from '../../outside/providers/productivity.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { createAsk, RowsRefused, readAllPages } from '../askDestination.ts';
import { findByAddress, findThenWrite, remoteId, type WrittenRow } from '../findThenWrite.ts';
import { matchChoice, pickPlace } from '../pickPlace.ts';
import type { DestinationOpener, Row, DestinationField } from '../Destination.ts';
import { retryUnlessUncertain } from '../sendRows.ts';

const service = 'Notion';
const api = 'https://api.notion.com/v1';
/** How many addresses are looked for with one filter. https://developers.notion.com/reference/request-limits */
const mostAtOnce = 50;
const longestText = 2_000;

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

const text = (value: string | number) => [{ text: { content: String(value).slice(0, longestText) } }];
/** How each kind of property is written. https://developers.notion.com/reference/page-property-values */
const cells: Readonly<
  Record<string, { takes: DestinationField['takes']; write: (value: string | number) => unknown }>
> = {
  title: { takes: 'text', write: text },
  rich_text: { takes: 'text', write: text },
  email: { takes: 'text', write: String },
  phone_number: { takes: 'text', write: String },
  url: { takes: 'text', write: String },
  number: { takes: 'number', write: Number },
  // Notion refuses an option with a comma.
  select: { takes: 'choice', write: (value) => ({ name: String(value).replaceAll(',', ' ').slice(0, 100) }) },
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
    /** The name of the property by which pages are recognised. */
    const key = all.find(({ type }) => type === 'email')?.name;
    const label = table.title?.map(({ plain_text }) => plain_text).join('') || 'Untitled';
    // Choices were stored when a database was one table: the oldest goes by the id of its database.
    const database = table.parent?.database_id ?? undefined;
    const isOldest = byAge.find(({ parent }) => parent?.database_id === database)?.id === table.id;
    const target = database !== undefined && isOldest ? database : table.id;
    return key === undefined || table.in_trash ? [] : [{ id: table.id, target, label, key, properties: all }];
  });
  if (usable.length === 0)
    throw new RunFailure({ kind: 'nothingShared', args: { service } }, { next: { kind: 'connection', id: 'notion' } });

  const open = ({ id: tableId, target, key, properties }: (typeof usable)[number]) => {
    const propertyOf = new Map(properties.map((one) => [one.name, one]));
    const written = (values: Readonly<Record<string, string | number>>) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const there = propertyOf.get(name);
          const cell = there && cells[there.type];
          const choices = v.safeParse(options, there?.select);
          const known = choices.success
            ? readEach(choices.output.options, option).read.map((one) => one.name)
            : undefined;
          return there && cell ? [[name, { [there.type]: cell.write(matchChoice(known, value)) }]] : [];
        }),
      );
    return {
      target: () => target,
      fields: properties
        .filter(({ type }) => cells[type])
        .map(({ name, type }) => ({ name, label: name, takes: cells[type]?.takes ?? 'text' })),
      key,
      mostAtOnce,
      send: findThenWrite({
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
        create: (rows) =>
          oneByOne(rows, ({ values }) =>
            ask('POST', 'pages', page, {
              parent: { type: 'data_source_id', data_source_id: tableId },
              properties: written(values),
            }),
          ),
        update: (rows) =>
          oneByOne(rows, ({ as, values }) => ask('PATCH', `pages/${as}`, page, { properties: written(values) })),
        service,
      }),
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
      if (error instanceof RowsRefused) done.push({ error: error.reason });
      else {
        if (error.answer === undefined) stopped = error;
        done.push(retryUnlessUncertain(service, row, error));
      }
    }
  return done;
}
