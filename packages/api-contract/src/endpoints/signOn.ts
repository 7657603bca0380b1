import { beginSignOnQuery, finishSignOnRequest, loginResponse, signInWays, signOnReturnQuery } from '../auth.ts';
import { anyone, noAuditLine } from './Endpoint.ts';

/**
 * Single sign-on, with the operator's own provider. A browser goes to the first redirect and comes back by the second;
 * both always answer 303, also to what went wrong.
 */
export const signOnEndpoints = {
  signInWays: anyone.get('/api/sso', signInWays),
  beginSignOn: {
    ...anyone.redirect('/api/sso/begin', noAuditLine('nobody is known yet')),
    query: beginSignOnQuery,
    limit: 'signOnsBegun',
  },
  signOnCallback: {
    ...anyone.redirect('/api/sso/callback', [
      'member.joined',
      'member.sign-on-joined',
      'member.role-changed',
      'member.address-differs',
      'session.refused',
    ]),
    query: signOnReturnQuery,
  },
  finishSignOn: {
    ...anyone.post('/api/sso/finish', finishSignOnRequest, loginResponse, 'session.signed-in'),
    limit: 'signOnTicketsWrong',
  },
} as const;
