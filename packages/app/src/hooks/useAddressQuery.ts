import { useCallback, useMemo } from 'react';
import { useSearchNow } from './useSearchNow.ts';

type Query = Readonly<Record<string, string>>;

/** All of the address after the question mark, and how to change some names of it; an empty value removes its name. */
export function useAddressQuery(): [query: Query, change: (part: Query) => void] {
  const [params, setParams] = useSearchNow();
  const query = useMemo(() => Object.fromEntries(params), [params]);
  const change = useCallback(
    (part: Query) =>
      setParams(
        Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value === '' ? undefined : value])),
      ),
    [setParams],
  );
  return [query, change];
}
