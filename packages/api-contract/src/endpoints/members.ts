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

/** Who belongs to the organisation, how they join it, and what is one's own account. */
export const memberEndpoints = {
  members: administer.get('/api/members', memberList),
  /** 409 if there is a member with that address; an open invitation to it is replaced. */
  invite: {
    ...administer.post('/api/members/invitations', invitationRequest, linkAnswer, 'member.invited'),
    created: true,
  },
  withdrawInvitation: administer.remove('/api/members/invitations/:invitationId', 'invitation.withdrawn'),
  /** 409 for the last admin and for the demo account. */
  changeRole: administer.patch('/api/members/:memberId', roleRequest, memberRow, 'member.role-changed'),
  /** Ends the member's sessions. 409 for the last admin. */
  removeMember: administer.remove('/api/members/:memberId', 'member.removed'),
  /** A link with which the member sets a new password. 409 for the demo account. */
  resetPassword: administer.post('/api/members/:memberId/reset', undefined, linkAnswer, 'password.reset-asked'),
  changeOrganisation: administer.put(
    '/api/organisation',
    organisationRequest,
    organisationAnswer,
    'organisation.changed',
  ),
  invitation: anyone.get('/api/invitations/:token', invitationAnswer),
  /** Answers as a sign-in does. */
  acceptInvitation: anyone.post('/api/invitations/:token/accept', acceptRequest, loginResponse, [
    'member.joined',
    'password.reset',
    'session.signed-in',
  ]),
  /** Ends one's other sessions. 409 for the demo account. */
  changePassword: own.put('/api/auth/password', passwordRequest, done, 'password.changed'),
  sessions: own.get('/api/auth/sessions', sessionList),
  endSession: own.remove('/api/auth/sessions/:sessionId', 'session.ended'),
} as const;
