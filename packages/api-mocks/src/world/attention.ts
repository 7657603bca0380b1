import { agentTable } from '@switchboard/api-contract/agentTable';
import { sinceId } from '@switchboard/api-contract/attention';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { sandboxCriteria } from '@switchboard/api-contract/sandbox';
import { modelServices } from '@switchboard/api-contract/services/models';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { createAgents } from './agents.ts';
import type { createConnections } from './connections.ts';
import { Refusal } from './Refusal.ts';

type Answer = AnswerOf<typeof endpoints.attention>;
type Items = NonNullable<Answer['items']>;

interface Parts {
  readonly agents: ReturnType<typeof createAgents>;
  readonly connections: ReturnType<typeof createConnections>;
}

/** What needs somebody: connections in error. Nobody is away from here for long, so nothing is told of that. */
export function createAttention({ agents, connections }: Parts) {
  const later = new Set<string>();
  let dismissed = false;
  const own = () => connections.list().filter(({ sample, stored }) => !sample && (stored ?? []).length > 0);

  const items = (): Items =>
    own()
      .filter(({ status }) => status === 'error')
      .map(({ id, name, lastTest, sandbox }) => {
        const message = wordsOf(lastTest?.message ?? undefined);
        const wrong = lastTest?.outcome === 'wrong-credentials';
        return {
          id: `connection.${id}`,
          kind: 'connection',
          severity: 'critical',
          text: wrong ? `${name} refused the key` : message || `${name} does not work`,
          ...(wrong && message && { about: message }),
          ...(lastTest?.testedAt && { since: lastTest.testedAt }),
          ...(sandbox && { sandbox: true }),
          action: { label: `Set up ${name}`, to: addresses.setup(id) },
        };
      });

  const integrations = (): NonNullable<Answer['integrations']> => {
    const isReal = own().some(({ sandbox }) => !sandbox);
    const counted = connections.list().filter(({ sandbox }) => !isReal || !sandbox);
    const countOf = (wanted: string) => counted.filter(({ status }) => status === wanted).length;
    const [connected, failing] = [countOf('connected'), countOf('error')];
    const missing = counted.length - connected - failing;
    return { connected, failing, missing, ...(!isReal && { sandbox: true }) };
  };

  const ownRuns = (slug: (typeof agentTable)[number]['slug']) => {
    try {
      return agents.runsOf(slug);
    } catch {
      return [];
    }
  };
  const firstSteps = (): Answer['firstSteps'] => {
    const done = agentTable.some(({ slug }) => ownRuns(slug).some(({ status }) => status === 'completed'));
    if (dismissed || done) return undefined;
    const works = own().filter(({ status }) => status === 'connected');
    const isModel = ({ id }: { id: string }) => modelServices.some((model) => model === id);
    const chosen = Object.keys(sandboxCriteria).find(isChosen) ?? 'lead-generation';
    const [choose] = Object.keys(sandboxCriteria['lead-generation']);
    return {
      connected: works.some(isModel) && !works.every(isModel),
      sandbox: works.length > 0 && works.every(({ sandbox }) => sandbox),
      offer: own().length === 0,
      chosen: isChosen(chosen),
      choose: addresses.setting('lead-generation-agent', choose ?? ''),
      run: addresses.agent(agentTable.find(({ slug }) => slug === chosen)?.id ?? chosen),
    };
  };
  const isChosen = (slug: string): boolean => {
    if (!Object.hasOwn(sandboxCriteria, slug)) return false;
    const settings = (agents.settingsOf(slug as keyof typeof sandboxCriteria) ?? {}) as Readonly<
      Record<string, unknown>
    >;
    return Object.keys(sandboxCriteria[slug as keyof typeof sandboxCriteria]).some((name) => {
      const value = settings[name];
      return Array.isArray(value) && value.length > 0;
    });
  };

  return {
    read: (): Answer => {
      const steps = firstSteps();
      return {
        items: items().filter(({ id }) => !later.has(id)),
        ...(steps && { firstSteps: steps }),
        ...(own().length > 0 && { integrations: integrations() }),
      };
    },
    putOff(itemId: string): { ok: true } {
      if (itemId !== sinceId && !items().some(({ id }) => id === itemId))
        throw new Refusal(404, 'This no longer needs attention');
      later.add(itemId);
      return { ok: true };
    },
    dismissFirstSteps(): { ok: true } {
      dismissed = true;
      return { ok: true };
    },
  };
}
