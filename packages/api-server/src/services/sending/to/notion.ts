import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { RunFailure } from '../../../agents/Program.ts';
import { bearer } from '../../../providers/whoAmI.ts';
import { asking, RowsRefused } from '../askDestination.ts';
import { byAddress, byFinding, type WrittenRow } from '../byFinding.ts';
import { choiceOf } from '../choiceOf.ts';
import type { OpenDestination, TheirField } from '../Destination.ts';
import { pickPlace } from '../pickPlace.ts';

const service = 'Notion';
const api = 'https://api.notion.com/v1';
/** Conditions of one filter. https://developers.notion.com/reference/request-limits */
const mostAtOnce = 50;
const longestText = 2_000;

const property = v.object({ name: v.string(), type: v.string(), select: v.optional(v.unknown()) });
const database = v.object({
  id: v.string(),
  title: v.array(v.object({ plain_text: v.string() })),
  properties: v.record(v.string(), property),
});
const databases = v.object({ results: v.array(database) });
const options = v.object({ options: v.array(v.object({ name: v.string() })) });
const pages = v.object({
  results: v.array(v.object({ id: v.string(), properties: v.record(v.string(), v.unknown()) })),
});
const page = v.object({ id: v.string() });
const emailCell = v.object({ email: v.nullable(v.string()) });

const text = (value: string | number) => [{ text: { content: String(value).slice(0, longestText) } }];
/** How each kind of property is written. https://developers.notion.com/reference/page-property-values */
const cells: Readonly<Record<string, { takes: TheirField['takes']; write: (value: string | number) => unknown }>> = {
  title: { takes: 'text', write: text },
  rich_text: { takes: 'text', write: text },
  email: { takes: 'text', write: String },
  phone_number: { takes: 'text', write: String },
  url: { takes: 'text', write: String },
  number: { takes: 'number', write: Number },
  // A comma parts the options of a list, so that none has one.
  select: { takes: 'choice', write: (value) => ({ name: String(value).replaceAll(',', ' ').slice(0, 100) }) },
};

/**
 * A database of a Notion workspace: its pages are found by their address, then created or updated one by one.
 * https://developers.notion.com/reference/post-search
 * https://developers.notion.com/reference/post-database-query
 * https://developers.notion.com/reference/post-page
 * https://developers.notion.com/reference/patch-page
 */
export const notion: OpenDestination = async (context, caller, sending) => {
  const asked = asking(context, caller, sending);
  const headers = { ...bearer(sending.credentials['apiKey']), 'notion-version': '2022-06-28' };
  const ask = <const S extends v.GenericSchema>(method: 'POST' | 'PATCH', path: string, answer: S, body: object) =>
    asked({ method, url: `${api}/${path}`, headers, answer, body });
  const { results } = await ask('POST', 'search', databases, {
    filter: { property: 'object', value: 'database' },
    page_size: 100,
  });
  const usable = results.flatMap(({ id, title, properties }) => {
    const all = Object.values(properties);
    const key = all.find(({ type }) => type === 'email')?.name;
    const label = title.map(({ plain_text }) => plain_text).join('') || 'Untitled';
    return key === undefined ? [] : [{ id, label, key, properties: all }];
  });
  if (usable.length === 0)
    throw new RunFailure({ kind: 'nothingShared', args: { service } }, { next: { kind: 'connection', id: 'notion' } });

  const open = ({ id: databaseId, key, properties }: (typeof usable)[number]) => {
    const kindOf = new Map(properties.map((one) => [one.name, one]));
    const written = (values: Readonly<Record<string, string | number>>) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const of = kindOf.get(name);
          const kind = of && cells[of.type];
          const list = v.safeParse(options, of?.select);
          const known = list.success ? list.output.options.map((one) => one.name) : undefined;
          return of && kind ? [[name, { [of.type]: kind.write(choiceOf(known, value)) }]] : [];
        }),
      );
    return {
      target: () => databaseId,
      fields: properties
        .filter(({ type }) => cells[type])
        .map(({ name, type }) => ({ name, label: name, takes: cells[type]?.takes ?? 'text' })),
      key,
      most: mostAtOnce,
      send: byFinding({
        find: async (rows) => {
          const emails = rows.flatMap(({ email }) => email ?? []);
          if (emails.length === 0) return new Map();
          const filter = { or: emails.map((email) => ({ property: key, email: { equals: email } })) };
          const found = await ask('POST', `databases/${databaseId}/query`, pages, { filter, page_size: 100 });
          return byAddress(
            rows,
            found.results.map(({ id: as, properties: { [key]: cell } }) => ({
              as,
              email: v.is(emailCell, cell) ? cell.email : '',
            })),
          );
        },
        create: (rows) =>
          oneByOne(rows, ({ values }) =>
            ask('POST', 'pages', page, { parent: { database_id: databaseId }, properties: written(values) }),
          ),
        update: (rows) =>
          oneByOne(rows, ({ as, values }) => ask('PATCH', `pages/${as}`, page, { properties: written(values) })),
        several: { kind: 'severalThere', args: { service } },
        unknown: { kind: 'notTaken', args: { service } },
      }),
    };
  };
  return {
    places: usable.map(({ id: name, label }) => ({ name, label })),
    open: (target) =>
      Promise.resolve(
        open(pickPlace(usable, { service, target, collection: sending.collection, idOf: ({ id }) => id })),
      ),
  };
};

/** Writes one after the other; whatever stops one stops the rest, and each is told. */
async function oneByOne<R>(
  rows: readonly R[],
  write: (row: R) => Promise<{ readonly id: string }>,
): Promise<readonly WrittenRow[]> {
  const done: WrittenRow[] = [];
  let stopped: FactOrExternalText | undefined;
  for (const row of rows)
    try {
      done.push(stopped === undefined ? { as: (await write(row)).id } : { error: stopped });
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      if (!(error instanceof RowsRefused)) stopped = error.reason;
      done.push({ error: error.reason });
    }
  return done;
}
