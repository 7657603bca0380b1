import { connection, connectionList, serviceCalls, setupRequest, testResult } from '../connections.ts';
import { consentAddress, consentOffer, consentQuery, consentRequest } from '../consent.ts';
import { anyone, configure, noLine, see } from './Endpoint.ts';

const begins = noLine('It changes nothing; the way back from Google writes the line');

/** The third-party services of the tenant. */
export const connectionEndpoints = {
  connections: see.get('/api/connections', connectionList),
  serviceCalls: see.get('/api/connections/calls', serviceCalls),
  testConnection: configure.post('/api/connections/:connectionId/test', undefined, testResult, 'connection.tested'),
  /**
   * New values are tested before they replace ones that work: 422 with `outcome` if the service rejects them; 409 with
   * `outcome` and `choose` if they can't be checked, unless `unchecked` is 'use'. Either way the old ones stay.
   */
  setupConnection: configure.post(
    '/api/connections/:connectionId/setup',
    setupRequest,
    connection,
    'connection.set-up',
  ),
  /** What Google will be asked to allow, and the address to register there. 404 for services that are not Google's. */
  consentOffer: see.get('/api/connections/:connectionId/scopes', consentOffer),
  /** Google's consent screen, for the stored client. 409 if none is stored. */
  consent: configure.get('/api/connections/:connectionId/consent', consentAddress),
  /** The same for a client that was typed: it is kept beside the stored one until Google has sent the member back. */
  consentWith: configure.post('/api/connections/:connectionId/consent', consentRequest, consentAddress, begins),
  /** Where Google sends the browser back to. It goes on to the app, which is told the outcome. */
  consentCallback: {
    ...anyone.page('/api/connections/:connectionId/callback', 'connection.consented'),
    query: consentQuery,
  },
  disconnectConnection: configure.post(
    '/api/connections/:connectionId/disconnect',
    undefined,
    connection,
    'connection.removed',
  ),
} as const;
