import * as v from 'valibot';
import { emailAddress, readUserName } from './address.ts';
import { limits } from './limits.ts';
import { roles } from './roles.ts';
import { figure, flag, instant, requiredText, rows, rowsOrNone, text } from './wire.ts';
import { isZone } from './time.ts';

/** A member of the organisation, as admins see them. `role` is open: one that nobody knows is shown as it is. */
export const memberRow = v.object({
  id: v.string(),
  name: text(),
  email: text(),
  role: text(),
  /** When they last used the product; missing: never. */
  lastSeenAt: instant(),
  /** How many passkeys they have. */
  passkeys: figure(),
  /** It is the one who asks. */
  you: flag(),
  /** The account of Demo Access: its role and password can't be changed. */
  demo: flag(),
  /** They sign in with the provider of single sign-on: `sso` of the list. */
  joined: flag(),
  /** The provider said their role when they last signed in, so it can't be changed here. */
  roleSet: flag(),
  /** The admin who signs in with a password where passwords are off. */
  emergency: flag(),
});
export type MemberRow = v.InferOutput<typeof memberRow>;

/** The states of an invitation. An accepted one is not listed: there is a member in its place. */
export const invitationStates = ['open', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Somebody who was asked to join. Its link is in no list. */
export const invitationRow = v.object({
  id: v.string(),
  email: text(),
  role: text(),
  /** Name of the admin; missing: made by a command of the server. */
  invitedBy: text(),
  at: instant(),
  expiresAt: instant(),
  state: text(),
});
export type InvitationRow = v.InferOutput<typeof invitationRow>;

/**
 * Answer of `GET /api/members`. `zone` is the organisation's, in which months and days count; `sso` the name of the
 * provider of single sign-on, missing where members of this organisation can't use any.
 */
export const memberList = v.object({
  members: rows(memberRow),
  invitations: rowsOrNone(invitationRow),
  zone: text(),
  sso: text(),
});
export type MemberList = v.InferOutput<typeof memberList>;

const role = v.picklist(roles, 'Choose a role');

/** The email address of somebody who becomes a member, as they will sign in with it. */
export const memberAddress = v.pipe(
  requiredText('Email', limits.text.line),
  emailAddress('Enter an email address such as ada@example.com'),
  v.transform(readUserName),
);

/** Body of `POST /api/members/invitations`. */
export const invitationRequest = v.strictObject({ email: memberAddress, role });
export type InvitationRequest = v.InferInput<typeof invitationRequest>;

/** A link that opens once. It is in this answer alone; `sentBy`: the service that also sent it by mail. */
export const linkAnswer = v.object({ id: text(), link: v.string(), expiresAt: instant(), sentBy: text() });
export type LinkAnswer = v.InferOutput<typeof linkAnswer>;

/** Body of `PATCH /api/members/{id}`. */
export const roleRequest = v.strictObject({ role });

/** Body of `PUT /api/sso/members/{id}/emergency`. */
export const emergencyRequest = v.strictObject({ emergency: v.boolean('Say true or false') });

/** Body of `PUT /api/organisation`: the zone in which its months and days count. */
export const organisationRequest = v.strictObject({
  zone: v.pipe(v.string('Choose a time zone'), v.check(isZone, 'Choose a time zone such as Europe/Berlin')),
});
export const organisationAnswer = v.object({ zone: text() });

/**
 * A new password. Whether it is one of the most common is checked by the server, which has the list: 422 with
 * `fields.password`.
 */
const newPassword = v.pipe(
  v.string('Password is required'),
  v.normalize('NFKC'),
  v.minLength(limits.members.passwordMin, `Use at least ${limits.members.passwordMin} characters`),
  v.maxLength(limits.members.passwordMax, 'Password is too long'),
);

/**
 * Answer of `GET /api/invitations/{token}`. Without `email` and `role` in a reset link, which names the member
 * instead. 404: unknown; 410 with the reason: used, expired or withdrawn.
 */
export const invitationAnswer = v.object({
  /** reset: a new password for a member; else somebody new. */
  kind: v.picklist(['invitation', 'reset']),
  organisation: text(),
  email: text(),
  role: text(),
  /** The member whose password is set anew. */
  name: text(),
  /** Whom to ask if anything is wrong. */
  invitedBy: text(),
  expiresAt: instant(),
  /** What the provider of single sign-on is called, with which an invitation can be accepted, too. */
  sso: text(),
  /** true: passwords are off there, so that it can't be accepted with one. */
  passwordsOff: flag(),
});
export type Invitation = v.InferOutput<typeof invitationAnswer>;

/** Body of `POST /api/invitations/{token}/accept`; `name` is not asked for by a reset link. */
export const acceptRequest = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.text.name, 'Name is too long'))),
  password: newPassword,
});
export type AcceptRequest = v.InferInput<typeof acceptRequest>;

/** Body of `PUT /api/auth/password`. A wrong old one is 422 with `fields.old`, never 401. */
export const passwordRequest = v.strictObject({
  old: v.pipe(v.string('Enter your password'), v.minLength(1, 'Enter your password'), v.maxLength(1024)),
  new: newPassword,
});
export type PasswordRequest = v.InferInput<typeof passwordRequest>;

/** Where one is signed in: `at` since when, `browser` such as 'Firefox on Linux', `current` the one that asks. */
export const sessionRow = v.object({
  id: v.string(),
  browser: text(),
  at: instant(),
  lastSeenAt: instant(),
  current: flag(),
});
export type SessionRow = v.InferOutput<typeof sessionRow>;
export const sessionList = v.object({ sessions: rows(sessionRow) });
