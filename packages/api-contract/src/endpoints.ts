import * as v from 'valibot';
import { agentDetail, agentList, agentSummary, configurationPatch, execution, executionList, newAgent } from './agents.ts';
import type { AgentSlug } from './agents.ts';
import { chatRequest, chatResponse, speakRequest } from './assistant.ts';
import { loginRequest, loginResponse, sessionResponse } from './auth.ts';
import { connection, connectionList, connectionSetup, testResult } from './connections.ts';
import { product } from './product.ts';
import { calendarStatus, event, newEvent } from './records/calendar.ts';
import { contactsStatus } from './records/contacts.ts';
import { email, emailAgentStatus, newEmail, newTemplate, template } from './records/email.ts';
import { lead, leadGenerationStatus, newLead } from './records/leadGeneration.ts';
import { mapsScraperStatus } from './records/mapsScraper.ts';
import { newWorkflow, orchestratorStatus, workflow } from './records/orchestrator.ts';
import { researchSources, researchStatus, researchTask, researchTasks, startResearchRequest, systemPromptRequest, toggleResearchRequest } from './records/research.ts';

/** One call of the API. `path` holds `:name` places; `response` undefined means that the body is not JSON or not read. */
export interface Endpoint<Req extends v.GenericSchema | undefined = v.GenericSchema | undefined, Res extends v.GenericSchema | undefined = v.GenericSchema | undefined> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly request: Req;
  readonly response: Res;
  /** false: answers without a bearer token. */
  readonly signedIn: boolean;
}

const get = <const P extends string, const R extends v.GenericSchema>(path: P, response: R) => ({ method: 'GET', path, request: undefined, response, signedIn: true }) as const;
const post = <const P extends string, const Q extends v.GenericSchema | undefined, const R extends v.GenericSchema | undefined>(path: P, request: Q, response: R) => ({ method: 'POST', path, request, response, signedIn: true }) as const;
const put = <const P extends string, const Q extends v.GenericSchema, const R extends v.GenericSchema>(path: P, request: Q, response: R) => ({ method: 'PUT', path, request, response, signedIn: true }) as const;

/** `{ok: true}`: done, and nothing more to say. */
export const done = v.object({ ok: v.literal(true) });

/** Every call of the API. The client, the mocks, the server's routes, the conformance suite and OpenAPI read this table. */
export const endpoints = {
  login: { method: 'POST', path: '/api/auth/login', request: loginRequest, response: loginResponse, signedIn: false },
  logout: post('/api/auth/logout', undefined, done),
  session: get('/api/auth/session', sessionResponse),

  agents: get('/api/agents', agentList),
  createAgent: post('/api/agents', newAgent, agentSummary),
  agent: get('/api/agents/:agentId', agentDetail),
  executions: get('/api/agent-executions/:agentId', executionList),
  agentAction: post('/api/agents/:agentId/:action', undefined, agentDetail),
  configureAgent: put('/api/agents/:agentId/config', configurationPatch, agentDetail),
  runAgent: post('/api/agents/:agentId/runs', undefined, execution),

  connections: get('/api/connections', connectionList),
  testConnection: post('/api/connections/:connectionId/test', undefined, testResult),
  setupConnection: post('/api/connections/:connectionId/setup', connectionSetup, connection),
  disconnectConnection: post('/api/connections/:connectionId/disconnect', undefined, connection),

  chat: post(`/api/${product.id}/chat`, chatRequest, chatResponse),
  speak: post('/api/voice/speak', speakRequest, undefined),

  leadGenerationStatus: get('/api/agents/lead-generation/status', leadGenerationStatus),
  emailStatus: get('/api/agents/email/status', emailAgentStatus),
  calendarStatus: get('/api/agents/calendar/status', calendarStatus),
  mapsScraperStatus: get('/api/agents/maps-scraper/status', mapsScraperStatus),
  researchStatus: get('/api/agents/research/status', researchStatus),
  contactsStatus: get('/api/agents/contacts/status', contactsStatus),
  orchestratorStatus: get('/api/agents/orchestrator/status', orchestratorStatus),

  researchTasks: get('/api/agents/research/tasks', researchTasks),
  researchSources: get('/api/agents/research/sources', researchSources),
  saveSystemPrompt: put('/api/agents/research/system-prompt', systemPromptRequest, researchStatus),
  startResearch: post('/api/agents/research/start', startResearchRequest, researchTask),
  toggleResearch: post('/api/agents/research/toggle', toggleResearchRequest, researchStatus),
  testResearch: post('/api/agents/research/test', undefined, testResult),

  addLead: post('/api/agents/lead-generation/records/leads', newLead, lead),
  composeEmail: post('/api/agents/email/records/emails', newEmail, email),
  addTemplate: post('/api/agents/email/records/templates', newTemplate, template),
  scheduleEvent: post('/api/agents/calendar/records/events', newEvent, event),
  addWorkflow: post('/api/agents/orchestrator/records/workflows', newWorkflow, workflow),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
/** What a call of this endpoint sends. */
export type RequestOf<E extends Endpoint> = E['request'] extends v.GenericSchema ? v.InferInput<E['request']> : undefined;
/** What a screen gets from it. */
export type ResponseOf<E extends Endpoint> = E['response'] extends v.GenericSchema ? v.InferOutput<E['response']> : undefined;
/** What the server must send, before the client reads it. */
export type AnswerOf<E extends Endpoint> = E['response'] extends v.GenericSchema ? v.InferInput<E['response']> : undefined;

/** The status call of each of the seven agents. */
export const statusEndpoints = {
  research: endpoints.researchStatus,
  orchestrator: endpoints.orchestratorStatus,
  'maps-scraper': endpoints.mapsScraperStatus,
  contacts: endpoints.contactsStatus,
  calendar: endpoints.calendarStatus,
  email: endpoints.emailStatus,
  'lead-generation': endpoints.leadGenerationStatus,
} as const satisfies Record<AgentSlug, Endpoint>;

type Places<P extends string> = P extends `${string}:${infer Name}/${infer Rest}` ? Name | Places<Rest> : P extends `${string}:${infer Name}` ? Name : never;
/** The values that the places of a path take. */
export type PathValues<P extends string> = Record<Places<P>, string>;

/** Fills the places of a path; each value is percent-encoded. */
export function pathTo<const P extends string>(path: P, values: PathValues<P>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent((values as Record<string, string>)[name] ?? ''));
}
