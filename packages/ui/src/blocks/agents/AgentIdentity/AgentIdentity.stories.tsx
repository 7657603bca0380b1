import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { AgentIdentity, AgentIdentitySkeleton, agentName } from './AgentIdentity.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const agent = agentSummary();
const nameless = agentSummary({ id: 'agent-7', name: '  ' });

const meta = preview.meta({
  component: AgentIdentity,
  tags: ['autodocs', 'manifest'],
  args: { agent, level: 'h2' as const, name: agentName(agent), sub: agent.type },
  render: (props) => (
    <Card style={{ width: 300, padding: 16 }}>
      <AgentIdentity {...props} />
    </Card>
  ),
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: agent.name })).toBeVisible();
    await expect(canvas.getByText(agent.description ?? '')).toBeVisible();
  },
});

/** An agent without a name is shown by its id. */
export const Nameless = meta.story({
  tags: ['odd'],
  args: { agent: nameless, name: agentName(nameless) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('agent-7'),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { agent: agentSummary({ status: 'toString', type: '__proto__' }) },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: agentSummary({ description: longText(400), status: longWord(40) }),
    name: longText(120),
    sub: longWord(90),
  },
});

/** The text takes no more space than its placeholder. */
export const Loading = meta.story({
  render: (props) => (
    <Row align="start">
      <Card style={{ width: 300, padding: 16 }} data-testid="text">
        <AgentIdentity {...props} />
      </Card>
      <Card style={{ width: 300, padding: 16 }} data-testid="placeholder">
        <AgentIdentitySkeleton />
      </Card>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('text').offsetHeight).toBe(canvas.getByTestId('placeholder').offsetHeight);
  },
});
