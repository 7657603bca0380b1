/** The tabs of an agent, in their order; the keys are the words of the address. */
export const agentTabList = [
  { value: 'overview', label: 'Overview' },
  { value: 'performance', label: 'Performance' },
  { value: 'executions', label: 'Executions' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'specialized', label: 'Specialized' },
] as const;

export type AgentTab = (typeof agentTabList)[number]['value'];

/** The tab of a word of the address; Overview for any other word. */
export const toAgentTab = (word: string): AgentTab =>
  agentTabList.find(({ value }) => value === word)?.value ?? 'overview';
