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

interface Database {
  readonly id: string;
  readonly title: string;
  readonly properties: readonly Property[];
}
interface Page {
  readonly id: string;
  readonly database: Database;
  readonly created: string;
  readonly edited: string;
  readonly isArchived: boolean;
  readonly values: ReadonlyMap<string, Value>;
}

const uuid = (seed: string): string =>
  hexId(`notion ${seed}`, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

/** The databases that are shared with the integration, as new as their world. */
const createDatabases = (): readonly Database[] => [
  {
    id: uuid('Customers'),
    title: 'Customers',
    properties: [
      propertyOf('Name', 'title'),
      propertyOf('Email', 'email'),
      propertyOf('Company', 'rich_text'),
      propertyOf('Position', 'rich_text'),
      propertyOf('Phone', 'phone_number'),
      propertyOf('Website', 'url'),
      propertyOf('Score', 'number'),
      propertyOf('Status', 'select', ['New', 'In talks', 'Customer']),
    ],
  },
  {
    id: uuid('Tasting notes'),
    title: 'Tasting notes',
    properties: [propertyOf('Name', 'title'), propertyOf('Notes', 'rich_text')],
  },
];

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

const describeDatabase = ({ id, title, properties }: Database, created: string) => ({
  object: 'database',
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
  properties: Object.fromEntries(properties.map((property) => [property.name, describeProperty(property)])),
  parent: { type: 'workspace', workspace: true },
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  public_url: null,
  archived: false,
  in_trash: false,
});

const describePage = ({ id, database, created, edited, isArchived, values }: Page) => ({
  object: 'page',
  id,
  created_time: created,
  last_edited_time: edited,
  created_by: me(botId),
  last_edited_by: me(botId),
  cover: null,
  icon: null,
  parent: { type: 'database_id', database_id: database.id },
  archived: isArchived,
  in_trash: isArchived,
  properties: Object.fromEntries(
    database.properties.map((property) => [property.name, describeValue(property, values.get(property.name) ?? null)]),
  ),
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
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

function valuesIn({ properties }: Database, given: unknown): ReadonlyMap<string, Value> {
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
  const databases = createDatabases();
  const pages = new Map<string, Page>();
  // Notion tells times to the minute.
  const now = (): string => `${world.clock().toISOString().slice(0, 16)}:00.000Z`;
  const made = now();
  const add = (database: Database, values: Page['values']): Page => {
    const page = { id: uuid(`page ${pages.size}`), database, created: now(), edited: now(), isArchived: false, values };
    pages.set(page.id, page);
    return page;
  };
  const databaseOf = (text: string, path = 'database_id'): Database => {
    const wanted = idIn(text, path);
    return databases.find(({ id }) => id === wanted) ?? missing('database', wanted);
  };
  const pageOf = (text: string): Page => {
    const wanted = idIn(text, 'page_id');
    return pages.get(wanted) ?? missing('page', wanted);
  };
  const [customers] = databases;
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
    database: (id: string) => describeDatabase(databaseOf(id), made),
    page: (id: string) => describePage(pageOf(id)),
    search: (body: Fields) => {
      const { query = '', filter } = body;
      const kind = isFields(filter) ? filter['value'] : undefined;
      if (isFields(filter) && (filter['property'] !== 'object' || (kind !== 'page' && kind !== 'database')))
        invalid('body failed validation: body.filter.value should be `"page"` or `"database"`.');
      const titled = [
        ...databases.map((database) => ({ name: database.title, shown: describeDatabase(database, made) })),
        ...[...pages.values()].map((page) => ({
          name: textOf(page.values.get('Name')),
          shown: describePage(page),
        })),
      ];
      const found = titled
        .filter(({ name }) => name.toLowerCase().includes(textOf(query).toLowerCase()))
        .map(({ shown }) => shown)
        .filter(({ object }) => kind === undefined || object === kind);
      return listOf(found, body, 'page_or_database');
    },
    query: (id: string, body: Fields) => {
      const database = databaseOf(id);
      const filter = body['filter'];
      const passes = isFields(filter) ? filterOf(database.properties, filter) : () => true;
      if (body['sorts'] !== undefined) invalid('The sandbox does not play sorts.');
      const found = [...pages.values()].filter(
        (page) => page.database === database && !page.isArchived && passes(page.values),
      );
      return listOf(found.map(describePage), body, 'page_or_database');
    },
    create: ({ parent, properties }: Fields) => {
      const id = isFields(parent) ? parent['database_id'] : undefined;
      if (typeof id !== 'string')
        return invalid('body failed validation: body.parent.database_id should be defined, instead was `undefined`.');
      const database = databaseOf(id, 'parent.database_id');
      return describePage(add(database, valuesIn(database, properties)));
    },
    update: (id: string, body: Fields) => {
      const page = pageOf(id);
      const values = body['properties'] === undefined ? new Map() : valuesIn(page.database, body['properties']);
      const trashed = body['in_trash'] ?? body['archived'];
      const changed = {
        ...page,
        values: new Map([...page.values, ...values]),
        isArchived: typeof trashed === 'boolean' ? trashed : page.isArchived,
        edited: now(),
      };
      pages.set(page.id, changed);
      return describePage(changed);
    },
  };
}
