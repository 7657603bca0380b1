import { auditText } from '../../audit/writeAudit.ts';
import { roleMay } from '@switchboard/api-contract/roles';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { hasFailed, unsuccessfulStatuses } from '@switchboard/api-contract/runs/runStatus';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { plainText } from '../../outside/plainText.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import type { About } from '../answers/about.ts';
import { cite, type AnswerableQuestion, type BuiltInAnswer, type Question } from './Question.ts';
import type { Order } from './orders.ts';
import { momentWords } from './period.ts';
import type { RecordInFull } from '../answers/readInFull.ts';
import { connectionSource } from '../answers/sources.ts';
import { fieldWords, listed, sentence } from './words.ts';

const asks =
  /^(?:(?:and )?why (?:did|does|has|is) (?:it|this|that|the run|this run)\b.*|(?:and )?(?:what|how) (?:mends|fixes|to fix|do i fix|can i fix|would mend|happened to|is wrong with|did) ?(?:it|this|that|the run|this run)?(?: do| find| happen)?|what is (?:it|this|that|this about|it about)|what (?:went wrong|happened)(?: here)?|tell me (?:more )?about (?:it|this|that)|explain (?:it|this|that))(?:,? and (?:what|how) .*)?$/;

/** Whether a question is about what the conversation began at. */
export const isAboutSubject = ({ about, said }: Question): boolean => about !== undefined && asks.test(said);

/** Tells what the conversation began at: why a run failed and what mends it, what it did, what a record holds. */
export function answerAboutSubject(asking: AnswerableQuestion): BuiltInAnswer {
  const { about, organisation } = asking;
  const asked = organisation.agents.filter(({ id }) => id === (about?.run?.agentId ?? about?.record?.agentId));
  return { text: about ? tell(asking, about) : '', asked };
}

function tell(asking: AnswerableQuestion, about: About): string {
  const mark = cite(asking, about.source);
  if (about.run) return tellRun(asking, about.run, mark);
  if (about.record) return tellRecord(about.record, mark);
  const { text = '', about: more, action } = about.item ?? {};
  return `${text}${mark}${more === undefined ? '' : `: ${more}`}.${action ? ` “${action.label}” under Needs attention leads to what mends it.` : ''}`;
}

const longestResult = 1_000;

function tellRun(asking: AnswerableQuestion, run: NonNullable<About['run']>, mark: string): string {
  const at = momentWords(run.startTime ?? run.queuedAt ?? '', asking.organisation.clock);
  const agent = plainText(run.agentName ?? 'a deleted agent', 80);
  const result = run.result === undefined ? '' : sentence(plainText(wordsOf(run.result), longestResult));
  if (run.status === 'completed') return `The run of ${agent} ${at} completed${mark}. ${result}`.trim();
  if (!hasFailed(run.status)) return `The run of ${agent} ${at} is ${run.status}${mark}. ${result}`.trim();
  const reason = run.errorMessage === undefined ? 'no reason was recorded' : wordsOf(run.errorMessage);
  return [
    `The run of ${agent} ${at} failed${mark}: ${sentence(plainText(reason, longestResult))}`,
    mendOf(asking, run),
    ...(run.retriedBy === undefined ? [] : ['It was tried again since.']),
  ].join(' ');
}

/** What mends a failed run, as its page says it. */
function mendOf(asking: AnswerableQuestion, { next }: NonNullable<About['run']>): string {
  const { asker, organisation } = asking;
  const retry = roleMay(asker.role, 'work') ? 'say “retry it”' : 'somebody who may run it can retry it';
  if (!next || next.kind === 'retry') return `Nothing has to be changed first: ${retry}.`;
  const service = organisation.connections.find(({ id }) => addresses.setup(id) === next.to);
  const mark = service ? cite(asking, connectionSource(service)) : '';
  return `What mends it: ${next.label}${mark}. Then ${retry}.`;
}

const mostFields = 8;
const unsaid = /^(?:id|version|updatedAt|deletedAt|edited|sandbox|raw.*|.*Ids?)$/;

function tellRecord({ one, agent, record }: RecordInFull, mark: string): string {
  const name = plainText(nameOfRecord(record), 120);
  const fields = Object.entries(record).flatMap(([field, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? auditText(`${value}`) : undefined;
    return text === undefined || unsaid.test(field) || text === name
      ? []
      : `${fieldWords(field)} ${plainText(text, 120)}`;
  });
  const told = fields.slice(0, mostFields);
  return `This is the ${one} ${name} of ${agent}${mark}${told.length > 0 ? `: ${listed(told)}` : ''}.`;
}

const retries =
  /^(?:please )?(?:retry|redo|repeat|re-?run|try|run|start)(?: (?:it|this|that|the run|this run|that run))?(?: (?:again|once more|now|please))*$/;
const again = /^(?:please )?(?:retry|redo|repeat|re-?run)\b|\b(?:again|once more)\b/;

/** The order to try again the run that the conversation began at. */
export function readRetry(
  { about, organisation }: Pick<Question, 'about' | 'organisation'>,
  said: string,
): Order | undefined {
  const run = about?.run;
  const isEnded = unsuccessfulStatuses.some((status) => status === run?.status);
  if (!run || !isEnded || !retries.test(said) || !again.test(said)) return undefined;
  const agents = organisation.agents.filter(({ id }) => id === run.agentId);
  const [agent] = agents;
  if (!agent) return { actions: [], agents, text: 'Its agent was deleted, so it can’t be tried again.' };
  const at = momentWords(run.startTime ?? run.queuedAt ?? '', organisation.clock);
  return {
    actions: [{ kind: 'retryRun', runId: run.id, agentId: agent.id, agentName: agent.name, at }],
    agents,
  };
}
