import { agentTable } from '@switchboard/api-contract/agentTable';
import { useCallback, useMemo, startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, readReturnAddress } from '../paths.ts';

/**
 * State in the address, such as search, filter and tab, so that a reload or a link shows the same. Default values are
 * left out.
 */
export function useAddressState<const S extends Readonly<Record<string, string>>>(
  standard: S,
): [state: { [K in keyof S]: string }, change: (part: { [K in keyof S]?: string }) => void] {
  const [params, setParams] = useImmediateSearchParams();
  // As text, since callers pass a new object at each render.
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

/** The link back to the page whose link led here, if the address names one. */
export function useBackLink(): { readonly href: string; readonly label: string } | undefined {
  const { pathname } = useLocation();
  const [{ from }] = useAddressState({ from: '' });
  const href = readReturnAddress(from);
  if (href === undefined || href === pathname) return undefined;
  if (href === paths.dashboard) return { href, label: 'Back to Dashboard' };
  const agent = agentTable.find(({ id, slug }) => href === paths.agent(id) || href === paths.workspace(slug));
  return { href, label: `Back to ${agent?.name ?? 'the agent'}` };
}
