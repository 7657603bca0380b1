import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { createAgents } from './agents.ts';
import type { createAttention } from './attention.ts';
import type { Records } from './records.ts';
import { Refusal } from './Refusal.ts';

interface Parts {
  readonly agents: ReturnType<typeof createAgents>;
  readonly attention: ReturnType<typeof createAttention>;
  readonly records: Records;
}

/** What a conversation can begin at, by its key: a run, a record, or what needs attention. Undefined if it is gone. */
export const createAbout =
  ({ agents, attention, records }: Parts) =>
  (key: string): { label: string; to: string } | undefined => {
    const [kind = '', first = '', collection = '', ...more] = key.split(':');
    if (kind === 'attention') {
      const item = (attention.read().items ?? []).find(({ id }) => id === key.slice(kind.length + 1));
      return item && { label: `what needs attention: ${item.text}`, to: item.action?.to ?? '/' };
    }
    try {
      if (kind === 'run') {
        const { agentId = '', agentName, status } = agents.readRun(key.slice(kind.length + 1));
        return { label: `the ${status} run of ${agentName}`, to: addresses.run(agentId ?? '', first) };
      }
      const recordId = more.join(':');
      const record = records.there({ agentId: first, collection }).find(({ id }) => id === recordId);
      const { name, title, subject } = (record ?? {}) as Readonly<Record<string, unknown>>;
      const called = [name, title, subject].find((text) => typeof text === 'string') ?? recordId;
      return record && { label: `the record ${called}`, to: addresses.record(first, collection, recordId) };
    } catch (problem) {
      if (problem instanceof Refusal) return undefined;
      throw problem;
    }
  };
