import * as v from 'valibot';
import { limits } from './limits.ts';
import { agentSchedule } from './schedules/schedule.ts';
import { factOrText } from './words/factOrText.ts';
import { cell, figure, flag, instant, rowsOrNone, text, wholeNumber, texts } from './wire.ts';

/** One run of an agent. `duration` in milliseconds, absent until it ended. */
export const execution = v.object({
  id: text(),
  status: v.fallback(v.optional(v.string(), ''), ''),
  executionType: text(),
  startTime: instant(),
  endTime: instant(),
  duration: figure(),
  result: factOrText(),
  errorMessage: factOrText(),
  /** true: at least one of its calls went to the sandbox. */
  sandbox: flag(),
});
export type Execution = v.InferOutput<typeof execution>;

/** Success rate, uptime and error rate in percent; times in the unit that the tile's name says. */
export const agentMetrics = v.object({
  totalExecutions: figure(),
  successRate: figure(),
  averageResponseTime: figure(),
  uptime: figure(),
  errorRate: figure(),
  /** Hour of the day, `14:00` or 14. */
  peakPerformanceHour: cell(v.union([v.string(), v.number()])),
  /** Seconds. */
  totalProcessingTime: figure(),
  /** Seven counts, oldest first; the last one is today. */
  dailyExecutions: v.fallback(v.optional(v.array(v.fallback(v.pipe(v.number(), v.finite()), 0)), []), []),
});
export type AgentMetrics = v.InferOutput<typeof agentMetrics>;

const { maxConcurrentExecutions, retryAttempts, timeout } = limits.configuration;
const notAnObject = 'Custom Settings must be a JSON object';
// v.record alone would accept a list, as an object with the names 0, 1, 2.
const customSettings = v.pipe(
  v.custom<Record<string, unknown>>((value) => !Array.isArray(value), notAnObject),
  v.record(v.string(), v.unknown(), notAnObject),
);

/** How an agent runs. `timeout` in seconds. Missing or invalid fields read as the standard values. */
export const agentConfiguration = v.object({
  enabled: v.fallback(v.optional(v.boolean(), true), true),
  autoStart: v.fallback(v.optional(v.boolean(), false), false),
  maxConcurrentExecutions: v.fallback(v.optional(v.number(), 5), 5),
  retryAttempts: v.fallback(v.optional(v.number(), 3), 3),
  timeout: v.fallback(v.optional(v.number(), 300), 300),
  customSettings: v.fallback(v.optional(customSettings, {}), {}),
});
export type AgentConfiguration = v.InferOutput<typeof agentConfiguration>;
/** The configuration of a new agent. */
export const defaultConfiguration: AgentConfiguration = v.parse(agentConfiguration, {});

/** Any part of the configuration, within its bounds. */
export const configurationPatch = v.strictObject({
  enabled: v.optional(v.boolean('enabled must be true or false')),
  autoStart: v.optional(v.boolean('autoStart must be true or false')),
  maxConcurrentExecutions: v.optional(wholeNumber(maxConcurrentExecutions.min, maxConcurrentExecutions.max)),
  retryAttempts: v.optional(wholeNumber(retryAttempts.min, retryAttempts.max)),
  timeout: v.optional(wholeNumber(timeout.min, timeout.max)),
  customSettings: v.optional(customSettings),
});
export type ConfigurationPatch = v.InferInput<typeof configurationPatch>;

/**
 * The body. `base` holds what the member saw in the fields that they send: a field that another member has changed
 * since is refused (409), all others are merged into the current configuration.
 */
export const configurationRequest = v.strictObject({
  ...configurationPatch.entries,
  base: v.optional(v.record(v.string(), v.unknown(), 'base must be an object')),
});
export type ConfigurationRequest = v.InferInput<typeof configurationRequest>;

/** A lead as the generic detail lists it. `score` 0-100. */
export const leadSummary = v.object({
  id: text(),
  company: text(),
  contactName: text(),
  industry: text(),
  score: figure(),
  status: v.fallback(v.optional(v.string(), 'new'), 'new'),
  createdAt: instant(),
  sandbox: flag(),
});
/** A processed message. `type` is auto_response or another word. */
export const emailSummary = v.object({
  id: text(),
  subject: text(),
  type: text(),
  category: text(),
  responded: flag(),
  from: text(),
  to: text(),
  timestamp: instant(),
  sandbox: flag(),
});
/** A managed event. `type` is meeting or another word. */
export const eventSummary = v.object({
  id: text(),
  title: text(),
  type: text(),
  attendees: texts(),
  startTime: instant(),
  conflictResolved: flag(),
  /** false for one that takes no time, as what was declined: it is no meeting that counts. */
  takesTime: flag(),
  sandbox: flag(),
});
/** A scraped place. `rating` 0-5. */
export const locationSummary = v.object({
  id: text(),
  name: text(),
  category: text(),
  rating: figure(),
  phone: text(),
  email: text(),
  address: text(),
  scrapedAt: instant(),
  sandbox: flag(),
});

/** A research. `sources`: how many it rests on. */
export const researchSummary = v.object({
  id: text(),
  title: text(),
  category: text(),
  status: text(),
  sources: figure(),
  createdAt: instant(),
  sandbox: flag(),
});
/** A synchronised contact. */
export const contactSummary = v.object({
  id: text(),
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  lastSync: instant(),
  sandbox: flag(),
});
/** A workflow, and how many of its tasks are done. */
export const workflowSummary = v.object({
  id: text(),
  name: text(),
  status: text(),
  currentTask: text(),
  completedTasks: figure(),
  totalTasks: figure(),
  startTime: instant(),
  sandbox: flag(),
});

/** Records of the seven types, under 'Specialized'. `sample` as on every answer: built-in records. */
export const specialData = v.object({
  sample: flag(),
  leads: rowsOrNone(leadSummary),
  emails: rowsOrNone(emailSummary),
  events: rowsOrNone(eventSummary),
  locations: rowsOrNone(locationSummary),
  researches: rowsOrNone(researchSummary),
  contacts: rowsOrNone(contactSummary),
  workflows: rowsOrNone(workflowSummary),
});
export type SpecialData = v.InferOutput<typeof specialData>;
export type SpecialDataAnswer = v.InferInput<typeof specialData>;
export type LeadSummary = v.InferOutput<typeof leadSummary>;
export type EmailSummary = v.InferOutput<typeof emailSummary>;
export type EventSummary = v.InferOutput<typeof eventSummary>;
export type LocationSummary = v.InferOutput<typeof locationSummary>;
export type ResearchSummary = v.InferOutput<typeof researchSummary>;
export type ContactSummary = v.InferOutput<typeof contactSummary>;
export type WorkflowSummary = v.InferOutput<typeof workflowSummary>;

/**
 * A tool of an agent of type custom. `connected`: it can be used now, `by` this service if it needs one; if not, `to`
 * is the address that connects it.
 */
const agentTool = v.object({ id: v.string(), name: text(), connected: flag(), by: text(), to: text() });
export type AgentTool = v.InferOutput<typeof agentTool>;

/** `GET /api/agents/{id}`. `confidenceScore` 0-10. */
export const agentDetail = v.object({
  id: v.string(),
  slug: text(),
  name: v.string(),
  type: v.fallback(v.optional(v.string(), ''), ''),
  model: text(),
  status: v.fallback(v.optional(v.string(), ''), ''),
  description: text(),
  capabilities: texts(),
  integrations: texts(),
  createdAt: instant(),
  lastRun: instant(),
  confidenceScore: figure(),
  metrics: cell(agentMetrics),
  configuration: v.fallback(v.optional(agentConfiguration, {}), defaultConfiguration),
  /** Changes with each change of the configuration; identifies the one that a draft is based on. */
  configurationVersion: figure(),
  schedule: cell(agentSchedule),
  /** Names of the secret settings that have a stored value; missing if unknown. */
  storedSecrets: cell(v.array(v.string())),
  /** true: executions, figures and records are built-in samples, not the tenant's. */
  sample: flag(),
  executions: rowsOrNone(execution),
  specialData: cell(specialData),
  /** What an agent of type custom may use; missing for others. */
  tools: cell(v.array(agentTool)),
});
export type AgentDetail = v.InferOutput<typeof agentDetail>;

/** What an action or a saved configuration came to. Clients read the detail again, which says the rest. */
export const agentState = v.pick(agentDetail, ['id', 'name', 'status', 'configurationVersion']);
