import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { randomRanges } from '@switchboard/api-contract/limits';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import type { AgentPageProps, RandomFigures, StatusBase } from '../../src/blocks/agents/AgentPage/AgentPageProps.ts';
import { agree, done } from '../format/outcomes.ts';
import { scheduleArgs } from './scheduleArgs.ts';

const middle = ({ min, max }: { min: number; max: number }) => Math.round((min + max) / 2);

/**
 * The props of an agent page in a story: the agent is active, nothing is in progress, and every callback is a spy
 * that succeeds.
 */
export function agentPageArgs<Status extends StatusBase, Settings extends object>(
  slug: AgentSlug,
  status: Status,
  settings: Settings,
): AgentPageProps<Status, Settings, Readonly<Record<string, object>>> {
  const { id, name } = agentTable.find((entry) => entry.slug === slug) ?? { id: slug, name: slug };
  return {
    agent: { id, slug, name, status: 'active', onToggle: fn(), onRun: fn() },
    status: ready(status),
    refresh: { asOf: FIXED_NOW, onRefresh: fn() },
    query: {},
    onQueryChange: fn(),
    settings: {
      saved: ready(settings),
      onDraftChange: fn(),
      onSave: fn<AgentPageProps<Status, Settings>['settings']['onSave']>(async () => done),
    },
    schedule: scheduleArgs(),
    onAdd: agree(),
    onExport: fn(),
    links: { dashboard: '/dashboard', runs: `/agent/${id}`, performance: `/agent/${id}?tab=performance` },
    random: Object.fromEntries(
      Object.entries(randomRanges).map(([key, range]) => [key, middle(range)]),
    ) as RandomFigures,
    now: FIXED_NOW,
  };
}
