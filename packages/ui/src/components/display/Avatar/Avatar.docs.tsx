import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Avatar } from './Avatar.tsx';

export const docs: ComponentDocs = {
  summary: 'The initials of a person, in a circle.',
  use: 'Use it beside the name of a person: solid for the member who is signed in, soft for people among others.',
  instead: [
    { when: 'It is an agent.', use: 'Blocks/Agents/AgentMark' },
    { when: 'It is a service.', use: 'Blocks/Marks/ServiceMark' },
    { when: 'It is the member, with name and role.', use: 'Blocks/Marks/UserBlock' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Avatar name="Ada Lovelace" variant="soft" />
            Ada Lovelace
          </Row>
        ),
        why: 'The name is beside it, for those who do not know the person, and for screen readers.',
      },
      dont: {
        example: <Avatar name="Ada Lovelace" variant="soft" />,
        why: 'Two people may share initials, and a screen reader says nothing at all.',
      },
    },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Hidden: the name beside it says more',
    Colour: 'Says nothing. Forced colours draw the circle',
  },
  words: [
    { state: 'Two words or more', says: 'DU' },
    { state: 'No name', says: '?' },
  ],
};
