import { connection, connectionList, serviceCalls, setupRequest, testResult } from '../connections.ts';
import { consentAddress, consentOffer, consentQuery, consentRequest } from '../consent.ts';
import { anyone, configure, noAuditLine, see } from './Endpoint.ts';

const begins = noAuditLine('It changes nothing; the way back from Google writes the line');

/** The third-party services of the tenant. */
export const connectionEndpoints = {
  connections: see.get('/api/connections', connectionList),
  serviceCalls: see.get('/api/connections/calls', serviceCalls),
  testConnection: configure.post('/api/connections/:connectionId/test', undefined, testResult, 'connection.tested', {
    conflict: 'It is not connected, or its credentials can’t be read',
  }),
  setupConnection: configure.post(
    '/api/connections/:connectionId/setup',
    setupRequest,
    connection,
    'connection.set-up',
    {
      conflict:
        'The new values could not be checked, and the old ones work; `choose` says what can be done. It was changed meanwhile, or the organisation has no sandbox',
    },
  ),
  consentOffer: see.get('/api/connections/:connectionId/scopes', consentOffer),
  consent: {
    ...configure.get('/api/connections/:connectionId/consent', consentAddress),
    refusals: { conflict: 'No client is stored' },
    limit: 'consents',
    keys: 'never',
  },
  consentWith: {
    ...configure.post('/api/connections/:connectionId/consent', consentRequest, consentAddress, begins),
    limit: 'consents',
    keys: 'never',
  },
  consentCallback: {
    ...anyone.redirect('/api/connections/:connectionId/callback', 'connection.consented'),
    query: consentQuery,
  },
  disconnectConnection: configure.post(
    '/api/connections/:connectionId/disconnect',
    undefined,
    connection,
    'connection.removed',
  ),
} as const;
