import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';

/** For a write whose refusal has no place on the page: a toast shows it. */
export function useRefusalToast() {
  const toast = useToast();
  return async <T>(written: Promise<Outcome<T>>, title: string): Promise<Outcome<T>> => {
    const outcome = await written;
    if (outcome.kind !== 'done') toast.show({ tone: 'critical', title, description: outcome.message });
    return outcome;
  };
}
