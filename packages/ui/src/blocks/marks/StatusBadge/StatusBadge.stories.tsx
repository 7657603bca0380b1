import { longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { Card, CardBody } from '../../../components/layout/Card/Card.tsx';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { agentStatus, agentStatusRules } from '../../../rules/agents.ts';
import {
  businessStatus,
  businessStatusRules,
  emailStatus,
  emailStatusRules,
  leadScore,
  leadStatus,
  leadStatusRules,
  priority,
  priorityRules,
  rating,
} from '../../../rules/records.ts';
import { connectionStatus, connectionStatusRules, testOutcome, testOutcomeRules } from '../../../rules/connections.ts';
import { eventStatus, eventType, eventTypeRules, slotStatus } from '../../../rules/calendar.ts';
import { runStatus, runStatusRules } from '../../../rules/runs.ts';
import type { Rule } from '../../../rules/lookup.ts';
import {
  orchestratorTaskStatus,
  orchestratorTaskStatusRules,
  researchTaskStatus,
  researchTaskStatusRules,
  workflowStatus,
  workflowStatusRules,
} from '../../../rules/tasks.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  ...unnamed(StatusBadge<string>),
  tags: ['autodocs', 'manifest'],
  args: { rule: agentStatus, value: 'deployed' },
  decorators: [
    (Story) => (
      <Card>
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
});

function badges<V extends string | number | boolean | undefined>(
  rule: (value: V) => Rule | undefined,
  values: readonly V[],
) {
  return (
    <Row wrap>
      {values.map((value) => (
        <StatusBadge key={String(value)} rule={rule} value={value} />
      ))}
    </Row>
  );
}
const known = (rule: (value: string) => Rule, table: Readonly<Record<string, Rule>>) =>
  badges(rule, [...Object.keys(table), 'of a later version']);

export const Playground = meta.story();

/** Every rule table, each with one word that it does not know. */
export const EveryRule = meta.story({
  render: () => (
    <Facts
      items={[
        { label: 'Agent', value: known(agentStatus, agentStatusRules) },
        { label: 'Connection', value: known(connectionStatus, connectionStatusRules) },
        { label: 'Test', value: known(testOutcome, testOutcomeRules) },
        { label: 'Execution', value: known(runStatus, runStatusRules) },
        { label: 'Lead', value: known(leadStatus, leadStatusRules) },
        { label: 'Lead score', value: badges(leadScore, [81, 80, 61, 60, 0, undefined]) },
        { label: 'Rating', value: badges(rating, [4.1, 4, 3.1, 3, undefined]) },
        { label: 'E-mail', value: known(emailStatus, emailStatusRules) },
        { label: 'Priority', value: known(priority, priorityRules) },
        { label: 'Event', value: badges(eventStatus, ['confirmed', 'tentative']) },
        { label: 'Event type', value: known(eventType, eventTypeRules) },
        { label: 'Slot', value: badges(slotStatus, [true, false, undefined]) },
        { label: 'Business', value: known(businessStatus, businessStatusRules) },
        { label: 'Research', value: known(researchTaskStatus, researchTaskStatusRules) },
        { label: 'Task', value: known(orchestratorTaskStatus, orchestratorTaskStatusRules) },
        { label: 'Workflow', value: known(workflowStatus, workflowStatusRules) },
      ]}
    />
  ),
});

export const Known = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('Active')).toBeVisible() });

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { value: 'hibernating' },
  play: async ({ canvas }) => expect(canvas.getByText('hibernating')).toBeVisible(),
});

export const WithoutStatus = meta.story({
  tags: ['odd'],
  args: { value: '' },
  play: async ({ canvas }) => expect(canvas.getByText('Unknown')).toBeVisible(),
});

/** A status is a word or two; longer text is truncated, and can't reverse the direction of what follows. */
export const LongText = meta.story({
  tags: ['odd'],
  render: () => badges(agentStatus, [longWord(2_000), odd.rightToLeft, odd.markup, odd.zalgo]),
  play: async ({ canvas }) => expect(canvas.getByText(/^Donau/).textContent).toHaveLength(40),
});
