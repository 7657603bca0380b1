import { loginResponse } from '../auth.ts';
import {
  acceptRequest,
  emergencyRequest,
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

const noPassword = 'It is the demo account, or passwords are off';
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
    conflict: 'It is the last admin, or the demo account, or single sign-on sets the role',
  }),
  unjoinMember: administer.del('/api/sso/members/:memberId', memberRow, ['member.sign-on-unjoined', 'key.revoked'], {
    conflict: 'They are not joined with single sign-on',
  }),
  markEmergency: administer.put(
    '/api/sso/members/:memberId/emergency',
    emergencyRequest,
    memberRow,
    'member.emergency-set',
    { conflict: 'It is no admin, or the demo account' },
  ),
  removeMember: administer.remove('/api/members/:memberId', 'member.removed', { conflict: 'It is the last admin' }),
  resetPassword: {
    ...administer.post('/api/members/:memberId/reset', undefined, linkAnswer, 'password.reset-asked', {
      conflict: 'It is the demo account, or the caller’s own, or passwords are off',
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
      ['member.joined', 'password.reset', 'passkey.removed', 'key.revoked', 'session.signed-in'],
      { conflict: 'The address belongs to an account already, or passwords are off', gone: closed },
    ),
    limit: 'unknownLinks',
  },
  changePassword: own.put('/api/auth/password', passwordRequest, done, 'password.changed', {
    conflict: noPassword,
    limited: 'Too many failed tries; Retry-After says how long',
  }),
  sessions: own.get('/api/auth/sessions', sessionList),
  endSession: own.remove('/api/auth/sessions/:sessionId', 'session.ended'),
} as const;
