import { agentStatus } from '../../../rules/agents.ts';
import { leadScore } from '../../../rules/records.ts';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { StatusBadge } from './StatusBadge.tsx';

const code = `import { StatusBadge } from '@switchboard/ui/blocks/marks/StatusBadge';
import { agentStatus } from '@switchboard/ui/rules/agents';

<StatusBadge rule={agentStatus} value="deployed" />`;

const withRule = (value: string): string => code.replace('deployed', value);

export const docs: ComponentDocs = {
  summary: 'The badge of a status, as its rule says: word, tone, lamp or icon.',
  use: 'Use it for every status and score that comes from the API. The rules are tables of their own, see the group Rules.',
  stories: [
    { story: 'Playground', code },
    { story: 'UnknownStatus', code: withRule('hibernating') },
    { story: 'WithoutStatus', code: withRule('') },
    { story: 'EveryRule', code },
  ],
  instead: [
    { when: 'It is a priority, which may be missing.', use: 'Blocks/Marks/PriorityBadge' },
    { when: 'The word is ours, and no rule knows it.', use: 'Components/Display/Badge' },
    { when: 'It is a figure of how much is used.', use: 'Components/Display/Meter' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <StatusBadge rule={agentStatus} value="deployed" />
            <StatusBadge rule={leadScore} value={81} />
          </Row>
        ),
        why: 'The value goes in as it came. The rule decides, once for all screens.',
      },
      dont: {
        example: (
          <Row>
            <Badge tone="positive">deployed</Badge>
            <Badge>81</Badge>
          </Row>
        ),
        why: 'Without the rule, words of the wire reach the screen, and tones differ from page to page.',
      },
    },
  ],
  accessibility: {
    'Screen reader': 'Reads the word; lamp and icon are hidden. “none” where the rule gives no badge',
    Colour: 'Word and shape say the same as the tone',
    'Text size': 'A status that nobody knows is cut after 40 letters',
  },
  words: [
    { state: 'Known', says: 'Active', never: 'deployed' },
    { state: 'Of a later version', says: 'hibernating', never: 'Unknown status: hibernating' },
    { state: 'Missing', says: 'Unknown', never: 'null' },
  ],
};
