import * as v from 'valibot';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import { figure, flag, instant, required, rows, text, whole, written } from '../wire.ts';
import { statusBase, textList } from './shared.ts';
import { countToday, mean, share } from '../figures.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { Lack, Need } from './needs.ts';
import { filled, type Made, type Making, type Page, type PageInput } from './page.ts';

export const leadStatuses = ['new', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A lead. `score` 0-100. */
export const lead = v.object({
  id: v.string(),
  name: text(),
  company: text(),
  email: text(),
  phone: text(),
  title: text(),
  linkedinUrl: text(),
  location: text(),
  industry: text(),
  companySize: text(),
  status: v.fallback(v.optional(v.string(), 'new'), 'new'),
  score: figure(),
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
    maxLeadsPerDay: whole(1, 1_000),
    minimumScore: whole(0, 100),
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
  },
);
export type LeadGenerationSettings = ReturnType<typeof leadGenerationSettings.read>;

const optionalAddress = v.optional(
  v.union(
    [v.literal(''), v.pipe(v.string(), v.trim(), v.email('Enter an e-mail address such as name@company.com'))],
    'Enter an e-mail address such as name@company.com',
  ),
  '',
);
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
  name: required('Name', limits.text.name),
  company: required('Company', limits.text.name),
  email: optionalAddress,
  phone: written('Phone', 40),
  title: written('Title', limits.text.name),
  linkedinUrl: optionalLink,
  location: written('Location', limits.text.name),
  industry: written('Industry', limits.text.name),
  companySize: written('Company size', 40),
  score: v.optional(whole(0, 100)),
  source: v.optional(required('Source', limits.text.name), 'Added by hand'),
});
export type NewLead = v.InferInput<typeof newLead>;

const records = { leads: { one: 'lead', record: lead, create: newLead } } as const;
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
    tell: (leads: Records['leads']) => ({
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

/** What the API computes for lead generation. The accuracy of contacts is not measured, so that figure is missing. */
export const leadGenerationApi = {
  runType: 'lead_search',
  nicknames: /\bleads?(?: generation)?\b/gi,
  needs: [{ services: ['apollo'], orSecret: 'apolloApiKey' }] as const satisfies readonly Need[],
  lacks: ({ targetIndustries, companySize, locations, searchKeywords }: LeadGenerationSettings): readonly Lack[] =>
    [targetIndustries, companySize, locations, searchKeywords].every((list) => list.length === 0)
      ? [{ setting: 'targetIndustries', text: { kind: 'noTarget', args: {} }, label: 'Choose industries' }]
      : [],
  page: ({
    head,
    records: { leads },
    runs,
    ran,
    now,
  }: PageInput<Records>): Page<v.InferInput<typeof leadGenerationStatus>> => {
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
          activeTasks: runs.running,
          waitingTasks: runs.queued,
          qualificationRate: share(qualified, leads.length),
        },
        leads,
      },
      empty: { figures: nothing, leads: nothing },
    };
  },
  make: {
    leads: (given: v.InferOutput<typeof newLead>, { id, at, by }: Making): Made<Records['leads'][number]> => ({
      record: { id, ...filled(given), status: 'new', createdAt: at, lastUpdated: at },
      note: { kind: 'added', text: { kind: 'leadAdded', args: { name: given.name, by: by.name } } },
    }),
  },
};
