import { agentActions } from '../agents.ts';

/** What members tell the assistant to do with agents. */
export const agentOrders = [...agentActions, 'run'] as const;
export type AgentOrder = (typeof agentOrders)[number];

/** What is said of an agent once the order is carried out. */
export const orderPast = {
  start: (name) => `${name} is started.`,
  stop: (name) => `${name} is stopped.`,
  restart: (name) => `${name} is restarted.`,
  run: (name) => `A run of ${name} has started; ask me for its last run in a moment.`,
} as const satisfies Record<AgentOrder, (name: string) => string>;
