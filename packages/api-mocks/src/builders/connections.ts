import { callersOf } from '@switchboard/api-contract/services/serviceUse';
import { scopeAddress, scopesFor } from '@switchboard/api-contract/agents/googleScopes';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { consentOffer as consentOfferSchema, type ConsentService } from '@switchboard/api-contract/consent';
import { catalogue, findService } from '@switchboard/api-contract/catalogue';
import {
  connection as connectionSchema,
  connectionList as connectionListSchema,
  serviceCalls as serviceCallsSchema,
  testResult as testResultSchema,
} from '@switchboard/api-contract/connections';
import { sampleConnections } from '@switchboard/api-contract/samples/connections';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type ConnectionAnswer = v.InferInput<typeof connectionSchema>;
export type ServiceCallsAnswer = v.InferInput<typeof serviceCallsSchema>;
export type TestResultAnswer = v.InferInput<typeof testResultSchema>;

/** Names of the agents that need a service, if it is the only one that is connected. */
const stoppedBy = (id: string): string[] =>
  agentTable
    .filter(({ slug }) => agentOf(slug).needs.some(({ services }) => services.some((service) => service === id)))
    .map(({ name }) => name);

/** A connection of one service of the catalogue: connected, its required fields stored. */
export function serviceConnectionAnswer(id: string, overrides: Partial<ConnectionAnswer> = {}): ConnectionAnswer {
  const service = findService(id);
  if (!service) throw new Error(`The catalogue has no service ${id}.`);
  return {
    id,
    name: service.name,
    description: service.description,
    category: service.category,
    icon: service.icon,
    status: 'connected',
    lastSync: minutesAgo(2),
    usage: { requests: Math.round(service.monthlyLimit * 0.3), limit: service.monthlyLimit },
    stored: service.fields.filter((field) => field.required).map((field) => field.key),
    usedBy: callersOf(id),
    stops: stoppedBy(id),
    ...overrides,
  };
}

/** A connected OpenAI at 74 % of its limit. */
export function connectionAnswer(overrides: Partial<ConnectionAnswer> = {}): ConnectionAnswer {
  return serviceConnectionAnswer('openai', { usage: { requests: 7_420, limit: 10_000 }, ...overrides });
}
export const connection = (overrides: Partial<ConnectionAnswer> = {}) =>
  read(connectionSchema, connectionAnswer(overrides));
export const serviceConnection = (id: string, overrides: Partial<ConnectionAnswer> = {}) =>
  read(connectionSchema, serviceConnectionAnswer(id, overrides));

/** The tenant's eight: five connected, Stripe pending, Apollo failing its test, Twilio disconnected. */
export function connectionListAnswer(): ConnectionAnswer[] {
  return sampleConnections(FIXED_NOW).map((item) => {
    const required =
      findService(item.id)
        ?.fields.filter((field) => field.required)
        .map((field) => field.key) ?? [];
    const stored = item.status === 'disconnected' ? [] : required;
    return { ...item, sample: undefined, stored, stops: stoppedBy(item.id) };
  });
}
export const connectionList = () => read(connectionListSchema, connectionListAnswer());

/** One connection for each service of the catalogue. */
export function catalogueConnectionsAnswer(): ConnectionAnswer[] {
  return catalogue.map((service) => serviceConnectionAnswer(service.id));
}
export const catalogueConnections = () => read(connectionListSchema, catalogueConnectionsAnswer());

/** The built-in connections shown while the server has none, marked as samples. */
export const builtInConnections = () => read(connectionListSchema, sampleConnections(FIXED_NOW));

/** The last test failed: the key was refused. */
export const failingConnection = (overrides: Partial<ConnectionAnswer> = {}) =>
  read(connectionSchema, { ...pick('apollo'), ...overrides });
/** Saved, but not usable yet. */
export const pendingConnection = (overrides: Partial<ConnectionAnswer> = {}) =>
  read(connectionSchema, { ...pick('stripe'), ...overrides });
/** The sandbox answers in place of the service. */
export const sandboxConnection = (id: string, overrides: Partial<ConnectionAnswer> = {}) =>
  serviceConnection(id, { lastSync: undefined, ...overrides, sandbox: true });
/** Never connected. */
export const disconnectedConnection = (overrides: Partial<ConnectionAnswer> = {}) =>
  read(connectionSchema, { ...pick('twilio'), ...overrides });

function pick(id: string): ConnectionAnswer {
  return connectionListAnswer().find((item) => item.id === id) ?? serviceConnectionAnswer(id);
}

/** A successful connection test. */
export function testResultAnswer(overrides: Partial<TestResultAnswer> = {}): TestResultAnswer {
  return { outcome: 'ok', message: 'OpenAI accepted the key.', latencyMs: 182, testedAt: minutesAgo(0), ...overrides };
}
export const testResult = (overrides: Partial<TestResultAnswer> = {}) =>
  read(testResultSchema, testResultAnswer(overrides));

/** How the calls of the last hours went: 94 of 100 were answered well. */
export const serviceCallsAnswer = (any = true): ServiceCallsAnswer => ({
  hours: any
    ? [
        { at: minutesAgo(120), ok: 60, failed: 6 },
        { at: minutesAgo(60), ok: 34, failed: 0 },
      ]
    : [],
});
export const serviceCalls = (any = true) => read(serviceCallsSchema, serviceCallsAnswer(any));

/** The seven agents, as far as they ask something of Google. */
const seven = agentTable.map(({ name, listType }) => ({ name, listType, settings: {} }));

/** What Google will ask of a service. `without`: scopes that were not allowed, of a member who has consented. */
export function consentOffer(service: ConsentService = 'gmail', without?: readonly string[]) {
  const asked = scopesFor(service, seven).map(({ name }) => name);
  const granted = without && asked.filter((name) => !without.includes(name)).map(scopeAddress);
  return read(consentOfferSchema, {
    redirect: `https://northlight.example/api/connections/${service}/callback`,
    scopes: scopesFor(service, seven, granted),
  });
}
