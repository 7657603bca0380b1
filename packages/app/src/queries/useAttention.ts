import { sinceId, type Attention } from '@switchboard/api-contract/attention';
import { attentionEndpoints } from '@switchboard/api-contract/endpoints/attention';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { readerZone } from '@switchboard/ui/format/reader';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { focusHeading } from '../hooks/focusHeading.ts';
import { readClock } from '../readClock.ts';
import { attentionQuery } from './attention.ts';
import { useRead } from './useRead.ts';

const { queryKey } = attentionQuery();

const without = (attention: Attention, id: string): Attention => {
  if (id === sinceId) return { ...attention, since: undefined };
  const items = attention.items.items.filter((item) => item.id !== id);
  return { ...attention, items: { ...attention.items, items } };
};

/** An answer of this age is as good as a new one. */
const freshMs = 2_000;

/** What needs attention, and putting it off. The dashboard asks anew whenever it is opened. */
export function useAttention() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead({
    ...attentionQuery(),
    refetchOnMount: ({ state }) => (readClock().getTime() - state.dataUpdatedAt > freshMs ? 'always' : false),
  });
  return {
    attention: query.data,
    settled: query.data !== undefined || query.error !== null,
    putOff: async (itemId: string): Promise<boolean> => {
      const outcome = await write(attentionEndpoints.putOff, { values: { itemId }, body: { zone: readerZone() } });
      if (outcome.kind === 'done') {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => known && without(known, itemId));
      }
      // It may be gone already.
      else if (outcome.kind === 'missing') void queryClient.invalidateQueries({ queryKey });
      else toast.show({ tone: 'critical', title: 'This was not put off', description: outcome.message });
      return outcome.kind === 'done';
    },
  };
}

/** Doing without the first steps. */
export function useDismissFirstSteps() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(attentionEndpoints.dismissFirstSteps, {});
    if (outcome.kind !== 'done')
      return toast.show({
        tone: 'critical',
        title: 'The first steps were not dismissed',
        description: outcome.message,
      });
    // The card goes, and takes the focus with it.
    focusHeading();
    queryClient.setQueryData(queryKey, (known) => known && { ...known, firstSteps: undefined });
  };
}
