import { agents } from '@switchboard/api-contract/agents/all';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { samples } from '@switchboard/api-contract/samples/agents';
import { sampleResearchSources, sampleResearchTasks } from '@switchboard/api-contract/samples/research';
import { agentListAnswer, type AgentSummaryAnswer } from '../builders/agents.ts';
import { connectionListAnswer, type ConnectionAnswer } from '../builders/connections.ts';
import { longText, oddTexts } from '../builders/texts.ts';
import { many } from '../builders/build.ts';
import type { WorldContent } from '../scenarios.ts';

const rowsEach = 10_000;
/** Of what is shown as cards, all at once. */
const cardsEach = 200;
const cards: readonly string[] = ['templates', 'workflows'];
const agentsInAll = 1_000;

interface Row {
  readonly id: string;
}
/** Lists of records by their name. */
export type Lists = Readonly<Record<string, readonly Row[]>>;

/** A world's initial contents. */
export interface InitialContents {
  readonly agents: readonly AgentSummaryAnswer[];
  readonly connections: readonly ConnectionAnswer[];
  /** The tenant's own records, and the tasks of the orchestrator. */
  readonly records: Readonly<Record<AgentSlug, Lists>>;
  /** The moment that sample times count from; undefined if there are no samples. */
  readonly samplesAt: Date | undefined;
}

/**
 * `count` copies of the rows in turn, each with its own id. Every 97th has an odd text in `field`, the fourth of
 * these with 100 kB.
 */
export function multiplyRows<T extends Row>(rows: readonly T[] | undefined, field: string, count = rowsEach): T[] {
  const source = rows ?? [];
  return many(source.length === 0 ? 0 : count, (index) => {
    const row = source[index % source.length] as T;
    const text = index === 3 ? longText(100_000) : index % 97 === 96 ? oddTexts[index % oddTexts.length] : undefined;
    return { ...row, id: `${row.id}-${index + 1}`, ...(text === undefined ? {} : { [field]: text }) };
  });
}

/** The field of a row that names it. */
const nameFields = ['name', 'title', 'subject', 'description'];

function manyOf(list: string, rows: readonly Row[] = []): Row[] {
  const field = nameFields.find((name) => rows[0] && name in rows[0]) ?? 'name';
  return multiplyRows(rows, field, cards.includes(list) ? cardsEach : rowsEach).map((row) =>
    'sample' in row ? { ...row, sample: false } : row,
  );
}

/** Samples of each list of an agent, many times over, as the organisation's own. */
function hugeRecords(slug: AgentSlug, now: Date): Lists {
  if (slug === 'research')
    return {
      tasks: manyOf('tasks', sampleResearchTasks(now)),
      sources: manyOf('sources', sampleResearchSources(now)),
    };
  const status = samples[slug].status(now) as Readonly<Record<string, readonly Row[] | undefined>>;
  const lists = [...Object.keys(agents[slug].records), ...(slug === 'orchestrator' ? ['tasks'] : [])];
  return Object.fromEntries(lists.map((list) => [list, manyOf(list, status[list])]));
}

/** Builds a world's initial contents. */
export function createInitialContents(content: WorldContent, now: Date): InitialContents {
  const listed = agentListAnswer(now);
  const huge = content === 'huge';
  return {
    agents:
      content === 'empty'
        ? []
        : huge
          ? [...listed, ...multiplyRows(listed, 'name', agentsInAll - listed.length)]
          : listed,
    connections: content === 'empty' ? [] : connectionListAnswer(),
    records: Object.fromEntries(
      agentSlugs.map((slug) => [slug, huge ? hugeRecords(slug, now) : {}]),
    ) as InitialContents['records'],
    samplesAt: content === 'samples' ? now : undefined,
  };
}
