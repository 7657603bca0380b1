import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once, as the outermost element of a page: its header, then its sections. With `line`, bars and charts take the colour of that agent.',
  instead: [
    { when: 'It is a part of the page.', use: 'Components/Layout/Section' },
    { when: 'The page could not be shown.', use: 'Components/States/PageFailure' },
    { when: 'It is the page of an agent.', use: 'Blocks/Agents/AgentPage' },
  ],
  accessibility: {
    Role: 'None: the shell around it has the `main`',
    Colour: 'The agent’s colour is never the only sign of whose page it is: the title says it',
    'Text size': '32 px between parts, 24 px below 768 px',
  },
};
