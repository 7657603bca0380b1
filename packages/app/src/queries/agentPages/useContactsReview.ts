import { contactMessages, contactsAgent, type ContactPairs } from '@switchboard/api-contract/agents/contacts';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { failed, loading, type ViewState } from '@switchboard/ui/format/viewState';
import type { ContactsReview } from '@switchboard/ui/screens/Contacts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { call } from '../../api/client.ts';
import { write } from '../../api/outcomes.ts';
import { agentQueries, agentStatusKey, recordsKey } from '../agents.ts';
import { cachedReads } from '../cachedReads.ts';
import { toViewState, useRead } from '../useRead.ts';

/** Pairs of contacts of an agent that may be the same person. */
const contactPairsQuery = (agentId: string) =>
  queryOptions({
    queryKey: [...recordsKey(agentId), 'pairs'],
    queryFn: ({ signal }) => call(contactsAgent.calls.contactPairs, { values: { agentId }, signal }),
  });

/** The same, read again as often as the page of the agent. */
export const useContactPairs = (agentId: string): ViewState<ContactPairs> =>
  toViewState(useRead({ ...contactPairsQuery(agentId), refetchInterval: limits.pollMs.agent }));

const { calls } = contactsAgent;
const previewQuery = (agentId: string, runId: string) =>
  queryOptions({
    queryKey: ['contacts-preview', agentId, runId],
    queryFn: ({ signal }) => call(calls.contactsPreview, { values: { agentId, runId }, signal }),
  });

interface ReviewOptions {
  /** The agent that syncs: the built-in one, or one that a member created. */
  readonly agentId: string;
  /** Which dialog is open: `sync`, `duplicates` or none. */
  readonly open: string | undefined;
  /** The status answer has arrived. */
  readonly known: boolean;
  /** The run whose changes wait now. */
  readonly waiting: string | undefined;
}

/** What waits for a member on the contacts page. Each part is read while its dialog is open. */
export function useContactsReview({ agentId, open, known, waiting }: ReviewOptions): ContactsReview {
  const queryClient = useQueryClient();
  // A later sync must not change what is shown under the member's hands.
  const [runId, setRunId] = useState<string>();
  const wanted = open === 'sync' ? (runId ?? waiting) : undefined;
  if (wanted !== runId) setRunId(wanted);

  const preview = useRead({ ...previewQuery(agentId, wanted ?? ''), enabled: wanted !== undefined });
  const pairsRead = useRead({ ...contactPairsQuery(agentId), enabled: open === 'duplicates' });
  const statusKey = agentStatusKey('contacts');
  const records = cachedReads(queryClient, statusKey, recordsKey('contacts'), recordsKey(agentId));
  const pairs = cachedReads(queryClient, statusKey, contactPairsQuery(agentId).queryKey);
  const run = cachedReads(
    queryClient,
    agentQueries.executions(agentId).queryKey,
    agentQueries.detail(agentId).queryKey,
  );
  /** After a sync was applied or thrown away: reads its contacts and its run again. */
  const afterDecision = async <T>(written: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await records.afterWrite(written, records.invalidate);
    await run.invalidate();
    return outcome;
  };
  const previewGone = () => failed(contactMessages.previewGone, () => undefined, 'missing');
  return {
    preview: wanted === undefined ? (known ? previewGone() : loading) : toViewState(preview),
    onApply: (id) => afterDecision(write(calls.applyContactsPreview, { values: { agentId, runId: id } })),
    onCancel: (id) => afterDecision(write(calls.cancelContactsPreview, { values: { agentId, runId: id } })),
    pairs: toViewState(pairsRead),
    onMerge: (body) =>
      pairs.afterWrite(write(calls.mergeContacts, { values: { agentId }, body }), async (contact) => {
        await records.replaceRecord(contact.id === body.one ? body.other : body.one);
        await records.replaceRecord(contact.id, contact);
        return pairs.invalidate();
      }),
    onKeep: ({ one, other }) =>
      pairs.afterWrite(
        write(calls.keepContacts, { values: { agentId }, body: { one: one.id, other: other.id } }),
        pairs.invalidate,
      ),
  };
}
