/** A field of an object, as far as writing and describing it needs. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'id' | 'string' | 'email' | 'phone' | 'url' | 'textarea' | 'picklist' | 'int' | 'datetime' | 'boolean';
  readonly length: number;
  readonly required?: true;
  readonly readOnly?: true;
  /** Whether it names a record in an upsert. */
  readonly idLookup?: true;
  readonly values?: readonly string[];
  /** An admin allows no other values. */
  readonly restricted?: true;
}

const text = (name: string, label: string, length: number, more: Partial<Field> = {}): Field => ({
  name,
  label,
  type: 'string',
  length,
  ...more,
});

const person: readonly Field[] = [
  text('Id', 'Record ID', 18, { type: 'id', readOnly: true, idLookup: true }),
  text('LastName', 'Last Name', 80, { required: true }),
  text('FirstName', 'First Name', 40),
  text('Name', 'Full Name', 121, { readOnly: true }),
  text('Title', 'Title', 128),
  text('Phone', 'Phone', 40, { type: 'phone' }),
  text('MobilePhone', 'Mobile Phone', 40, { type: 'phone' }),
  text('Email', 'Email', 80, { type: 'email', idLookup: true }),
  text('Description', 'Description', 32_000, { type: 'textarea' }),
  text('CreatedDate', 'Created Date', 0, { type: 'datetime', readOnly: true }),
  text('LastModifiedDate', 'Last Modified Date', 0, { type: 'datetime', readOnly: true }),
];

const sources = ['Web', 'Phone Inquiry', 'Partner Referral', 'Purchased List', 'Other'];
const source = text('LeadSource', 'Lead Source', 255, { type: 'picklist', values: sources });

/** The objects that are played. Lists of values are open, as they are in a new organisation, but for industries. */
export const types = {
  Lead: {
    prefix: '00Q',
    plural: 'Leads',
    fields: [
      ...person,
      text('Company', 'Company', 255, { required: true }),
      text('Website', 'Website', 255, { type: 'url' }),
      text('Industry', 'Industry', 255, {
        type: 'picklist',
        values: ['Food & Beverage', 'Shipping', 'Transportation'],
        restricted: true,
      }),
      text('NumberOfEmployees', 'Employees', 0, { type: 'int' }),
      text('Street', 'Street', 255, { type: 'textarea' }),
      text('City', 'City', 40),
      text('PostalCode', 'Zip/Postal Code', 20),
      text('Country', 'Country', 80),
      source,
      text('IsConverted', 'Converted', 0, { type: 'boolean', readOnly: true }),
      text('Status', 'Status', 255, {
        type: 'picklist',
        values: ['Open - Not Contacted', 'Working - Contacted', 'Closed - Converted', 'Closed - Not Converted'],
      }),
    ],
  },
  Contact: {
    prefix: '003',
    plural: 'Contacts',
    fields: [
      ...person,
      text('Department', 'Department', 80),
      text('MailingStreet', 'Mailing Street', 255, { type: 'textarea' }),
      text('MailingCity', 'Mailing City', 40),
      text('MailingPostalCode', 'Mailing Zip/Postal Code', 20),
      text('MailingCountry', 'Mailing Country', 80),
      source,
    ],
  },
} as const satisfies Record<string, { prefix: string; plural: string; fields: readonly Field[] }>;

export type Type = keyof typeof types;
export const isType = (name: string): name is Type => Object.hasOwn(types, name);

/** A field by its name, whose case doesn't matter. */
export const fieldOf = (type: Type, name: string): Field | undefined =>
  types[type].fields.find((field) => field.name.toLowerCase() === name.toLowerCase());

const soapTypes: Partial<Record<Field['type'], string>> = {
  id: 'tns:ID',
  int: 'xsd:int',
  datetime: 'xsd:dateTime',
  boolean: 'xsd:boolean',
};

/** The answer that describes an object. */
export const describeType = (type: Type, base: string) => ({
  name: type,
  label: type,
  labelPlural: types[type].plural,
  keyPrefix: types[type].prefix,
  custom: false,
  createable: true,
  updateable: true,
  deletable: true,
  queryable: true,
  searchable: true,
  fields: types[type].fields.map((field: Field) => ({
    name: field.name,
    label: field.label,
    type: field.type,
    soapType: soapTypes[field.type] ?? 'xsd:string',
    length: field.length,
    byteLength: field.length * 3,
    custom: false,
    nillable: field.required !== true && field.type !== 'id',
    createable: field.readOnly !== true,
    updateable: field.readOnly !== true,
    defaultedOnCreate: field.name === 'Status',
    externalId: false,
    idLookup: field.idLookup === true,
    unique: false,
    filterable: field.type !== 'textarea',
    sortable: field.type !== 'textarea',
    restrictedPicklist: field.restricted === true,
    picklistValues: (field.values ?? []).map((value) => ({
      value,
      label: value,
      active: true,
      defaultValue: false,
      validFor: null,
    })),
  })),
  urls: { sobject: `${base}/sobjects/${type}`, describe: `${base}/sobjects/${type}/describe` },
});
