import type { Connection, ConnectionStatus } from '@switchboard/api-contract/connections';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a connection. */
export const connectionStatusRules = {
  connected: { label: 'Connected', tone: 'positive', lamp: 'lit' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  pending: { label: 'Pending', tone: 'caution', lamp: 'half' },
  disconnected: { label: 'Disconnected', tone: 'neutral', lamp: 'off' },
} as const satisfies Record<ConnectionStatus, Rule>;

/** The badge of a connection. Any unknown status is documented to be Disconnected. */
export const connectionStatus = (status: string | undefined): Rule =>
  lookup<Rule>(connectionStatusRules, status, connectionStatusRules.disconnected);

/** Saved but not verified. Not a status on the wire, where such a connection is pending. */
export const notChecked = { label: 'Not checked', tone: 'caution', lamp: 'off' } as const satisfies Rule;

/** The badge of a card: the status, or that its test was inconclusive. */
export const connectionBadge = ({ status, lastTest }: Pick<Connection, 'status' | 'lastTest'>): Rule =>
  status === 'pending' && lastTest?.outcome === 'could-not-check' ? notChecked : connectionStatus(status);
