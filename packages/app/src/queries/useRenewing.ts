import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** For writes after which something is read again before they count as done. */
export function useRenewing() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const renewing = async <T>(queryKey: QueryKey, written: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await written;
    if (outcome.kind === 'done') await queryClient.invalidateQueries({ queryKey });
    return outcome;
  };
  return {
    renewing,
    /** The same, for a write without a place of its own for a refusal: a toast tells of it. */
    renewingOrTelling: async <T>(queryKey: QueryKey, written: Promise<Outcome<T>>, title: string) => {
      const outcome = await renewing(queryKey, written);
      if (outcome.kind !== 'done') toast.show({ tone: 'critical', title, description: outcome.message });
      return outcome;
    },
  };
}
