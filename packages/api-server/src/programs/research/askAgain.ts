import { researchSettings } from '@switchboard/api-contract/agents/research';
import type { Context } from '../../platform/Context.ts';
import { isSameSide } from '../../outside/Caller.ts';
import { findRecord, writeRecords } from '../../records/records.ts';
import { titleOf } from './researchTasks.ts';
import { findWatch, seenAddresses } from './watches.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { Run, RunResult } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { recordsWrittenStep } from '../../runs/runSteps.ts';
import { acceptSources } from './acceptSources.ts';
import { judgeSources } from './judgeSources.ts';
import { openServices } from './researchServices.ts';
import { readFoundPages } from './readFoundPages.ts';
import { search } from './search.ts';

/**
 * Asks a completed research again: sources that it has not seen before are judged and added to it. Its watch holds the
 * addresses that it has seen.
 */
export async function askAgain(
  context: Context,
  run: Run,
  { taskId, query }: { readonly taskId: string; readonly query: string },
): Promise<RunResult> {
  const { id: agentId, tenantId } = run.agent;
  const place = { tenantId, agentId, collection: 'tasks' } as const;
  const task = await findRecord(context.db, place, taskId);
  const watch = await findWatch(context.db, { tenantId, taskId });
  if (!task || !watch) throw new RunFailure({ kind: 'researchGone', args: {} });
  const title = task.title ?? titleOf(query);
  const seen = seenAddresses(watch);
  const { searchService, model } = await openServices(context, run);
  const settings = researchSettings.read(run.configuration.customSettings);
  const searched = await search(context, run, searchService, query, settings);
  // Only after the search is it known whether the sandbox answered; its sources are not added to real ones.
  if (!isSameSide(run.origin)(task)) throw new RunFailure({ kind: 'researchNotMixed', args: {} });
  const fresh = searched.filter(({ url }) => !seen.includes(url));
  const { found } = await readFoundPages(context, run, { query, found: fresh });
  const judged =
    found.length === 0
      ? undefined
      : await judgeSources(model, {
          query,
          found,
          settings,
          prompt: run.agent.systemPrompt ?? undefined,
          signal: run.signal,
          log: run.log,
        });
  const accepted = judged ? acceptSources({ taskId, found, first: seen.length + 1 }, judged, settings) : [];
  const records = accepted.flatMap(({ record }) => record ?? []);
  const remember = async (db: StoreWriter, at: string): Promise<void> => {
    await db
      .updateTable('watches')
      .set({ seenJson: JSON.stringify([...seen, ...fresh.map(({ url }) => url)]) })
      .where('tenantId', '=', tenantId)
      .where('taskId', '=', taskId)
      .execute();
    // A member may have changed the task meanwhile, or deleted it.
    const current = await findRecord(db, place, taskId);
    if (records.length === 0 || !current) return;
    const sourceIds = [...(current.sourceIds ?? []), ...records.map(({ id }) => id)];
    const { origin } = run;
    await writeRecords(db, { ...place, origin }, [
      { record: { ...current, sourceIds, sources: (current.sources ?? 0) + records.length }, createdAt: at },
    ]);
    await writeRecords(
      db,
      { ...place, origin, collection: 'sources' },
      records.map((record) => ({ record, createdAt: at })),
    );
  };
  const [first] = records;
  if (!first)
    return {
      result: { kind: 'noNewSource', args: {} },
      activity: { kind: 'completed', text: { kind: 'noResearchNews', args: { title } } },
      write: remember,
    };
  const news = { title, sources: records.length, first: first.title ?? first.url ?? '' };
  return {
    result: { kind: 'newSources', args: { sources: records.length } },
    activity: { kind: 'sources', text: { kind: 'researchNews', args: news } },
    writtenStep: recordsWrittenStep('sources', { added: records.length }),
    write: remember,
  };
}
