import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactsSettingsValue, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { ContactsScreen } from './ContactsScreen.tsx';

const meta = {
  title: 'screens/Contacts',
  component: ContactsScreen,
  tags: ['screen'],
  render: (args) => <LiveAgentPage screen={ContactsScreen} page={args} />,
  args: agentPageArgs('contacts', contactsStatus(), contactsSettingsValue()),
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
