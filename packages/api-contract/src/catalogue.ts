import { wayWith, type ServiceDescription } from './services/setup.ts';
import { business } from './services/business.ts';
import { communication } from './services/communication.ts';
import { google } from './services/google.ts';
import { models } from './services/models.ts';
import { productivity } from './services/productivity.ts';
import { search } from './services/search.ts';

/**
 * Ids of the catalogue, in order. A table of all services is `satisfies Record<ServiceId, …>`, so none can be
 * missing.
 */
export const serviceIds = [
  'openai',
  'anthropic',
  'gmail',
  'google-calendar',
  'stripe',
  'apollo',
  'google',
  'twilio',
  'tavily',
  'perplexity',
  'serper',
  'sendgrid',
  'slack',
  'discord',
  'hubspot',
  'salesforce',
  'github',
  'notion',
  'airtable',
  'make',
  'zapier',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** A service that can be connected. */
export interface Service extends ServiceDescription {
  readonly id: ServiceId;
}

const facts = { ...models, ...google, ...business, ...communication, ...search, ...productivity } satisfies Record<
  ServiceId,
  ServiceDescription
>;

/** The 21 services. */
export const catalogue: readonly Service[] = serviceIds.map((id) => ({ id, ...facts[id] }));

/** The service with this id; undefined for an unknown one. */
export function findService(id: string): Service | undefined {
  return catalogue.find((service) => service.id === id);
}

/** What members call the service with this id; an unknown one goes by its id. */
export const serviceName = (id: string): string => findService(id)?.name ?? id;

/** The services whose built-in samples are shown while there is no list, in order. */
export const sampleServiceIds = [
  'openai',
  'anthropic',
  'gmail',
  'google-calendar',
  'stripe',
  'apollo',
  'twilio',
  'slack',
] as const;

/** In which way credentials with these keys sign in, where a service has several. */
export function wayOf(id: ServiceId, keys: readonly string[]): { way?: string } {
  const service = findService(id);
  const { id: way } = service?.ways?.find((one) => one === wayWith(service, keys)) ?? {};
  return way === undefined ? {} : { way };
}

export function isServiceId(id: string): id is ServiceId {
  return findService(id) !== undefined;
}
