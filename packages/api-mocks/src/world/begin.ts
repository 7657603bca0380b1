import { sampleCalendar } from '@switchboard/api-contract/samples/calendar';
import { sampleContacts } from '@switchboard/api-contract/samples/contacts';
import { sampleEmail } from '@switchboard/api-contract/samples/email';
import { sampleLeadGeneration } from '@switchboard/api-contract/samples/leadGeneration';
import { sampleMapsScraper } from '@switchboard/api-contract/samples/mapsScraper';
import { sampleOrchestrator } from '@switchboard/api-contract/samples/orchestrator';
import {
  sampleResearchSources,
  sampleResearchStatus,
  sampleResearchTasks,
} from '@switchboard/api-contract/samples/research';
import { agentListAnswer } from '../builders/agents.ts';
import { connectionListAnswer } from '../builders/connections.ts';
import { longText } from '../builders/longText.ts';
import { many } from '../builders/many.ts';
import { oddTexts } from '../builders/odd.ts';
import type { Content } from '../scenarios.ts';

const rowsEach = 10_000;
const agentsInAll = 1_000;

function samples(now: Date) {
  return {
    agents: agentListAnswer(now),
    connections: connectionListAnswer(),
    'lead-generation': sampleLeadGeneration(now),
    email: sampleEmail(now),
    calendar: sampleCalendar(now),
    'maps-scraper': sampleMapsScraper(now),
    contacts: sampleContacts(now),
    orchestrator: sampleOrchestrator(now),
    research: sampleResearchStatus(now),
    researchTasks: sampleResearchTasks(now),
    researchSources: sampleResearchSources(now),
  };
}
export type Begin = ReturnType<typeof samples>;

const zeros = <T extends object>(figures: T): T =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]) => (typeof value === 'number' ? [[key, 0]] : [])),
  ) as T;

function emptied(begin: Begin): Begin {
  const nothing = { sample: undefined, activity: [] };
  return {
    agents: [],
    connections: [],
    'lead-generation': {
      ...begin['lead-generation'],
      ...nothing,
      metrics: zeros(begin['lead-generation'].metrics),
      leads: [],
    },
    email: { ...begin.email, ...nothing, metrics: zeros(begin.email.metrics), emails: [], templates: [] },
    calendar: { ...begin.calendar, ...nothing, metrics: zeros(begin.calendar.metrics), events: [], slots: [] },
    'maps-scraper': {
      ...begin['maps-scraper'],
      ...nothing,
      metrics: zeros(begin['maps-scraper'].metrics),
      businesses: [],
    },
    contacts: {
      ...begin.contacts,
      ...nothing,
      stats: zeros(begin.contacts.stats),
      account: { connected: false },
      contacts: [],
    },
    orchestrator: {
      ...begin.orchestrator,
      ...nothing,
      stats: zeros(begin.orchestrator.stats),
      tasks: [],
      workflows: [],
    },
    research: { ...begin.research, ...nothing, metrics: zeros(begin.research.metrics), systemPrompt: undefined },
    researchTasks: [],
    researchSources: [],
  };
}

/**
 * `count` copies of the rows in turn, each with an id of its own; every 97th carries an odd text in `field`, the fourth
 * one of 100 kB.
 */
export function multiplied<T extends { id: string }>(
  rows: readonly T[] | undefined,
  field: keyof T & string,
  count = rowsEach,
): T[] {
  const source = rows ?? [];
  return many(source.length === 0 ? 0 : count, (index) => {
    const row = source[index % source.length] as T;
    const text = index === 3 ? longText(100_000) : index % 97 === 96 ? oddTexts[index % oddTexts.length] : undefined;
    return { ...row, id: `${row.id}-${index + 1}`, ...(text === undefined ? {} : { [field]: text }) };
  });
}

function enlarged(begin: Begin): Begin {
  const own = { sample: undefined };
  return {
    agents: [...begin.agents, ...multiplied(begin.agents, 'name', agentsInAll - begin.agents.length)],
    connections: begin.connections,
    'lead-generation': {
      ...begin['lead-generation'],
      ...own,
      leads: multiplied(begin['lead-generation'].leads, 'name'),
    },
    email: {
      ...begin.email,
      ...own,
      emails: multiplied(begin.email.emails, 'subject'),
      templates: multiplied(begin.email.templates, 'name', 200),
    },
    calendar: { ...begin.calendar, ...own, events: multiplied(begin.calendar.events, 'title') },
    'maps-scraper': {
      ...begin['maps-scraper'],
      ...own,
      businesses: multiplied(begin['maps-scraper'].businesses, 'name'),
    },
    contacts: { ...begin.contacts, ...own, contacts: multiplied(begin.contacts.contacts, 'name') },
    orchestrator: {
      ...begin.orchestrator,
      ...own,
      tasks: multiplied(begin.orchestrator.tasks, 'description'),
      workflows: multiplied(begin.orchestrator.workflows, 'name', 200),
    },
    research: { ...begin.research, ...own },
    researchTasks: multiplied(begin.researchTasks, 'title').map((task) => ({ ...task, sample: false })),
    researchSources: multiplied(begin.researchSources, 'title').map((source) => ({ ...source, sample: false })),
  };
}

/** Everything that a world begins with, as the calls answer it. */
export function beginWith(content: Content, now: Date): Begin {
  const begin = samples(now);
  return content === 'empty' ? emptied(begin) : content === 'huge' ? enlarged(begin) : begin;
}
