import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The address's query parameters and a function that changes some of them; undefined removes one. A change replaces
 * the history entry, so Back leaves the page. The router applies it in a transition, which is too late for a field
 * that is being typed into: React would first restore the old text, losing the caret and any quick keys.
 */
export function useImmediateSearchParams(): [
  params: URLSearchParams,
  change: (part: Readonly<Record<string, string | undefined>>) => void,
] {
  const [inAddress, setAddress] = useSearchParams();
  const [params, show] = useOptimistic(inAddress);
  const change = useCallback(
    (part: Readonly<Record<string, string | undefined>>) => {
      const after = new URLSearchParams(params);
      for (const [name, value] of Object.entries(part)) {
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      }
      startTransition(() => {
        // A tab marks itself as selected, so the page can be rendered after the click has been answered.
        if (!('tab' in part)) show(after);
        setAddress(after, { replace: true });
      });
    },
    [params, show, setAddress],
  );
  return [params, change];
}
