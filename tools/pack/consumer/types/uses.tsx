// Compiled, never run: the types let through what is right and refuse what is not.
import type { AgentSummary } from '@switchboard/api-contract/agents';
import { limits } from '@switchboard/api-contract/limits';
import { Button, type ButtonProps } from '@switchboard/ui/components/actions/Button';
import type { AgentsListScreenProps } from '@switchboard/ui/screens/AgentsList';
import { vars } from '@switchboard/ui/theme/contract.css';

export const longestName: 80 = limits.text.name;
export const colour: `var(--${string})` = vars.color.text;
export const props: ButtonProps = { variant: 'primary', children: 'Save' };
export const button = <Button {...props} onClick={({ currentTarget }) => currentTarget.blur()} />;
export const agentHref: AgentsListScreenProps['agentHref'] = ({ id }: AgentSummary) => `/agents/${id}`;

// @ts-expect-error There is no such variant.
export const wrong = <Button variant="loud">Save</Button>;
// @ts-expect-error The address of an agent is a text.
export const alsoWrong: AgentsListScreenProps['agentHref'] = () => 7;
