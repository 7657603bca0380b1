/** The tabs of an agent, in order. The values appear in the address. */
export const agentTabList = [
  { value: 'overview', label: 'Overview' },
  { value: 'performance', label: 'Performance' },
  { value: 'executions', label: 'Executions' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'specialized', label: 'Specialized' },
] as const;

export type AgentTab = (typeof agentTabList)[number]['value'];

/** The tab named in the address; Overview for an unknown one. */
export const toAgentTab = (word: string): AgentTab =>
  agentTabList.find(({ value }) => value === word)?.value ?? 'overview';
