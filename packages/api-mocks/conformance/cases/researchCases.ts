import { testOutcomes } from '@switchboard/api-contract/connections';
import { limits } from '@switchboard/api-contract/limits';
import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { runPrerequisites } from '../runPrerequisites.ts';

/** The calls of the research page. */
export const researchCases: Group = {
  title: 'research',
  cases: [
    { endpoint: 'researchTasks', name: 'tasks', status: 200 },
    { endpoint: 'researchSources', name: 'sources', status: 200 },
    {
      endpoint: 'saveSystemPrompt',
      body: { prompt: '  Name every source. ' },
      name: 'the prompt is trimmed and kept',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('saveSystemPrompt', reading).systemPrompt).toBe('Name every source.');
        expect(jsonOf('researchStatus', await ask({ endpoint: 'researchStatus' })).systemPrompt).toBe(
          'Name every source.',
        );
      },
    },
    {
      endpoint: 'saveSystemPrompt',
      body: { prompt: '  ' },
      name: 'a blank prompt',
      status: 422,
      fields: { prompt: 'System prompt is required' },
    },
    {
      endpoint: 'saveSystemPrompt',
      body: { prompt: 'x'.repeat(limits.text.prompt + 1) },
      name: 'a prompt that is too long',
      status: 422,
      fields: { prompt: /at most 8000 characters/ },
    },
    {
      endpoint: 'startResearch',
      body: { query: 'And in Germany?', followUpOf: 'research-unknown' },
      ofServer: true,
      name: 'a question that follows no completed research',
      status: 422,
      fields: { followUpOf: /is not completed/ },
    },
    {
      endpoint: 'toggleResearch',
      body: { active: false },
      name: 'toggling pauses and activates the agent',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('toggleResearch', reading).status).not.toBe('active');
        expect(jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: 'research' } })).status).toBe('paused');
        expect(jsonOf('toggleResearch', await ask({ endpoint: 'toggleResearch', body: { active: true } })).status).toBe(
          'active',
        );
      },
    },
    {
      endpoint: 'toggleResearch',
      body: { active: 'yes' },
      name: 'toggling to what is no flag',
      status: 422,
      fields: { active: 'active must be true or false' },
    },
    {
      endpoint: 'testResearch',
      name: 'a test says what it found',
      status: 200,
      check: (reading) => expect(testOutcomes).toContain(jsonOf('testResearch', reading).outcome),
    },
    {
      endpoint: 'startResearch',
      body: { query: 'Who moves frozen goods in Poland?' },
      before: runPrerequisites.research,
      ofServer: true,
      name: 'a research that was started stands first among the tasks, and the samples are gone',
      status: 200,
      check: async (reading, ask) => {
        const task = jsonOf('startResearch', reading);
        expect(task.query).toBe('Who moves frozen goods in Poland?');
        expect(task.sample ?? false).toBe(false);
        const tasks = jsonOf('researchTasks', await ask({ endpoint: 'researchTasks' }));
        expect(tasks.map(({ id }) => id)).toEqual([task.id]);
        expect(jsonOf('researchStatus', await ask({ endpoint: 'researchStatus' })).sample ?? false).toBe(false);
      },
    },
    {
      endpoint: 'startResearch',
      body: { query: '\t' },
      name: 'a blank query',
      status: 422,
      fields: { query: 'Query is required' },
    },
    {
      endpoint: 'startResearch',
      body: { query: 'x', depth: 'basic' },
      name: 'an unknown field',
      status: 422,
      fields: { depth: 'depth is not a known field' },
    },
  ],
};
