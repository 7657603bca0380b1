import { attentionLimits } from '@switchboard/api-contract/attention';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { hasFailed } from '@switchboard/api-contract/runs/runStatus';
import { counted, grouped, money } from '@switchboard/api-contract/words/say';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/actor.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import { fromNanos } from '../outside/metering/prices.ts';

type Since = NonNullable<AnswerOf<typeof endpoints.attention>['since']>;
/** One line of what was done while a member was away. */
type SinceLine = NonNullable<Since['lines']>[number];

/** A run that ended meanwhile. `args`: of the fact that is its result, of which `kind` is the kind. */
export interface EndedSince {
  readonly agentId: string;
  readonly status: string;
  readonly inputJson: string;
  readonly sandbox: number;
  /** What it cost, in billionths of the currency; of some calls nobody may know the price. */
  readonly cost: number;
  readonly currency: string | null;
  readonly unpriced: number;
  readonly kind: string | undefined;
  readonly args: Readonly<Record<string, unknown>>;
}

/** How much ran meanwhile, how much of it failed, and what it cost. `more`: more ran than are in `runs`. */
export function runsLine(runs: readonly EndedSince[], more: boolean): SinceLine {
  const failed = runs.filter(({ status }) => hasFailed(status)).length;
  const cost = costOf(runs);
  return {
    id: 'runs',
    link: more ? `More than ${grouped(runs.length)} runs` : counted(runs.length, 'run'),
    rest: [
      failed === 0
        ? runs.length === 1
          ? 'ended, and did not fail'
          : 'ended, none of them failed'
        : `ended, ${failed} failed`,
      ...(cost === undefined ? [] : [`for ${cost}`]),
    ].join(', '),
    to: cost === undefined ? '/agents' : addresses.usage,
    ...(runs.every(({ sandbox }) => sandbox === 1) && { sandbox: true }),
  };
}

/** '€3.10', in the currency of most runs; nothing where nobody knows. What the sandbox would have cost is no cost. */
function costOf(runs: readonly EndedSince[]): string | undefined {
  const real = runs.filter(({ cost, currency, sandbox }) => cost > 0 && currency !== null && sandbox === 0);
  const [largest] = [...Map.groupBy(real, ({ currency }) => currency)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!largest) return undefined;
  const [currency, own] = largest;
  const amount = money(fromNanos(own.reduce((sum, { cost }) => sum + cost, 0)), currency ?? '');
  return runs.some(({ unpriced }) => unpriced === 1) || own.length < real.length ? `${amount} or more` : amount;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What its runs brought, in words: the link and what follows. undefined: nothing worth a line. */
    readonly sinceLine?: (runs: readonly EndedSince[]) => { readonly link: string; readonly rest: string } | undefined;
  }
}

/** The sum of what the results of one kind say. */
export const sumOfResults = (runs: readonly EndedSince[], kind: string, name: string): number =>
  runs.reduce((total, run) => {
    const value = run.kind === kind ? run.args[name] : undefined;
    return total + (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  }, 0);

/** What the seven found meanwhile, a line for each that found something. */
const agentLines = (
  { programs, programOf }: Pick<Context, 'programs' | 'programOf'>,
  runs: readonly EndedSince[],
): SinceLine[] =>
  programs.flatMap((program) => {
    const entry = agentTable.find(({ listType }) => programOf(listType) === program);
    const own = runs.filter(({ agentId }) => agentId === entry?.id);
    const line = program.sinceLine?.(own);
    if (!entry || !line) return [];
    const { slug, id: agentId } = entry;
    const sandbox = own.every((run) => run.sandbox === 1);
    return { id: slug, agentId, ...line, to: addresses.agent(agentId), ...(sandbox && { sandbox: true }) };
  });

/** So many of the runs that ended meanwhile are looked at, the latest. */
const mostRuns = 2_000;

/** What was done while a member was away; undefined if that was not for long, or if nothing ran. */
export async function readSince(
  context: Pick<Context, 'db' | 'programs' | 'programOf'>,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<Since | undefined> {
  const { db } = context;
  const visit = await db
    .selectFrom('visits')
    .select(['awayFrom', 'awayUntil'])
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!visit?.awayFrom || !visit.awayUntil) return undefined;
  const rows = await db
    .selectFrom('executions')
    .select(['agentId', 'status', 'inputJson', 'sandbox', 'result', 'cost', 'currency', 'unpriced'])
    .where('tenantId', '=', tenantId)
    .where('sample', '=', 0)
    .where('endTime', '>', visit.awayFrom)
    .where('endTime', '<=', visit.awayUntil)
    .orderBy('endTime', 'desc')
    .limit(mostRuns)
    .execute();
  const runs = rows.map(({ result, ...run }): EndedSince => {
    const fact = result === null ? undefined : readStoredFact(result);
    return isFact(fact) ? { ...run, kind: fact.kind, args: fact.args } : { ...run, kind: undefined, args: {} };
  });
  if (runs.length === 0) return undefined;
  // The last line says how much ran, so that it is never the one that is left out.
  const lines = [
    ...agentLines(context, runs).slice(0, attentionLimits.lines - 1),
    runsLine(runs, runs.length === mostRuns),
  ];
  return { from: visit.awayFrom, lines };
}
