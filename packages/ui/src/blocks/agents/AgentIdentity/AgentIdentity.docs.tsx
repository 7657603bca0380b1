import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it as the upper half of a card that stands for one agent. The lower half is up to the screen: figures, buttons.',
  stories: ['Playground', 'Nameless', 'LongText', 'Loading'],
  instead: [
    { when: 'It is the head of the agent’s own page.', use: 'Blocks/Agents/AgentPage' },
    { when: 'It is one line of a list.', use: 'Components/Layout/List' },
    { when: 'Only the sign of the agent is needed.', use: 'Blocks/Agents/AgentMark' },
  ],
  accessibility: {
    Role: 'A heading of the level that the page says',
    'Screen reader': 'Status, name, short line, description; the mark is hidden',
    'Text size': 'The name wraps, the description ends after two lines; the box keeps its height while the agents load',
    Colour: 'Status is a word with a lamp',
  },
  words: [{ state: 'Without a name', says: 'agent-7', never: 'Untitled' }],
};
