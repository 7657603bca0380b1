import { attentionLimits } from '@switchboard/api-contract/attention';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { EndedSince } from './EndedSince.ts';
import { agentLines } from './agentLines.ts';
import { runsLine } from './runsLine.ts';

type Since = NonNullable<AnswerOf<typeof endpoints.attention>['since']>;

/** So many of the runs that ended meanwhile are looked at, the latest. */
const most = 2_000;

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
    .limit(most)
    .execute();
  const runs = rows.map(({ result, ...run }): EndedSince => {
    const told = result === null ? undefined : readStoredFact(result);
    return isFact(told) ? { ...run, kind: told.kind, args: told.args } : { ...run, kind: undefined, args: {} };
  });
  if (runs.length === 0) return undefined;
  // The last line says how much ran, so that it is never the one that is left out.
  const lines = [
    ...agentLines(context, runs).slice(0, attentionLimits.lines - 1),
    runsLine(runs, runs.length === most),
  ];
  return { from: visit.awayFrom, lines };
}
