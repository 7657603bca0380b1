import { useCallback, useMemo } from 'react';
import { useImmediateSearchParams } from './useImmediateSearchParams.ts';

type Query = Readonly<Record<string, string>>;

/** The address's query parameters and a function that changes some of them; an empty value removes one. */
export function useAddressQuery(): [query: Query, change: (part: Query) => void] {
  const [params, setParams] = useImmediateSearchParams();
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
