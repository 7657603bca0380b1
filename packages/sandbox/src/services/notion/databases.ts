import { isFields, textOf, type Fields } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { knownCustomers } from '../../world/people.ts';
import { errorResponse, invalid, listOf } from './answers.ts';
import {
  filterOf,
  valueOf,
  type Value,
  describeProperty,
  propertyOf,
  richTexts,
  describeValue,
  type Property,
} from './properties.ts';
import { hexId } from '../../world/seededRandom.ts';

/** A table of pages. */
interface Source {
  readonly id: string;
  readonly title: string;
  readonly properties: readonly Property[];
  readonly created: string;
}

/** What holds one table, or several. */
interface Database {
  readonly id: string;
  readonly title: string;
  readonly sources: readonly Source[];
}

interface Page {
  readonly id: string;
  readonly source: Source;
  readonly created: string;
  readonly edited: string;
  readonly isTrashed: boolean;
  readonly values: ReadonlyMap<string, Value>;
}

const uuid = (seed: string): string =>
  hexId(`notion ${seed}`, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

const dayMs = 86_400_000;

/** The databases that are shared with the integration, as new as their world. The second holds two tables. */
function createDatabases(began: Date): readonly Database[] {
  const source = (title: string, days: number, properties: readonly Property[]): Source => ({
    id: uuid(`${title} table`),
    title,
    properties,
    created: minuteOf(new Date(began.getTime() - days * dayMs)),
  });
  return [
    {
      id: uuid('Customers'),
      title: 'Customers',
      sources: [
        source('Customers', 400, [
          propertyOf('Name', 'title'),
          propertyOf('Email', 'email'),
          propertyOf('Company', 'rich_text'),
          propertyOf('Position', 'rich_text'),
          propertyOf('Phone', 'phone_number'),
          propertyOf('Website', 'url'),
          propertyOf('Score', 'number'),
          propertyOf('Status', 'select', ['New', 'In talks', 'Customer']),
        ]),
      ],
    },
    {
      id: uuid('Tasting notes'),
      title: 'Tasting notes',
      sources: [
        source('Tasting notes', 300, [propertyOf('Name', 'title'), propertyOf('Notes', 'rich_text')]),
        source('Guests', 30, [
          propertyOf('Name', 'title'),
          propertyOf('Email', 'email'),
          propertyOf('Company', 'rich_text'),
        ]),
      ],
    },
  ];
}

/** Notion tells times to the minute. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}:00.000Z`;

const me = (id: string) => ({ object: 'user', id });
const botId = uuid('bot');

/** The integration's own user. */
const bot = {
  ...me(botId),
  name: 'Switchboard',
  avatar_url: null,
  type: 'bot',
  bot: { owner: { type: 'workspace', workspace: true }, workspace_name: 'Nordlicht Feinkost' },
} as const;

const addressOf = (id: string): string => `https://www.notion.so/${id.replaceAll('-', '')}`;
const parentOfDatabases = { type: 'workspace', workspace: true } as const;

/** What databases and their tables have in common. */
const frame = (id: string, title: string, created: string) => ({
  id,
  created_time: created,
  last_edited_time: created,
  created_by: me(botId),
  last_edited_by: me(botId),
  cover: null,
  icon: null,
  title: richTexts(title),
  description: [],
  is_inline: false,
  url: addressOf(id),
  public_url: null,
  in_trash: false,
});

const describeDatabase = ({ id, title, sources }: Database) => ({
  object: 'database',
  ...frame(id, title, sources[0]?.created ?? ''),
  is_locked: false,
  parent: parentOfDatabases,
  data_sources: sources.map((source) => ({ id: source.id, name: source.title })),
});

const describeSource = ({ id, title, properties, created }: Source, database: Database) => ({
  object: 'data_source',
  ...frame(id, title, created),
  parent: { type: 'database_id', database_id: database.id },
  database_parent: parentOfDatabases,
  properties: Object.fromEntries(properties.map((property) => [property.name, describeProperty(property)])),
});

const describePage = ({ id, source, created, edited, isTrashed, values }: Page, { id: database_id }: Database) => ({
  object: 'page',
  id,
  created_time: created,
  last_edited_time: edited,
  created_by: me(botId),
  last_edited_by: me(botId),
  cover: null,
  icon: null,
  parent: { type: 'data_source_id', data_source_id: source.id, database_id },
  in_trash: isTrashed,
  properties: Object.fromEntries(
    source.properties.map((property) => [property.name, describeValue(property, values.get(property.name) ?? null)]),
  ),
  url: addressOf(id),
  public_url: null,
});

/** An id with its dashes, which may be left out. */
function idIn(text: string, path: string): string {
  const plain = text.replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(plain))
    invalid(`path failed validation: path.${path} should be a valid uuid, instead was \`"${text}"\`.`);
  return plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const missing = (kind: string, id: string): never =>
  refuse(
    errorResponse(
      404,
      'object_not_found',
      `Could not find ${kind} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration "Switchboard".`,
    ),
  );

function valuesIn({ properties }: Source, given: unknown): ReadonlyMap<string, Value> {
  if (!isFields(given))
    return invalid('body failed validation: body.properties should be defined, instead was `undefined`.');
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const property = properties.find((one) => one.name === name || one.id === name);
      return property ? [property.name, valueOf(property, value)] : invalid(`${name} is not a property that exists.`);
    }),
  );
}

/** The databases that are shared with the integration, and their pages. */
export function createWorkspace(world: World) {
  const databases = createDatabases(world.began);
  const sources = databases.flatMap((database) => database.sources);
  const pages = new Map<string, Page>();
  const now = (): string => minuteOf(world.clock());
  const add = (source: Source, values: Page['values']): Page => {
    const page = { id: uuid(`page ${pages.size}`), source, created: now(), edited: now(), isTrashed: false, values };
    pages.set(page.id, page);
    return page;
  };
  const databaseOf = (text: string, path = 'database_id'): Database => {
    const wanted = idIn(text, path);
    return databases.find(({ id }) => id === wanted) ?? missing('database', wanted);
  };
  const holderOf = (source: Source): Database =>
    databases.find((database) => database.sources.includes(source)) ?? missing('database', source.id);
  const sourceOf = (text: string, path = 'data_source_id'): Source => {
    const wanted = idIn(text, path);
    return sources.find(({ id }) => id === wanted) ?? missing('data_source', wanted);
  };
  const pageOf = (text: string): Page => {
    const wanted = idIn(text, 'page_id');
    return pages.get(wanted) ?? missing('page', wanted);
  };
  const showSource = (source: Source) => describeSource(source, holderOf(source));
  const showPage = (page: Page) => describePage(page, holderOf(page.source));
  /** Where a new page goes. A database with several tables is no answer to that. */
  const parentIn = (parent: unknown): Source => {
    const { data_source_id: table, database_id: database } = isFields(parent) ? parent : {};
    if (typeof table === 'string') return sourceOf(table, 'parent.data_source_id');
    if (typeof database !== 'string')
      return invalid('body failed validation: body.parent.data_source_id should be defined, instead was `undefined`.');
    const { id, sources: tables } = databaseOf(database, 'parent.database_id');
    const [only, other] = tables;
    return only && !other ? only : invalid(`Database with ID ${id} has multiple data sources. Use data_source_id.`);
  };
  const [customers] = sources;
  if (customers)
    for (const { firstName, lastName, email, company, title, phone } of knownCustomers(9))
      add(
        customers,
        new Map([
          ['Name', `${firstName} ${lastName}`],
          ['Email', email],
          ['Company', company.name],
          ['Position', title],
          ['Phone', phone],
          ['Status', 'New'],
        ]),
      );
  return {
    me: bot,
    database: (id: string) => describeDatabase(databaseOf(id)),
    source: (id: string) => showSource(sourceOf(id)),
    page: (id: string) => showPage(pageOf(id)),
    search: (body: Fields) => {
      const { query = '', filter } = body;
      const kind = isFields(filter) ? filter['value'] : undefined;
      if (isFields(filter) && (filter['property'] !== 'object' || (kind !== 'page' && kind !== 'data_source')))
        invalid('body failed validation: body.filter.value should be `"page"` or `"data_source"`.');
      const titled = [
        ...sources.map((source) => ({ name: source.title, shown: showSource(source) })),
        ...[...pages.values()].map((page) => ({
          name: textOf(page.values.get('Name')),
          shown: showPage(page),
        })),
      ];
      const found = titled
        .filter(({ name }) => name.toLowerCase().includes(textOf(query).toLowerCase()))
        .map(({ shown }) => shown)
        .filter(({ object }) => kind === undefined || object === kind);
      return listOf<(typeof found)[number]>(found, body);
    },
    query: (id: string, body: Fields) => {
      const source = sourceOf(id);
      const filter = body['filter'];
      const passes = isFields(filter) ? filterOf(source.properties, filter) : () => true;
      if (body['sorts'] !== undefined) invalid('The sandbox does not play sorts.');
      const found = [...pages.values()].filter(
        (page) => page.source === source && !page.isTrashed && passes(page.values),
      );
      return listOf(found.map(showPage), body);
    },
    create: ({ parent, properties }: Fields) => {
      const source = parentIn(parent);
      return showPage(add(source, valuesIn(source, properties)));
    },
    update: (id: string, body: Fields) => {
      const page = pageOf(id);
      const { in_trash: trashed } = body;
      if (page.isTrashed && trashed !== false)
        invalid("Can't edit block that is archived. You must unarchive the block before editing.");
      const values = body['properties'] === undefined ? new Map() : valuesIn(page.source, body['properties']);
      const changed = {
        ...page,
        values: new Map([...page.values, ...values]),
        isTrashed: typeof trashed === 'boolean' ? trashed : page.isTrashed,
        edited: now(),
      };
      pages.set(page.id, changed);
      return showPage(changed);
    },
  };
}
