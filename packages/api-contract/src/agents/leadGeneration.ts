import * as v from 'valibot';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import { cell, figure, flag, instant, requiredText, rows, text, wholeNumber, optionalText } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';
import type { RunPreviewAnswer } from '../runs/preview.ts';
import { recordFields } from '../records/calls.ts';
import { sendNewTo, sendNewToDefault } from '../records/send.ts';
import { optionalAddress, statusBase, textList } from './shared.ts';
import {
  countToday,
  dayOf,
  mean,
  share,
  withoutBlanks,
  type NewRecord,
  type RecordOrigin,
  type AgentPage,
  type AgentPageInput,
} from './agentPage.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';

export const leadStatuses = ['new', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A part of a lead's score: its name, how many points it has, the most that it could have, and why. */
const scorePart = v.object({ part: v.string(), points: v.number(), of: v.number(), why: factOrText() });

/**
 * A lead. `score` 0-100; `scoreParts` only where the score was computed. `region`: the state around its location, and
 * `companyKeywords`: what the company says that it does; both count for the score. `edited`: the fields that a member
 * wrote, see `editedFields`.
 */
export const lead = v.object({
  id: v.string(),
  ...recordFields,
  name: text(),
  company: text(),
  email: text(),
  phone: text(),
  title: text(),
  linkedinUrl: text(),
  location: text(),
  region: text(),
  industry: text(),
  companySize: text(),
  companyKeywords: cell(v.array(v.string())),
  status: v.fallback(v.optional(v.string(), 'new'), 'new'),
  score: figure(),
  scoreParts: cell(v.array(scorePart)),
  source: text(),
  createdAt: instant(),
  lastUpdated: instant(),
  sandbox: flag(),
});
export type Lead = v.InferOutput<typeof lead>;

/** `GET /api/agents/lead-generation/status`. Rates in percent. */
export const leadGenerationStatus = v.object({
  ...statusBase,
  metrics: v.object({
    totalLeads: figure(),
    addedToday: figure(),
    qualified: figure(),
    averageScore: figure(),
    activeTasks: figure(),
    waitingTasks: figure(),
    qualificationRate: figure(),
    contactAccuracy: figure(),
  }),
  leads: rows(lead),
});
export type LeadGenerationStatus = v.InferOutput<typeof leadGenerationStatus>;

/** Settings of the lead generation agent; `apolloApiKey` is a secret and never sent back. */
export const leadGenerationSettings = settingsContract(
  {
    isActive: v.boolean(),
    targetIndustries: textList('Industries'),
    companySize: textList('Company sizes'),
    locations: textList('Locations'),
    searchKeywords: textList('Keywords'),
    maxLeadsPerDay: wholeNumber(1, 1_000),
    minimumScore: wholeNumber(0, 100),
    apolloApiKey: v.pipe(v.string(), v.maxLength(limits.text.secret, 'The key is too long')),
    googleSheetsUrl: v.union(
      [
        v.literal(''),
        v.pipe(
          v.string(),
          v.trim(),
          v.url('Enter an address that starts with https://'),
          v.startsWith('https://', 'Enter an address that starts with https://'),
        ),
      ],
      'Enter an address that starts with https://',
    ),
    autoEnrichment: v.boolean(),
    emailValidation: v.boolean(),
    ...sendNewTo,
  },
  {
    isActive: true,
    targetIndustries: [],
    companySize: [],
    locations: [],
    searchKeywords: [],
    maxLeadsPerDay: 50,
    minimumScore: 70,
    apolloApiKey: '',
    googleSheetsUrl: '',
    autoEnrichment: true,
    emailValidation: true,
    ...sendNewToDefault,
  },
);
export type LeadGenerationSettings = ReturnType<typeof leadGenerationSettings.read>;

const optionalLink = v.optional(
  v.union(
    [
      v.literal(''),
      v.pipe(v.string(), v.trim(), v.startsWith('https://', 'Enter an address that starts with https://')),
    ],
    'Enter an address that starts with https://',
  ),
  '',
);

/** Body of Add Lead. */
export const newLead = v.strictObject({
  name: requiredText('Name', limits.text.name),
  company: requiredText('Company', limits.text.name),
  email: optionalAddress,
  phone: optionalText('Phone', 40),
  title: optionalText('Title', limits.text.name),
  linkedinUrl: optionalLink,
  location: optionalText('Location', limits.text.name),
  industry: optionalText('Industry', limits.text.name),
  companySize: optionalText('Company size', 40),
  score: v.optional(wholeNumber(0, 100)),
  source: v.optional(requiredText('Source', limits.text.name), 'Added by hand'),
});
export type NewLead = v.InferInput<typeof newLead>;

const { source: _, ...writtenFields } = newLead.entries;

/** Whether an agent found the lead. Any other was added by hand. */
const isFoundLead = ({ id }: Pick<Lead, 'id'>): boolean => id.startsWith('apollo-');

/**
 * The fields that belong to a member: a run that finds the lead again leaves them as they are. Of a lead that was added
 * by hand and never found, all that it has.
 */
export const editedFields = (stored: v.InferInput<typeof lead>): readonly string[] =>
  stored.edited ?? (isFoundLead(stored) ? [] : Object.keys(stored));

const records = {
  leads: {
    one: 'lead',
    record: lead,
    create: newLead,
    refusals: { conflict: 'A lead has this e-mail address already; `theirs` is that one' },
    sorts: ['name', 'company', 'email', 'title', 'location', 'industry', 'status', 'score', 'source', 'createdAt'],
    filters: ['status', 'industry', 'location', 'companySize', 'source'],
    searched: ['name', 'company', 'email', 'phone', 'title', 'location', 'region', 'industry', 'source'],
    counted: ({ status, score, createdAt }: v.InferInput<typeof lead>) => ({
      status,
      score,
      createdAt: dayOf(createdAt),
    }),
    inStatus: limits.records.page.max,
    edits: v.partial(
      v.strictObject({
        ...writtenFields,
        status: v.picklist(leadStatuses, 'Status must be new, qualified or converted'),
      }),
    ),
    owned: editedFields,
  },
} as const;
type Records = RecordsOf<typeof records>;

/** The lead generation agent. */
export const leadGenerationAgent = defineAgent('lead-generation', {
  status: leadGenerationStatus,
  figures: 'metrics',
  records,
  settings: leadGenerationSettings,
  secrets: ['apolloApiKey'],
  sample: async (now) => (await import('../samples/leadGeneration.ts')).sampleLeadGeneration(now),
  special: {
    collection: 'leads',
    describe: (leads: Records['leads']) => ({
      leads: leads.map(({ id, company, name, industry, score, status, createdAt, sandbox }) => ({
        id,
        company,
        contactName: name,
        industry,
        score,
        status,
        createdAt,
        sandbox,
      })),
    }),
  },
});

/** The settings that decide whom a run looks for. */
export const leadCriteria = ['targetIndustries', 'companySize', 'locations', 'searchKeywords'] as const;
export type LeadCriteria = Pick<LeadGenerationSettings, (typeof leadCriteria)[number]>;

/** How many people one request of each kind can be about. */
export const perApolloCall = { search: 100, match: 10 } as const;

/** What the API computes for lead generation. The accuracy of contacts is not measured, so that figure is missing. */
export const leadGenerationApi = {
  runType: 'lead_search',
  nicknames: /\b(?:leads?|prospects?)(?: (?:gen|generation|generator|finder))?\b/gi,
  needs: [{ services: ['apollo'], orSecret: 'apolloApiKey' }] as const satisfies readonly ServiceNeed[],
  lacks: ({
    targetIndustries,
    companySize,
    locations,
    searchKeywords,
  }: LeadGenerationSettings): readonly MissingSetting[] =>
    [targetIndustries, companySize, locations, searchKeywords].every((list) => list.length === 0)
      ? [{ setting: 'targetIndustries', text: { kind: 'noTarget', args: {} }, label: 'Choose industries' }]
      : [],
  criteria: leadCriteria,
  preview: (settings: LeadGenerationSettings, leftToday: number = settings.maxLeadsPerDay) => {
    const leads = Math.min(settings.maxLeadsPerDay, leftToday);
    const args = { service: 'Apollo' };
    const searches = Math.ceil(leads / perApolloCall.search);
    const matches = settings.autoEnrichment ? Math.ceil(leads / perApolloCall.match) : 0;
    return {
      criteria: leadCriteria.flatMap((name) => settings[name]),
      takes: [
        {
          what: { kind: 'takesLeads', args: {} },
          amount: { kind: 'upTo', args: { amount: leads } },
          note: { kind: 'leadsPerDay', args: {} },
        },
        { what: { kind: 'takesCalls', args }, amount: { kind: 'about', args: { amount: searches + matches } } },
        ...(settings.autoEnrichment
          ? [{ what: { kind: 'takesCredits', args }, amount: { kind: 'upTo', args: { amount: leads } } }]
          : []),
      ],
      note: { kind: 'leadsBelowDropped', args: { minimum: settings.minimumScore } },
    } as const satisfies Omit<RunPreviewAnswer, 'needed'>;
  },
  describeAgentPage: ({
    head,
    records: { leads },
    runs,
    ran,
    now,
  }: AgentPageInput<Records>): AgentPage<v.InferInput<typeof leadGenerationStatus>> => {
    const qualified = leads.filter(({ status }) => status === 'qualified').length;
    const nothing = !ran && leads.length === 0;
    return {
      answer: {
        ...head,
        metrics: {
          totalLeads: leads.length,
          addedToday: countToday(
            leads.map(({ createdAt }) => createdAt),
            now,
          ),
          qualified,
          averageScore: mean(leads.flatMap(({ score }) => score ?? [])),
          activeTasks: runs.atWork,
          waitingTasks: runs.waiting,
          qualificationRate: share(qualified, leads.length),
        },
        leads,
      },
      empty: { figures: nothing, leads: nothing },
    };
  },
  buildRecord: {
    leads: (
      given: v.InferOutput<typeof newLead>,
      { id, at, by }: RecordOrigin,
    ): NewRecord<Records['leads'][number]> => ({
      record: { id, ...withoutBlanks(given), status: 'new', createdAt: at, lastUpdated: at },
      activity: { kind: 'added', text: { kind: 'leadAdded', args: { name: given.name, by: by.name } } },
    }),
  },
};
