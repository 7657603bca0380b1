import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { expect } from 'storybook/test';
import { agentWith, figures, rowsOf, shown, specializedStory } from '../../../../test/agentDetail/specializedStory.ts';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

/** An agent that a member created has no slug, and the records of its type all the same. */
export const Research = meta.story({
  args: { agent: ready({ ...agentDetail({}, 'research'), id: 'trade-watch', name: 'Trade watch', slug: undefined }) },
  parameters: { covers: ['agent-detail.research'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas).map(([label]) => label)).toEqual([
      'Total Researches',
      'Completed',
      'In Progress',
      'Sources',
    ]);
    await expect(rowsOf(canvas)[0]?.slice(0, 4)).toEqual([
      'Cold-chain logistics in the EU',
      'Market',
      '34',
      'Completed',
    ]);
  },
});

export const Contacts = meta.story({
  args: { agent: ready(agentDetail({}, 'contacts')) },
  parameters: { covers: ['agent-detail.contacts'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).length).toBeGreaterThan(0);
  },
});

export const Orchestrator = meta.story({
  args: { agent: ready(agentDetail({}, 'orchestrator')) },
  parameters: { covers: ['agent-detail.orchestrator'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas)[0]?.[2]).toMatch(/^\d+\/\d+ tasks$/);
  },
});

const known = { lastSync: minutesAgo(14), company: 'Helio Biosciences', phone: '+49 341 555 0142' };

/** Of three contacts two came from the simulated Google account. */
export const Sandbox = meta.story({
  args: {
    agent: agentWith('contacts', {
      contacts: asRows([
        { ...known, id: '1', name: 'Ada Brandt', email: 'ada@helio.example', sandbox: true },
        { ...known, id: '2', name: 'Marcus Oyelaran', email: 'marcus@helio.example', sandbox: true },
        { ...known, id: '3', name: 'Dana Whitfield', email: undefined, sandbox: undefined },
      ]),
    }),
  },
  parameters: { covers: ['agent-detail.special-sandbox'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map(([name]) => name)).toEqual(['Ada Brandt', 'Marcus Oyelaran', 'Dana Whitfield']);
    await expect(canvas.getAllByRole('img', { name: 'Sandbox' })).toHaveLength(2);
    await expect(figures(canvas)).toEqual([
      ['Total Contacts', '3'],
      ['With Email', '266.7% of all contacts'],
      ['With Phone', '3100% of all contacts'],
      ['Companies', '1'],
    ]);
  },
});
