import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Query = Readonly<Record<string, string>>;

/** All of the address after the question mark, and how to change some names of it; an empty value removes its name. Back leaves the page. */
export function useAddressQuery(): [query: Query, change: (part: Query) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(params), [params]);
  const change = useCallback(
    (part: Query) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part)) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [query, change];
}
