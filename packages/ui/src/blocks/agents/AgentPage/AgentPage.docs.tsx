import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { AgentPage } from '@switchboard/ui/blocks/agents/AgentPage';

<AgentPage page={page} title="AI Research Agent" sub="Answers questions with sources" stopLabel="Pause">
  <section>…</section>
</AgentPage>`;

export const docs: ComponentDocs = {
  use: 'Use it as the frame of every page that belongs to one agent: the seven agents’ own, and the detail of any other. Sections come as its children.',
  stories: [
    { story: 'Playground', frame: 400, code },
    { story: 'Paused', frame: 400, code },
    { story: 'Old', frame: 460, code },
    { story: 'StandIn', frame: 460, code },
  ],
  instead: [
    { when: 'The page belongs to no agent.', use: 'Components/Layout/Page' },
    { when: 'It is a card in a list of agents.', use: 'Blocks/Agents/AgentIdentity' },
  ],
  accessibility: {
    Role: 'One `h1` with the agent’s name; sections below it',
    Keys: '`Tab`: the way back, then the actions, Start or Stop last',
    Announced: 'Old figures and samples through one banner; what a run comes to through the toast',
    Colour: 'The line’s colour is for tabs, bars and charts alone; status is a word with a lamp',
    'Text size': 'Actions wrap under the name on a phone',
  },
  words: [
    { state: 'Running', says: 'Stop', never: 'Deactivate' },
    { state: 'Without a name', says: 'Unnamed agent', never: 'undefined' },
  ],
};
