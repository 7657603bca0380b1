import {
  destinationFields as fieldsSchema,
  destinations as listSchema,
  sendAnswer as answerSchema,
  sendServices,
  sendServiceTable,
  sentFields,
  type SendService,
} from '@switchboard/api-contract/records/send';
import type * as v from 'valibot';
import { read } from './build.ts';

export type DestinationFieldsAnswer = v.InferInput<typeof fieldsSchema>;
export type DestinationsAnswer = v.InferInput<typeof listSchema>;
export type SendAnswerInput = v.InferInput<typeof answerSchema>;

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
export const destinations = (connected?: readonly SendService[]) =>
  read(listSchema, destinationsAnswer(connected)).destinations;

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
export const destinationFields = (overrides: Partial<DestinationFieldsAnswer> = {}) =>
  read(fieldsSchema, destinationFieldsAnswer(overrides));

/** What became of twelve leads. */
export const sendAnswerOf = (overrides: Partial<SendAnswerInput> = {}) =>
  read(answerSchema, { created: 8, updated: 4, skipped: 0, refused: [], ...overrides });
