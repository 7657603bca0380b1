import { mean } from '@switchboard/api-contract/agents/agentPage';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { grouped } from '@switchboard/api-contract/words/say';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { readCountedRecords } from '../../records/recordKeys.ts';
import type { CollectionName } from '../../records/collections.ts';
import { describeRecords, type AnyRecord } from '../../records/describeRecords.ts';
import { readRecords } from '../../records/records.ts';
import { cite, type AnswerableQuestion, type BuiltInAnswer } from './Question.ts';
import { countRecords } from './countRecords.ts';
import type { AgentState } from './organisationState.ts';
import { boundsOf, momentWords } from './period.ts';
import { agentSource, recordSource, runSource } from '../answers/sources.ts';
import { answerAboutEvents } from './answerAboutEvents.ts';
import { capital, listed, countWords } from './words.ts';

/** A kind of record: how it is called, whose it is, and what is told of all of them. */
interface Kind {
  readonly sounds: RegExp;
  readonly agent: AgentSlug;
  readonly collection: CollectionName;
  readonly one: string;
  readonly many?: string;
  /** The verb for those that came in the time asked about, such as 'found'; missing where there is none. */
  readonly came?: string;
  readonly tell: (asking: AnswerableQuestion, agent: AgentState, kind: Kind) => Promise<string>;
}

const kinds: readonly Kind[] = [
  {
    sounds: /\b(?:leads?|prospects?)\b/,
    agent: 'lead-generation',
    collection: 'leads',
    one: 'lead',
    came: 'found',
    tell: tellLeads,
  },
  {
    sounds: /\b(?:contacts?|address book)\b/,
    agent: 'contacts',
    collection: 'contacts',
    one: 'contact',
    came: 'added',
    tell: tellContacts,
  },
  {
    sounds: /\b(?<!how (?:is|was) )(?:business(?:es)?|compan(?:y|ies)|places?|restaurants?|shops?)\b/,
    agent: 'maps-scraper',
    collection: 'businesses',
    one: 'business',
    many: 'businesses',
    came: 'found',
    tell: tellBusinesses,
  },
  {
    sounds: /\btemplates?\b/,
    agent: 'email',
    collection: 'templates',
    one: 'e-mail template',
    tell: tellTotal,
  },
  {
    sounds:
      /\b(?:e-?mails?|mails?|mailbox|inbox|unread|messages?|repl(?:y|ies)|drafts?|(?:write|wrote|written)(?: to)? (?:me|us))\b(?! templates?)/,
    agent: 'email',
    collection: 'emails',
    one: 'e-mail',
    came: 'received',
    tell: tellMail,
  },
  {
    sounds:
      /\b(?:events?|meetings?|appointments?|calendar|agenda|schedule|busy|free|my day|plan(?:s|ned)? (?:for )?(?:today|tomorrow|this week)|(?:i|we) have (?:(?:on|planned|to do) )?(?:today|tomorrow))\b|^(?:what is|anything|what have i) on (?:today|tomorrow|this week|next week)/,
    agent: 'calendar',
    collection: 'events',
    one: 'event',
    tell: answerAboutEvents,
  },
  {
    sounds: /\b(?:research(?:es)?|sources?)\b/,
    agent: 'research',
    collection: 'tasks',
    one: 'research',
    many: 'researches',
    came: 'started',
    tell: tellStates,
  },
  {
    sounds: /\bworkflows?\b/,
    agent: 'orchestrator',
    collection: 'workflows',
    one: 'workflow',
    came: 'started',
    tell: tellStates,
  },
];

const kindsIn = (said: string): readonly Kind[] => kinds.filter(({ sounds }) => sounds.test(said));
/** Whether a message asks for the number of what agents collect, whoever collects it. */
export const countsRecords = (said: string): boolean =>
  kinds.some(({ sounds }) =>
    new RegExp(`\\b(?:how many|number of|count of|total) (?:\\S+ ){0,2}(?:${sounds.source})`).test(said),
  );
/** Whether a message names something that agents collect. */
export const namesRecords = (said: string): boolean => kindsIn(said).length > 0;

/** The most kinds that one answer tells of. */
const mostKinds = 3;

/** The records that a message names, with their numbers. */
export async function answerAboutRecords(asking: AnswerableQuestion): Promise<BuiltInAnswer> {
  const told: string[] = [];
  const asked: AgentState[] = [];
  for (const kind of kindsIn(asking.said).slice(0, mostKinds)) {
    const agent = asking.organisation.agents.find(({ slug }) => slug === kind.agent);
    if (agent) asked.push(agent);
    told.push(agent ? await tellKind(asking, agent, kind) : `You have ${countWords(0, kind.one, kind.many)}.`);
  }
  return { text: told.join(' '), asked: [...new Set(asked)] };
}

/** Words that ask for the present state, whenever the records came. */
const asksForState = /\b(?:unread|repl(?:y|ies)|drafts?|waiting)\b/;

async function tellKind(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const { period, organisation } = asking;
  if (!period || kind.came === undefined || asksForState.test(asking.said)) return kind.tell(asking, agent, kind);
  const count = sum(await counts(asking, agent, kind.collection, 'status', boundsOf(period, organisation.clock)));
  const total = sum(await counts(asking, agent, kind.collection, 'status'));
  return `${capital(countWords(count, kind.one, kind.many))} ${count === 1 ? 'was' : 'were'} ${kind.came} ${period.words}${total > 0 ? `; you have ${grouped(total)} in all` : ''}${cite(asking, agentSource(agent))}.`;
}

const sum = (numbers: ReadonlyMap<string, number>): number => [...numbers.values()].reduce((a, b) => a + b, 0);

const counts = (
  { context, asker: { tenantId } }: AnswerableQuestion,
  { id: agentId }: AgentState,
  collection: CollectionName,
  by: string,
  bounds: { readonly from?: string; readonly to?: string } = {},
) => countRecords(context.db, { tenantId, agentId, collection }, { by, ...bounds });

const none = ({ sample, name }: AgentState, { one, many }: Kind): string =>
  `You have ${countWords(0, one, many)} ${sample ? 'of your own yet; the page shows samples' : 'yet'}. A run of ${name} looks for some.`;

async function tellTotal(
  asking: AnswerableQuestion,
  agent: AgentState,
  { collection, one, many }: Kind,
): Promise<string> {
  return `You have ${countWords(sum(await counts(asking, agent, collection, 'category')), one, many)}${cite(asking, agentSource(agent))}.`;
}

/** How many there are of each state, as `31 new and 18 qualified`. */
const states = (numbers: ReadonlyMap<string, number>): string =>
  listed(
    [...numbers].toSorted(([, a], [, b]) => b - a).map(([state, count]) => `${count} ${state.replaceAll('_', ' ')}`),
  );

/** What figures count of all records of a kind, of the sandbox's only while there are no real ones. */
async function counted<T>(
  { context, asker: { tenantId } }: AnswerableQuestion,
  { id: agentId }: AgentState,
  kind: Kind,
) {
  const all = (await readCountedRecords(context.db, { tenantId, agentId, collection: kind.collection })) ?? [];
  const real = all.filter((one) => !('sandbox' in one));
  return (real.length > 0 ? real : all) as readonly Partial<T>[];
}

async function tellLeads(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const leads = await counted<{ status: string; score: number }>(asking, agent, kind);
  if (leads.length === 0) return none(agent, kind);
  const byStatus = new Map(
    [...Map.groupBy(leads, ({ status = 'new' }) => status)].map(([key, of]) => [key, of.length]),
  );
  const score = mean(leads.flatMap((lead) => lead.score ?? []));
  return [
    `You have ${countWords(leads.length, 'lead')}${cite(asking, agentSource(agent))}: ${states(byStatus)}.`,
    ...(score === undefined ? [] : [`${leads.length === 1 ? 'Its' : 'Their average'} score is ${score}.`]),
    ...(/\b(?:best|top|highest|hot)\b/.test(asking.said) ? [await bestOf(asking, agent)] : []),
  ].join(' ');
}

async function bestOf(asking: AnswerableQuestion, { id: agentId }: AgentState): Promise<string> {
  const {
    context,
    asker: { tenantId },
  } = asking;
  const leads = await readRecords(context.db, { tenantId, agentId, collection: 'leads' });
  const best = leads.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, 3);
  const named = best.map((lead) => {
    const { name = 'one', company, score = 0 } = lead;
    return `${name}${company ? ` of ${company}` : ''} with ${score}${cite(asking, recordSource(agentId, 'leads', lead))}`;
  });
  return `The best: ${listed(named)}.`;
}

async function tellContacts(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const total = sum(await counts(asking, agent, 'contacts', 'company'));
  if (total === 0) return none(agent, kind);
  const { clock } = asking.organisation;
  const synced = agent.sample ? undefined : agent.runs.find(({ status }) => status === 'completed');
  const mark = cite(asking, agentSource(agent));
  const when =
    synced && ` The last sync was ${momentWords(synced.at, clock)}${cite(asking, runSource(synced, clock))}.`;
  return `You have ${countWords(total, 'contact')}${mark}.${when ?? ''}`;
}

async function tellBusinesses(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const businesses = await counted<{ phone: string; rating: number }>(asking, agent, kind);
  if (businesses.length === 0) return none(agent, kind);
  const reachable = businesses.filter(({ phone }) => phone !== undefined).length;
  const rating = mean(businesses.flatMap((business) => business.rating ?? []));
  return [
    `You have ${countWords(businesses.length, 'business', 'businesses')}${cite(asking, agentSource(agent))}, ${reachable} of them with a phone number or a website.`,
    ...(rating === undefined ? [] : [`The average rating is ${rating}.`]),
  ].join(' ');
}

async function tellMail(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const inbox = (await counts(asking, agent, 'emails', 'folder')).get('inbox') ?? 0;
  const unread = (await counts(asking, agent, 'emails', 'isRead')).get('false') ?? 0;
  const waiting = (await counts(asking, agent, 'replies', 'state')).get('draft') ?? 0;
  const replies = `${capital(countWords(waiting, 'reply', 'replies'))} ${waiting === 1 ? 'waits' : 'wait'} for your approval${cite(asking, agentSource(agent))}.`;
  if (/\b(?:repl(?:y|ies)|drafts?)\b/.test(asking.said)) return replies;
  if (inbox === 0) return none(agent, kind);
  return `You have ${countWords(inbox, 'e-mail')} in the inbox, ${unread === 0 ? 'none' : unread} of them unread${cite(asking, agentSource(agent))}. ${replies}`;
}

/** Records whose state follows from runs. */
async function tellStates(asking: AnswerableQuestion, agent: AgentState, kind: Kind): Promise<string> {
  const { context, asker } = asking;
  const row = await findAgentRow(context.db, asker.tenantId, kind.agent);
  const place = { tenantId: asker.tenantId, agentId: row.id, collection: kind.collection };
  const stored = (await readRecords(context.db, place)) as unknown as AnyRecord[];
  const records = await describeRecords(context, context.db, { agent: row, place }, stored);
  const [latest] = records;
  if (!latest) return none(agent, kind);
  const byStatus = Map.groupBy(records, ({ status }) => String(status));
  const title = latest['title'] ?? latest['name'];
  return [
    `You have ${countWords(records.length, kind.one, kind.many)}${cite(asking, agentSource(agent))}: ${states(new Map([...byStatus].map(([key, of]) => [key, of.length])))}.`,
    ...(typeof title === 'string'
      ? [`The latest is “${title}”${cite(asking, recordSource(agent.id, kind.collection, latest))}.`]
      : []),
  ].join(' ');
}
