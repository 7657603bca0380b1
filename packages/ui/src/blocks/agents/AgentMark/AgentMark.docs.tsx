import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { AgentMark } from './AgentMark.tsx';

export const docs: ComponentDocs = {
  use: 'Use it beside the name of an agent, wherever the agent appears. Colour and glyph are the same everywhere: that is how people find an agent again.',
  instead: [
    { when: 'It stands for a service.', use: 'Blocks/Marks/ServiceMark' },
    { when: 'It stands for a person.', use: 'Components/Display/Avatar' },
    { when: 'It says how the agent is.', use: 'Blocks/Marks/StatusBadge' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <AgentMark agent="email" />
            <strong>Email Agent</strong>
          </Row>
        ),
        why: 'The name is beside it.',
      },
      dont: {
        example: (
          <Row>
            <AgentMark agent="research" />
            <strong>Email Agent</strong>
          </Row>
        ),
        why: 'A colour picked because it is pretty here sends people to another agent.',
      },
    },
  ],
  accessibility: {
    Role: 'None: it is decoration, and hidden',
    Colour: 'Each line has a glyph of its own besides its colour; 3 : 1 on every surface in both themes',
  },
};
