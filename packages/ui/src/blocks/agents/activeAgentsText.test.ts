import { agentList } from '@switchboard/api-mocks/builders/agents';
import { expect, test } from 'vitest';
import { loading, ready } from '../../format/viewState.ts';
import { activeAgentsText } from './activeAgentsText.ts';

test('says how many of the agents are active, once they are known', () => {
  expect(activeAgentsText(loading)).toBe('Loading your agents.');
  expect(activeAgentsText(ready(agentList()))).toBe('5 of 7 agents active');
  expect(activeAgentsText(ready({ ...agentList(), items: agentList().items.slice(0, 1) }))).toBe('1 of 1 agent active');
});
