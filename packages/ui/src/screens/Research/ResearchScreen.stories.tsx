import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { researchArgs } from './testing/researchArgs.ts';
import { ResearchScreen } from './ResearchScreen.tsx';

const meta = {
  title: 'screens/Research',
  component: ResearchScreen,
  tags: ['screen'],
  render: (args) => <LiveAgentPage screen={ResearchScreen} page={args} />,
  args: researchArgs(),
} satisfies Meta<typeof ResearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const Tasks: Story = { args: { query: { tab: 'tasks' } } };
export const Sources: Story = { args: { query: { tab: 'sources' } } };
export const Configuration: Story = { args: { query: { tab: 'configuration' } } };
export const Analytics: Story = { args: { query: { tab: 'analytics' } } };
export const TasksNarrow: Story = { args: { query: { tab: 'tasks' } }, globals: { viewport: { value: 'narrow' } } };
