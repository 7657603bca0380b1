import { readStoredFact, type StoredFact } from '../platform/store/storedFact.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { Remedy } from '../outside/RunFailure.ts';

interface FailedRun {
  readonly agentId: string;
  readonly errorMessage: StoredFact | null;
  readonly nextJson: string | null;
}

/** What a member can do about a failed run, as it is stored. */
export const remedyOf = ({ nextJson }: Pick<FailedRun, 'nextJson'>): Remedy =>
  nextJson === null ? { kind: 'retry' } : (JSON.parse(nextJson) as Remedy);

/** A key for why a run failed, equal for all with that cause: a connection, a budget, or a failure of this agent. */
export function failureCauseOf(run: FailedRun): string {
  const remedy = remedyOf(run);
  if (remedy.kind === 'connection' || remedy.kind === 'budget') return `${remedy.kind}.${remedy.id}`;
  const reason = run.errorMessage === null ? undefined : readStoredFact(run.errorMessage);
  const kind = typeof reason === 'string' ? 'text' : (reason?.kind ?? 'unknown');
  return `${run.agentId}.${kind}.${'id' in remedy ? remedy.id : ''}`;
}

/** Returns a function that says whether the connection at which a run failed has passed a test since. */
export async function testedWellSince(
  db: StoreReader,
  tenantId: string,
): Promise<(run: Pick<FailedRun, 'nextJson'> & { readonly endTime: string | null }) => boolean> {
  const rows = await db
    .selectFrom('connections')
    .select(['serviceId', 'lastTestJson'])
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'connected')
    .execute();
  const tested = new Map(
    rows.map(({ serviceId, lastTestJson }) => [
      serviceId,
      (JSON.parse(lastTestJson ?? '{}') as { testedAt?: string }).testedAt ?? '',
    ]),
  );
  return ({ endTime, ...run }) => {
    const remedy = remedyOf(run);
    return remedy.kind === 'connection' && (tested.get(remedy.id) ?? '') > (endTime ?? '');
  };
}
