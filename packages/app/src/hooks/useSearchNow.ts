import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What the address holds after the question mark, and how to change some names of it; undefined removes a name. A
 * change replaces the entry of the history, so Back leaves the page. The router shows it in a transition, too late for
 * a field that is being typed into: React would put the old text back first, losing the caret and what comes quickly
 * after.
 */
export function useSearchNow(): [
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
        // A tab marks itself; for its sake the page need not be rendered before the press has an answer.
        if (!('tab' in part)) show(after);
        setAddress(after, { replace: true });
      });
    },
    [params, show, setAddress],
  );
  return [params, change];
}
