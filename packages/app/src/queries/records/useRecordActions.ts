import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import type { BulkAnswer, BulkRequest } from '@switchboard/api-contract/records/calls';
import type { ListParams } from '@switchboard/api-contract/records/listParams';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { recordToasts, type RecordWords } from '@switchboard/ui/rules/recordToasts';
import { describe } from '../../api/ApiError.ts';
import { write } from '../../api/write.ts';
import { firstOf, readPage, type RecordSource } from './recordQueries.ts';

/** Changes of several records, each with the toast that says what was done. `renew` reads again what shows them. */
export function useRecordActions<Row extends { readonly id: string }>(
  source: RecordSource<Row>,
  words: RecordWords,
  renew: () => Promise<unknown>,
) {
  const toast = useToast();
  const { agentId, collection } = source;
  const send = async (body: BulkRequest): Promise<Outcome<BulkAnswer>> => {
    const outcome = await write(recordEndpoints.changeRecords, { values: { agentId, collection }, body });
    if (outcome.kind === 'done') await renew();
    else if (outcome.kind !== 'ended') toast.show(recordToasts.failed(body.action, outcome.message));
    return outcome;
  };
  const onBulk = async (body: BulkRequest): Promise<Outcome<BulkAnswer>> => {
    const outcome = await send(body);
    if (outcome.kind !== 'done' || outcome.value.done === 0) return outcome;
    const { done, refused } = outcome.value;
    const ids = body.ids.filter((id) => refused.every((each) => each.id !== id));
    toast.show(
      body.action === 'delete'
        ? recordToasts.deleted(done, words, () => void onBulk({ ids, action: 'restore' }))
        : recordToasts.done(body.action, done, words),
    );
    return outcome;
  };
  /** Reads all that match, page after page. */
  const readAll = async (params: ListParams, limit = Number.POSITIVE_INFINITY): Promise<Row[] | undefined> => {
    const rows: Row[] = [];
    try {
      for (let cursor: string | undefined = ''; cursor !== undefined && rows.length < limit;) {
        const page: Awaited<ReturnType<typeof readPage<Row>>> = await readPage(source, { ...firstOf(params), cursor });
        rows.push(...page.items.items);
        cursor = page.next;
      }
    } catch (error) {
      toast.show(recordToasts.notRead(words, describe(error)));
      return undefined;
    }
    return rows.slice(0, limit);
  };
  return { onBulk, readAll, onSaved: () => toast.show(recordToasts.saved(words)) };
}
