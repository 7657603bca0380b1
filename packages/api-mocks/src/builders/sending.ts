import {
  type destinationFields as fieldsSchema,
  type destinations as listSchema,
  sendServices,
  sendServiceTable,
  sentFields,
  type SendService,
} from '@switchboard/api-contract/records/send';
import type * as v from 'valibot';

type DestinationFieldsAnswer = v.InferInput<typeof fieldsSchema>;
type DestinationsAnswer = v.InferInput<typeof listSchema>;

/** Where records can be sent; `connected` names the services that are. */
export const destinationsAnswer = (
  connected: readonly SendService[] = ['hubspot', 'airtable'],
): DestinationsAnswer => ({
  destinations: sendServices.map((service) => ({
    service,
    name: sendServiceTable[service].name,
    connected: connected.includes(service),
    connect: sendServiceTable[service].through[0],
  })),
});

/** How leads are sent to HubSpot, as it proposes it. */
export const destinationFieldsAnswer = (overrides: Partial<DestinationFieldsAnswer> = {}): DestinationFieldsAnswer => ({
  service: 'hubspot',
  name: 'HubSpot',
  targets: [],
  fields: [
    { name: 'email', label: 'Email' },
    { name: 'firstname', label: 'First Name' },
    { name: 'lastname', label: 'Last Name' },
    { name: 'phone', label: 'Phone Number' },
    { name: 'company', label: 'Company Name' },
    { name: 'jobtitle', label: 'Job Title' },
    { name: 'industry', label: 'Industry' },
  ],
  own: [...sentFields.leads],
  matching: {
    email: 'email',
    firstName: 'firstname',
    lastName: 'lastname',
    phone: 'phone',
    company: 'company',
    title: 'jobtitle',
    industry: 'industry',
  },
  key: 'email',
  ...overrides,
});
