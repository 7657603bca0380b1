import { hexId } from '../../world/seededRandom.ts';

type Kind = 'singleLineText' | 'multilineText' | 'email' | 'phoneNumber' | 'url' | 'number' | 'singleSelect';

export interface Field {
  readonly id: string;
  readonly name: string;
  readonly type: Kind;
  /** The values of a select; with `typecast` more are added. */
  readonly choices: string[];
}

export interface Table {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
}

const idOf = (prefix: string, seed: string): string => `${prefix}${hexId(`airtable ${prefix} ${seed}`, 14)}`;

function tableOf(name: string, fields: Readonly<Record<string, Kind>>, choices: readonly string[]): Table {
  return {
    id: idOf('tbl', name),
    name,
    fields: Object.entries(fields).map(([field, type]) => ({
      id: idOf('fld', `${name} ${field}`),
      name: field,
      type,
      choices: type === 'singleSelect' ? [...choices] : [],
    })),
  };
}

/** The only base of the token, as new as its world. */
export const createBase = () => ({
  id: idOf('app', 'Sales'),
  name: 'Sales',
  tables: [
    tableOf(
      'Leads',
      {
        Name: 'singleLineText',
        Email: 'email',
        Company: 'singleLineText',
        Title: 'singleLineText',
        Phone: 'phoneNumber',
        Website: 'url',
        Score: 'number',
        Status: 'singleSelect',
        Notes: 'multilineText',
      },
      ['New', 'Contacted', 'Won', 'Lost'],
    ),
    tableOf(
      'Restaurants',
      {
        Name: 'singleLineText',
        Email: 'email',
        Phone: 'phoneNumber',
        Website: 'url',
        Address: 'singleLineText',
        Rating: 'number',
        Status: 'singleSelect',
      },
      ['To visit', 'Visited', 'Customer'],
    ),
  ],
});

const optionsOf = ({ type, choices }: Field): object => {
  if (type === 'number') return { options: { precision: 1 } };
  if (type !== 'singleSelect') return {};
  return { options: { choices: choices.map((name) => ({ id: idOf('sel', name), name, color: 'blueLight2' })) } };
};

/** A table as its schema shows it. */
export const describeTable = (table: Table) => ({
  id: table.id,
  name: table.name,
  primaryFieldId: table.fields[0]?.id,
  fields: table.fields.map((field) => ({ id: field.id, name: field.name, type: field.type, ...optionsOf(field) })),
  views: [{ id: idOf('viw', table.name), name: 'Grid view', type: 'grid' }],
});
