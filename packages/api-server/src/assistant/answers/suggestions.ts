import type { AnswerOf, endpoints, QueryOf } from '@switchboard/api-contract/endpoints';
import { hasFailed } from '@switchboard/api-contract/runs/runStatus';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import { readAttentionItems, type AttentionItems } from '../../attention/attentionItems.ts';
import {
  readOrganisationState,
  type AgentState,
  type OrganisationState,
  type RunState,
} from '../reader/organisationState.ts';
import { readParts } from '../conversations/answerRows.ts';
import { describeAbout, findAbout, type About } from './about.ts';

/** What suggestions follow from. */
interface SuggestionBasis {
  readonly organisation: OrganisationState;
  readonly needing: AttentionItems['items'];
  readonly about: About | undefined;
  /** The own runs of all agents, newest first. */
  readonly runs: readonly (RunState & { readonly of: AgentState })[];
}

/** What is asked of those of the seven, about what they collect. */
const recordQuestions: Readonly<Record<AgentSlug, string>> = {
  'lead-generation': 'How many leads do we have?',
  contacts: 'How many contacts do we have?',
  calendar: 'What is on my calendar today?',
  email: 'Do I have unread mail?',
  'maps-scraper': 'How many businesses do we have?',
  research: 'What research have we done?',
  orchestrator: 'How many workflows do we have?',
};

/** The questions that can be suggested, the more pressing ones first: each with when it is, or in what words. */
export const suggestionRules: readonly ((seen: SuggestionBasis) => string | false | undefined)[] = [
  ({ about }) => hasFailed(about?.run?.status) && 'Why did it fail, and what mends it?',
  ({ about }) => about?.run && !hasFailed(about.run.status) && 'What did it do?',
  ({ about }) => about && !about.run && 'What is this?',
  ({ needing }) => needing.length > 0 && 'What needs my attention?',
  ({ runs }) => {
    const failed = runs.find(
      ({ of, status }, at) => hasFailed(status) && runs.findIndex((run) => run.of === of) === at,
    );
    return failed && `Why did the last run of ${failed.of.name} fail?`;
  },
  ({ organisation: { connections } }) =>
    connections.some(({ status }) => status === 'error') && 'Which connections have a problem?',
  ({ organisation: { connections } }) =>
    connections.some(({ status, usedBy }) => status === 'disconnected' && usedBy.length > 0) &&
    'Which services are not connected?',
  ({ runs: [last] }) => last && `What did ${last.of.name} do last?`,
  ({ runs: [last] }) => last?.of.slug && recordQuestions[last.of.slug],
  ({ runs }) => runs.length > 0 && 'What did my agents do today?',
  () => 'Which agents are active?',
  () => 'How much did we spend this month?',
  () => 'What can you do?',
];

const most = 3;

/**
 * What could be asked now: by rule, from what needs attention, what is not connected and what ran last; nothing that
 * was asked already. All of them are answered without a model.
 */
export async function suggestQuestions(
  context: Context,
  asker: Pick<Member, 'tenantId' | 'userId' | 'role'>,
  { about, asked }: { readonly about?: About | undefined; readonly asked: readonly string[] },
): Promise<string[]> {
  const organisation = await readOrganisationState(context, asker.tenantId);
  const { items: needing } = await readAttentionItems(context, asker);
  const runs = organisation.agents
    .flatMap((of) => (of.sample ? [] : of.runs.map((run) => ({ ...run, of }))))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return suggestionRules
    .flatMap((rule) => rule({ organisation, needing, about, runs }) || [])
    .filter((question) => !asked.some((one) => wordsOnly(one) === wordsOnly(question)))
    .slice(0, most);
}

const wordsOnly = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

type Call = typeof endpoints.suggestions;

/** So many of the member's last messages are not suggested again. */
const askedLately = 20;

/**
 * What could be asked now, in a conversation or to begin one, and what it is about: after an answer that did not
 * understand, what that offers.
 */
export async function readSuggestions(
  context: Context,
  member: Member,
  { conversation = '', about: key }: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const { tenantId, userId } = member;
  const own = { tenantId, userId, sessionId: conversation };
  const { db } = context;
  const row = await db
    .selectFrom('conversations')
    .select('about')
    .where((eb) => eb.and(own))
    .executeTakeFirst();
  const messages = await db
    .selectFrom('conversationMessages')
    .select(['role', 'text', 'status', 'partsJson'])
    .where((eb) => eb.and(own))
    .where('replacedBy', 'is', null)
    .orderBy('position', 'desc')
    .limit(2 * askedLately)
    .execute();
  const about = await findAbout(context, member, row ? row.about : key);
  const [last] = messages;
  const asked = messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const items =
    last?.status === 'not-understood'
      ? [...(readParts(last.partsJson).suggestions ?? [])]
      : await suggestQuestions(context, member, { about, asked });
  return { ...(about && { about: describeAbout(about) }), items };
}
