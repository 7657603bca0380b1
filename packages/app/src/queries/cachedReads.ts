import type { Outcome } from '@switchboard/ui/format/outcome';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { agentStatusKey, recordsKey } from './agents.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is known, with `record` in place of whatever has its id; without `record`, that is taken out. */
function withRecord<T>(known: T, id: string, record: object | undefined): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.flatMap((one: unknown) => {
        if (!isObject(one) || one['id'] !== id) return [walk(one)];
        return record ? [record] : [];
      });
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)])) : value;
  };
  return walk(known) as T;
}

/** What has been read under some query keys, and how it follows what a member writes. */
export interface CachedReads {
  /** Puts what a write answered in place of what has its id; without `record`, takes that out. Nothing is asked. */
  readonly replaceRecord: (id: string, record?: object) => Promise<void>;
  /** Reads again what is shown. */
  readonly invalidate: () => Promise<unknown>;
  /**
   * Ends a write: calls `onDone` with what it answered. Where it was refused, something may have changed meanwhile, so
   * that it is read again.
   */
  readonly afterWrite: <T>(written: Promise<Outcome<T>>, onDone: (value: T) => unknown) => Promise<Outcome<T>>;
}

export function cachedReads(client: QueryClient, ...keys: readonly QueryKey[]): CachedReads {
  const invalidate = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    replaceRecord: async (id, record) => {
      for (const queryKey of keys) {
        // What is being read may be older than what was written.
        await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
        client.setQueriesData({ queryKey }, (known: unknown) => withRecord(known, id, record));
      }
    },
    invalidate,
    afterWrite: async (written, onDone) => {
      const outcome = await written;
      if (outcome.kind === 'done') await onDone(outcome.value);
      else if (outcome.kind !== 'invalid' && outcome.kind !== 'ended') await invalidate();
      return outcome;
    },
  };
}

/** What has been read of an agent's page, and of its records. `agent`: its slug, or the id of one that a member created. */
export function useAgentCache(agent: string): CachedReads {
  const client = useQueryClient();
  return useMemo(() => cachedReads(client, agentStatusKey(agent), recordsKey(agent)), [client, agent]);
}
