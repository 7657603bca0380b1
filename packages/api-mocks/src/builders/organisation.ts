import {
  invitationAnswer as invitationSchema,
  memberList as memberListSchema,
} from '@switchboard/api-contract/members';
import { hourMs } from '@switchboard/api-contract/time';
import type * as v from 'valibot';
import { FIXED_NOW } from '../now.ts';
import { read } from './build.ts';

type MemberListAnswer = v.InferInput<typeof memberListSchema>;
export type MemberAnswer = NonNullable<MemberListAnswer['members']>[number];
type InvitedAnswer = NonNullable<MemberListAnswer['invitations']>[number];
type InvitationAnswer = v.InferInput<typeof invitationSchema>;

const hoursFromNow = (hours: number): string => new Date(FIXED_NOW.getTime() + hours * hourMs).toISOString();

/** A member as admins see them. */
export function memberAnswer(overrides: Partial<MemberAnswer> = {}): MemberAnswer {
  return {
    id: 'user-ada',
    name: 'Ada Brandt',
    email: 'ada@northlight.example',
    role: 'tenant_admin',
    lastSeenAt: hoursFromNow(0),
    passkeys: 0,
    ...overrides,
  };
}

/** Somebody who is invited, and whose link opens for 71 more hours. */
function invitedAnswer(overrides: Partial<InvitedAnswer> = {}): InvitedAnswer {
  return {
    id: 'invitation-1',
    email: 'teo.lang@northlight.example',
    role: 'tenant_member',
    invitedBy: 'Ada Brandt',
    at: hoursFromNow(-1),
    expiresAt: hoursFromNow(71),
    state: 'open',
    ...overrides,
  };
}

/** Three members, one of each role, and an invitation that is open and one that is not. */
function memberListAnswer(overrides: Partial<MemberListAnswer> = {}): MemberListAnswer {
  return {
    members: [
      memberAnswer({ you: true }),
      memberAnswer({
        id: 'user-mira',
        name: 'Mira Okafor',
        email: 'mira@northlight.example',
        role: 'tenant_member',
        lastSeenAt: hoursFromNow(-0.5),
        passkeys: 1,
      }),
      memberAnswer({
        id: 'user-luis',
        name: 'Luis Ferreira',
        email: 'luis@northlight.example',
        role: 'tenant_viewer',
        lastSeenAt: hoursFromNow(-41),
      }),
    ],
    invitations: [
      invitedAnswer(),
      invitedAnswer({
        id: 'invitation-2',
        email: 'k.hahn@northlight.example',
        role: 'tenant_viewer',
        at: hoursFromNow(-120),
        expiresAt: hoursFromNow(-48),
        state: 'expired',
      }),
    ],
    zone: 'Europe/Berlin',
    ...overrides,
  };
}
export const memberList = (overrides: Partial<MemberListAnswer> = {}) =>
  read(memberListSchema, memberListAnswer(overrides));

/** What the page behind an invitation shows. */
export function invitationAnswer(overrides: Partial<InvitationAnswer> = {}): InvitationAnswer {
  return {
    kind: 'invitation',
    organisation: 'Northlight GmbH',
    email: 'teo.lang@northlight.example',
    role: 'tenant_member',
    invitedBy: 'Ada Brandt',
    expiresAt: hoursFromNow(71),
    ...overrides,
  };
}
export const invitation = (overrides: Partial<InvitationAnswer> = {}) =>
  read(invitationSchema, invitationAnswer(overrides));
