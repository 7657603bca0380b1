import { loginResponse } from '../auth.ts';
import {
  acceptRequest,
  invitationAnswer,
  invitationRequest,
  linkAnswer,
  memberList,
  memberRow,
  organisationAnswer,
  organisationRequest,
  passwordRequest,
  roleRequest,
  sessionList,
} from '../members.ts';
import { administer, anyone, done, own } from './Endpoint.ts';

const demoAccount = 'It is the demo account';
const closed = 'The link was used, has expired or was withdrawn; the sentence says which, and whom to ask';

/** Who belongs to the organisation, how they join it, and what is one's own account. */
export const memberEndpoints = {
  members: administer.get('/api/members', memberList),
  invite: {
    ...administer.post('/api/members/invitations', invitationRequest, linkAnswer, 'member.invited', {
      conflict: 'There is a member with this address, or no room for another',
    }),
    created: true,
    limit: 'invitations',
  },
  withdrawInvitation: administer.remove('/api/members/invitations/:invitationId', 'invitation.withdrawn'),
  changeRole: administer.patch('/api/members/:memberId', roleRequest, memberRow, 'member.role-changed', {
    conflict: 'It is the last admin, or the demo account',
  }),
  removeMember: administer.remove('/api/members/:memberId', 'member.removed', { conflict: 'It is the last admin' }),
  resetPassword: {
    ...administer.post('/api/members/:memberId/reset', undefined, linkAnswer, 'password.reset-asked', {
      conflict: 'It is the demo account, or the caller’s own',
    }),
    limit: 'resetLinks',
  },
  changeOrganisation: administer.put(
    '/api/organisation',
    organisationRequest,
    organisationAnswer,
    'organisation.changed',
  ),
  invitation: {
    ...anyone.get('/api/invitations/:token', invitationAnswer),
    refusals: { gone: closed },
    limit: 'unknownLinks',
  },
  acceptInvitation: {
    ...anyone.post(
      '/api/invitations/:token/accept',
      acceptRequest,
      loginResponse,
      ['member.joined', 'password.reset', 'passkey.removed', 'session.signed-in'],
      { conflict: 'The address belongs to an account already', gone: closed },
    ),
    limit: 'unknownLinks',
  },
  changePassword: own.put('/api/auth/password', passwordRequest, done, 'password.changed', {
    conflict: demoAccount,
    limited: 'Too many failed tries; Retry-After says how long',
  }),
  sessions: own.get('/api/auth/sessions', sessionList),
  endSession: own.remove('/api/auth/sessions/:sessionId', 'session.ended'),
} as const;
