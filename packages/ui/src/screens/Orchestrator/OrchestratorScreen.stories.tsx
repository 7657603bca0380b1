import type { Meta, StoryObj } from '@storybook/react-vite';
import { orchestratorSettingsValue, orchestratorStatus } from '@switchboard/api-mocks/builders/orchestrator';
import { userEvent } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';

const meta = {
  title: 'screens/Orchestrator',
  component: OrchestratorScreen,
  tags: ['screen'],
  render: (args) => <LiveAgentPage screen={OrchestratorScreen} page={args} />,
  args: agentPageArgs('orchestrator', orchestratorStatus(), orchestratorSettingsValue()),
} satisfies Meta<typeof OrchestratorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const New: Story = { play: async ({ canvas }) => { await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' })); } };
