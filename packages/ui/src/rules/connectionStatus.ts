import type { Connection, ConnectionStatus } from '@switchboard/api-contract/connections';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a connection. */
export const connectionStatusRules = {
  connected: { label: 'Connected', tone: 'positive', lamp: 'lit' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  pending: { label: 'Pending', tone: 'caution', lamp: 'half' },
  disconnected: { label: 'Disconnected', tone: 'neutral', lamp: 'off' },
} as const satisfies Record<ConnectionStatus, Rule>;

/** The badge of a connection. Any word that we do not know is Disconnected, as the specification says. */
export const connectionStatus = (status: string | undefined): Rule =>
  lookup<Rule>(connectionStatusRules, status, connectionStatusRules.disconnected);

/** Saved, and nobody could find out whether it is right. No word of the wire, where such a connection is pending. */
export const notChecked = { label: 'Not checked', tone: 'caution', lamp: 'off' } as const satisfies Rule;

/** The badge of a card: the status, or what a test in vain makes of it. */
export const connectionBadge = ({ status, lastTest }: Pick<Connection, 'status' | 'lastTest'>): Rule =>
  status === 'pending' && lastTest?.outcome === 'could-not-check' ? notChecked : connectionStatus(status);
