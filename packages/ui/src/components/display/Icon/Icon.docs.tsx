import { KeyRound, Mail } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Icon } from './Icon.tsx';

export const docs: ComponentDocs = {
  summary: 'A lucide icon, with the stroke that goes with its size.',
  use: 'Use it beside a word, to make the word quicker to find. Controls take an `icon` and draw it themselves.',
  instead: [
    { when: 'It identifies an agent.', use: 'Blocks/Agents/AgentMark' },
    { when: 'It identifies a service.', use: 'Blocks/Marks/ServiceMark' },
    { when: 'It says how something is.', use: 'Components/Display/Badge' },
    { when: 'Work is going on.', use: 'Components/Display/Spinner' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Icon icon={KeyRound} />
            API Key
          </Row>
        ),
        why: 'The word says what it is, the icon helps to find it.',
      },
      dont: {
        example: <Icon icon={KeyRound} />,
        why: 'A key may mean a password, a licence or a login, and a screen reader says nothing.',
      },
    },
    {
      do: {
        example: <Icon icon={Mail} size={28} />,
        why: 'The larger it is, the thinner its stroke is for its size: `size` sees to that.',
      },
      dont: {
        example: <Mail size={28} strokeWidth={3} aria-hidden="true" />,
        why: 'Straight from lucide, with a stroke of its own, it looks like from another set.',
      },
    },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Always hidden: the word is beside it, or is the name of the control',
    Colour: 'That of the text around it',
  },
};
