import { Mail } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Mark } from './Mark.tsx';

export const docs: ComponentDocs = {
  use: 'Use it beside the name of an agent or a service, where no block brings it. Its colour is the line of the agent; a service gets a neutral plate.',
  instead: [
    { when: 'It is an agent of the API.', use: 'Blocks/Agents/AgentMark' },
    { when: 'It is a service of the API, with its logo.', use: 'Blocks/Marks/ServiceMark' },
    { when: 'It is a person.', use: 'Components/Display/Avatar' },
    { when: 'It only helps to find a word.', use: 'Components/Display/Icon' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row gap={3}>
            <Mark icon={Mail} line="email" />
            Email agent
          </Row>
        ),
        why: 'An agent has its line everywhere: in lists, on its page, in its charts.',
      },
      dont: {
        example: (
          <Row gap={3}>
            <Mark icon={Mail} line="research" />
            Email agent
          </Row>
        ),
        why: 'In the colour of another agent it sends people to the wrong one.',
      },
    },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Hidden: the name is beside it',
    Colour: 'Repeats what icon and name say. Forced colours get a border',
  },
};
