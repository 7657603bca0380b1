import { auditText } from '../../audit/writeAudit.ts';
import { keptFields } from '@switchboard/api-contract/records/edit';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { hasFailed, unsuccessfulStatuses } from '@switchboard/api-contract/runs/runStatus';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { memberMay } from '../../platform/actor.ts';
import { plainText } from '../../outside/plainText.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import type { About } from './about.ts';
import type { ToolAsking } from '../tools/defineTool.ts';
import type { Order } from '../actions/orderFor.ts';
import { momentWords } from '../reader/days.ts';
import type { RecordInFull } from './readInFull.ts';
import { connectionSource, type Source } from './sources.ts';
import { fieldWords, listed, sentence } from '../reader/words.ts';

/** Tells what the conversation began at: why a run failed and what mends it, what it did, what a record holds. */
export function tellSubject(asking: ToolAsking, about: About): string {
  const agentId = about.run?.agentId ?? about.record?.agentId;
  for (const { id, slug } of asking.organisation.agents) if (id === agentId && slug) asking.use.asked.add(slug);
  const mark = cite(asking, about.source);
  if (about.run) return tellRun(asking, about.run, mark);
  if (about.record) return tellRecord(about.record, mark);
  const { text = '', about: more, action } = about.item ?? {};
  return `${text}${mark}${more === undefined ? '' : `: ${more}`}.${action ? ` “${action.label}” under Needs attention leads to what mends it.` : ''}`;
}

const cite = ({ writer }: ToolAsking, source: Source): string => ` [${writer.source(source)}]`;
const longestResult = 1_000;

function tellRun(asking: ToolAsking, run: NonNullable<About['run']>, mark: string): string {
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
function mendOf(asking: ToolAsking, { next }: NonNullable<About['run']>): string {
  const { asker, organisation } = asking;
  const retry = memberMay(asker, 'work') ? 'say “retry it”' : 'somebody who may run it can retry it';
  if (!next || next.kind === 'retry') return `Nothing has to be changed first: ${retry}.`;
  const service = organisation.connections.find(({ id }) => addresses.setup(id) === next.to);
  const mark = service ? cite(asking, connectionSource(service)) : '';
  return `What mends it: ${next.label}${mark}. Then ${retry}.`;
}

const mostFields = 8;
const unsaid = /^raw|Ids?$/;

function tellRecord({ one, agent, record }: RecordInFull, mark: string): string {
  const name = plainText(nameOfRecord(record), 120);
  const fields = Object.entries(record).flatMap(([field, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? auditText(`${value}`) : undefined;
    return text === undefined || keptFields.includes(field) || unsaid.test(field) || text === name
      ? []
      : `${fieldWords(field)} ${plainText(text, 120)}`;
  });
  const told = fields.slice(0, mostFields);
  return `This is the ${one} ${name} of ${agent}${mark}${told.length > 0 ? `: ${listed(told)}` : ''}.`;
}

/** The order to try again the run that the conversation began at; undefined if that is no run that failed. */
export function retrySubject(
  { organisation }: ToolAsking,
  about: About | undefined,
): Pick<Order, 'actions' | 'text'> | undefined {
  const run = about?.run;
  if (!run || !unsuccessfulStatuses.some((status) => status === run.status)) return undefined;
  const agent = organisation.agents.find(({ id }) => id === run.agentId);
  if (!agent) return { actions: [], text: 'Its agent was deleted, so it can’t be tried again.' };
  const at = momentWords(run.startTime ?? run.queuedAt ?? '', organisation.clock);
  return { actions: [{ kind: 'retryRun', runId: run.id, agentId: agent.id, agentName: agent.name, at }] };
}
