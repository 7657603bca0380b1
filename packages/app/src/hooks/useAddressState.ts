import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * State that lives in the address, such as search, filter and tab: a reload or a link shows the same.
 * A standard value leaves no trace there. Changes replace the entry of the history, so Back leaves the page.
 */
export function useAddressState<const S extends Readonly<Record<string, string>>>(standard: S): [state: { [K in keyof S]: string }, change: (part: { [K in keyof S]?: string }) => void] {
  const [params, setParams] = useSearchParams();
  const shape = JSON.stringify(standard);
  const state = useMemo(() => {
    const entries = Object.entries(JSON.parse(shape) as Record<string, string>);
    return Object.fromEntries(entries.map(([name, value]) => [name, params.get(name) ?? value])) as { [K in keyof S]: string };
  }, [params, shape]);
  const change = useCallback(
    (part: { [K in keyof S]?: string }) => {
      const standards = JSON.parse(shape) as Record<string, string>;
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | undefined>(part)) {
            if (value === undefined || value === standards[name]) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      );
    },
    [setParams, shape],
  );
  return [state, change];
}
