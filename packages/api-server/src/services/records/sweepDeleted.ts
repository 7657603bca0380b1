import type { Context } from '../../context.ts';
import { restorableSince } from './changeRecord.ts';

/** How often records that can't be restored any more are looked for. */
const everyMs = 86_400_000;
const firstAfterMs = 60_000;

/** Deletes for good what was deleted longer ago than it can be restored. */
export async function sweepDeleted({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('records').where('deletedAt', '<', restorableSince(clock())).execute();
}

/** Sweeps soon and every night from then on. The returned function ends it. */
export function sweepNightly(
  context: Pick<Context, 'db' | 'clock'>,
  after: (ms: number, run: () => void) => () => void,
  onFault: (error: unknown) => void,
): () => void {
  let cancel = (): void => {};
  const sweep = (): void => {
    sweepDeleted(context).catch(onFault);
    cancel = after(everyMs, sweep);
  };
  cancel = after(firstAfterMs, sweep);
  return () => cancel();
}
