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
import { administer, done, own } from './Endpoint.ts';

/** Who belongs to the organisation, how they join it, and what is one's own account. */
export const memberEndpoints = {
  members: administer.get('/api/members', memberList),
  /** 409 if there is a member with that address; an open invitation to it is replaced. */
  invite: { ...administer.post('/api/members/invitations', invitationRequest, linkAnswer), created: true },
  withdrawInvitation: administer.remove('/api/members/invitations/:invitationId'),
  /** 409 for the last admin and for the demo account. */
  changeRole: administer.patch('/api/members/:memberId', roleRequest, memberRow),
  /** Ends the member's sessions. 409 for the last admin. */
  removeMember: administer.remove('/api/members/:memberId'),
  /** A link with which the member sets a new password. 409 for the demo account. */
  resetPassword: administer.post('/api/members/:memberId/reset', undefined, linkAnswer),
  changeOrganisation: administer.put('/api/organisation', organisationRequest, organisationAnswer),
  invitation: {
    method: 'GET',
    path: '/api/invitations/:token',
    request: undefined,
    response: invitationAnswer,
    signedIn: false,
    right: undefined,
  },
  /** Answers as a sign-in does. */
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/:token/accept',
    request: acceptRequest,
    response: loginResponse,
    signedIn: false,
    right: undefined,
  },
  /** Ends one's other sessions. 409 for the demo account. */
  changePassword: own.put('/api/auth/password', passwordRequest, done),
  sessions: own.get('/api/auth/sessions', sessionList),
  endSession: own.remove('/api/auth/sessions/:sessionId'),
} as const;
