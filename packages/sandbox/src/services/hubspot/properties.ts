/** A property that every account has from the start. */
interface Property {
  readonly name: string;
  readonly label: string;
  readonly type: 'string' | 'number' | 'datetime' | 'enumeration';
  readonly readOnly?: true;
  readonly unique?: true;
  /** The values that an enumeration allows. */
  readonly values?: readonly string[];
}

const text = (name: string, label: string): Property => ({ name, label, type: 'string' });
const given = (name: string, label: string, type: Property['type']): Property => ({
  name,
  label,
  type,
  readOnly: true,
});

const stages = ['subscriber', 'lead', 'marketingqualifiedlead', 'salesqualifiedlead', 'opportunity', 'customer'];
const lifecycle: Property = { name: 'lifecyclestage', label: 'Lifecycle Stage', type: 'enumeration', values: stages };
const addressed = [text('address', 'Street Address'), text('city', 'City'), text('zip', 'Postal Code')];
const id: Property = { ...given('hs_object_id', 'Record ID', 'number'), unique: true };
const created = given('createdate', 'Create Date', 'datetime');

/** What HubSpot keeps about an object, and which of it an answer holds unless more is asked for. */
export const kinds = {
  contacts: {
    singular: 'Contact',
    modified: 'lastmodifieddate',
    shown: ['createdate', 'email', 'firstname', 'hs_object_id', 'lastmodifieddate', 'lastname'],
    group: 'contactinformation',
    scope: 'crm.objects.contacts',
    properties: [
      { ...text('email', 'Email'), unique: true },
      text('firstname', 'First Name'),
      text('lastname', 'Last Name'),
      text('jobtitle', 'Job Title'),
      text('company', 'Company Name'),
      text('phone', 'Phone Number'),
      text('mobilephone', 'Mobile Phone Number'),
      text('website', 'Website URL'),
      ...addressed,
      text('country', 'Country/Region'),
      text('industry', 'Industry'),
      text('hs_linkedin_url', 'LinkedIn URL'),
      {
        name: 'hs_lead_status',
        label: 'Lead Status',
        type: 'enumeration',
        values: ['NEW', 'OPEN', 'IN_PROGRESS', 'OPEN_DEAL', 'UNQUALIFIED', 'ATTEMPTED_TO_CONTACT', 'CONNECTED'],
      },
      lifecycle,
      id,
      created,
      given('lastmodifieddate', 'Last Modified Date', 'datetime'),
    ],
  },
  companies: {
    singular: 'Company',
    modified: 'hs_lastmodifieddate',
    shown: ['createdate', 'domain', 'hs_lastmodifieddate', 'hs_object_id', 'name'],
    group: 'companyinformation',
    scope: 'crm.objects.companies',
    properties: [
      text('name', 'Company name'),
      text('domain', 'Company Domain Name'),
      text('description', 'Description'),
      text('phone', 'Phone Number'),
      text('website', 'Website URL'),
      ...addressed,
      text('country', 'Country/Region'),
      { name: 'numberofemployees', label: 'Number of Employees', type: 'number' },
      text('founded_year', 'Year Founded'),
      lifecycle,
      id,
      created,
      given('hs_lastmodifieddate', 'Last Modified Date', 'datetime'),
    ],
  },
} as const satisfies Record<string, { readonly properties: readonly Property[]; readonly [fact: string]: unknown }>;

export type Kind = keyof typeof kinds;
export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** A property of a kind; undefined if there is none of this name. */
export const propertyOf = (kind: Kind, name: string): Property | undefined =>
  kinds[kind].properties.find((property: Property) => property.name === name);

const inputs = { string: 'text', number: 'number', datetime: 'date', enumeration: 'select' } as const;

/** The answer that lists the properties of a kind. */
export const describeProperties = (kind: Kind) => ({
  results: kinds[kind].properties.map(({ name, label, type, readOnly, unique, values = [] }: Property) => ({
    name,
    label,
    type,
    fieldType: inputs[type],
    description: '',
    groupName: kinds[kind].group,
    options: values.map((value, displayOrder) => ({ label: value, value, displayOrder, hidden: false })),
    displayOrder: -1,
    calculated: false,
    externalOptions: false,
    hasUniqueValue: unique === true,
    hidden: false,
    hubspotDefined: true,
    formField: readOnly !== true,
    archived: false,
    modificationMetadata: {
      archivable: false,
      readOnlyDefinition: true,
      readOnlyOptions: false,
      readOnlyValue: readOnly === true,
    },
  })),
});
