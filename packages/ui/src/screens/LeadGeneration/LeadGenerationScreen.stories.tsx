import { leadGenerationSettingsValue, leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';

const meta = {
  title: 'screens/LeadGeneration',
  component: LeadGenerationScreen,
  render: (args) => <LiveAgentPage screen={LeadGenerationScreen} page={args} />,
  tags: ['screen'],
  args: agentPageArgs('lead-generation', leadGenerationStatus(), leadGenerationSettingsValue()),
} satisfies Meta<typeof LeadGenerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { parameters: { covers: ['lead-generation.active', 'lead-generation.overview', 'lead-generation.table', 'lead-generation.configuration'] } };
