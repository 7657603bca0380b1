import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a connection. */
export const connectionStatusRules = {
  connected: { label: 'Connected', tone: 'positive', lamp: 'lit' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  pending: { label: 'Pending', tone: 'caution', lamp: 'half' },
  disconnected: { label: 'Disconnected', tone: 'neutral', lamp: 'off' },
} as const satisfies Record<ConnectionStatus, Rule>;

/** The badge of a connection. Any word that we do not know is Disconnected, as the specification says. */
export const connectionStatus = (status: string | undefined): Rule => lookup<Rule>(connectionStatusRules, status, connectionStatusRules.disconnected);
