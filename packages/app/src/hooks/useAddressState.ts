import { useCallback, useMemo } from 'react';
import { useImmediateSearchParams } from './useImmediateSearchParams.ts';

/**
 * State in the address, such as search, filter and tab, so that a reload or a link shows the same. Default values are
 * left out.
 */
export function useAddressState<const S extends Readonly<Record<string, string>>>(
  standard: S,
): [state: { [K in keyof S]: string }, change: (part: { [K in keyof S]?: string }) => void] {
  const [params, setParams] = useImmediateSearchParams();
  const shape = JSON.stringify(standard);
  const state = useMemo(() => {
    const entries = Object.entries(JSON.parse(shape) as Record<string, string>);
    return Object.fromEntries(entries.map(([name, value]) => [name, params.get(name) ?? value])) as {
      [K in keyof S]: string;
    };
  }, [params, shape]);
  const change = useCallback(
    (part: { [K in keyof S]?: string }) => {
      const standards = JSON.parse(shape) as Record<string, string>;
      setParams(
        Object.fromEntries(
          Object.entries<string | undefined>(part).map(([name, value]) => [
            name,
            value === standards[name] ? undefined : value,
          ]),
        ),
      );
    },
    [setParams, shape],
  );
  return [state, change];
}
