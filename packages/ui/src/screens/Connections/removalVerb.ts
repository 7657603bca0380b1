import type { Connection } from '@switchboard/api-contract/connections';

/** What taking a connection away is called: of one that works, Disconnect, as documented; else Remove. */
export const removalVerb = ({ status }: Pick<Connection, 'status'>): 'Disconnect' | 'Remove' =>
  status === 'connected' ? 'Disconnect' : 'Remove';
