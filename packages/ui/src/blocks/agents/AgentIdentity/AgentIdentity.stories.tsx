import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { AgentIdentity, AgentIdentitySkeleton, agentName } from './AgentIdentity.tsx';

const agent = agentSummary();

const meta = {
  component: AgentIdentity,
  tags: ['autodocs'],
  args: { agent, level: 'h2', name: agentName(agent), sub: agent.type },
  render: (props) => (
    <Card style={{ width: 300, padding: 16 }}>
      <AgentIdentity {...props} />
    </Card>
  ),
} satisfies Meta<typeof AgentIdentity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: agent.name })).toBeVisible();
    await expect(canvas.getByText(agent.description ?? '')).toBeVisible();
  },
};

/** An agent without a name is shown by its id. */
export const Nameless: Story = {
  play: async () => expect(agentName(agentSummary({ id: 'agent-7', name: '  ' }))).toBe('agent-7'),
};

export const UnknownStatus: Story = { args: { agent: agentSummary({ status: 'toString', type: '__proto__' }) } };

export const LongText: Story = {
  args: {
    agent: agentSummary({ description: longText(400), status: longWord(40) }),
    name: longText(120),
    sub: longWord(90),
  },
};

/** The text takes no more space than its placeholder. */
export const Loading: Story = {
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
};
