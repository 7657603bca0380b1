import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { ServiceMark } from './ServiceMark.tsx';

export const docs: ComponentDocs = {
  summary: 'A plate with the logo of a service, or a drawing if there is none.',
  use: 'Use it beside the name of a service: on its card, in its dialog, in a list. Every service of the catalogue has one.',
  stories: ['Playground', 'WholeCatalogue', 'Emoji', 'UnknownStatus'],
  instead: [
    { when: 'It stands for an agent.', use: 'Blocks/Agents/AgentMark' },
    { when: 'It stands for a person.', use: 'Components/Display/Avatar' },
    { when: 'It is any other icon on a plate.', use: 'Components/Display/Mark' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <ServiceMark service="stripe" />
            <strong>Stripe</strong>
          </Row>
        ),
        why: 'The name is beside it.',
      },
      dont: {
        example: <ServiceMark service="stripe" />,
        why: 'Alone, it says nothing to those who do not know the logo or do not see it.',
      },
    },
  ],
  accessibility: {
    Role: 'None: it is decoration, and hidden',
    Colour: 'Logos are in one colour, so that none of them looks like a status',
  },
};
