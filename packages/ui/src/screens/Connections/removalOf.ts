import type { Connection } from '@switchboard/api-contract/connections';

/** What taking a connection away is called: of a real one that works, Disconnect, as documented; else Remove. */
export const removalOf = ({ status, sandbox }: Pick<Connection, 'status' | 'sandbox'>): 'Disconnect' | 'Remove' =>
  status === 'connected' && !sandbox ? 'Disconnect' : 'Remove';
