import { hexId } from '../../world/seededRandom.ts';
import { describe, propertyOf, richTexts, describeValue, type Property, type Value } from './properties.ts';

export interface Database {
  readonly id: string;
  readonly title: string;
  readonly properties: readonly Property[];
}
export interface Page {
  readonly id: string;
  readonly database: Database;
  readonly created: string;
  readonly edited: string;
  readonly isArchived: boolean;
  readonly values: ReadonlyMap<string, Value>;
}

export const uuid = (seed: string): string =>
  hexId(`notion ${seed}`, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

/** The databases that are shared with the integration, as new as their world. */
export const createDatabases = (): readonly Database[] => [
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
export const bot = {
  ...me(botId),
  name: 'Switchboard',
  avatar_url: null,
  type: 'bot',
  bot: { owner: { type: 'workspace', workspace: true }, workspace_name: 'Nordlicht Feinkost' },
} as const;

export const describeDatabase = ({ id, title, properties }: Database, created: string) => ({
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
  properties: Object.fromEntries(properties.map((property) => [property.name, describe(property)])),
  parent: { type: 'workspace', workspace: true },
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  public_url: null,
  archived: false,
  in_trash: false,
});

export const describePage = ({ id, database, created, edited, isArchived, values }: Page) => ({
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
