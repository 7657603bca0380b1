import type { loginRequest } from '@switchboard/api-contract/auth';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { missingRightText, roleMay, type Right } from '@switchboard/api-contract/roles';
import { messages } from '@switchboard/api-contract/errors';
import type { InferOutput } from 'valibot';
import {
  loginAnswer,
  sessionAnswer,
  tenantAnswer,
  userAnswer,
  type TenantAnswer,
  type UserAnswer,
} from '../builders/auth.ts';
import { Refusal } from './Refusal.ts';
import { longWord } from '../builders/texts.ts';

/** A member whom the interface is shown to. */
interface Member {
  title: string;
  user: UserAnswer;
  tenant: TenantAnswer;
}

const longName = 'Maximiliana Wilhelmine Freifrau von und zu Hohenstein-Bärenburg';

/** Members of all kinds, for Storybook's switch. */
export const members = {
  admin: { title: 'Admin', user: userAnswer(), tenant: tenantAnswer() },
  member: {
    title: 'Member',
    user: userAnswer({ id: 'user-member', name: 'Jonas Weber', username: 'jonas', role: 'tenant_member' }),
    tenant: tenantAnswer(),
  },
  viewer: {
    title: 'Viewer',
    user: userAnswer({ id: 'user-viewer', name: 'Vera Ivanova', username: 'vera', role: 'tenant_viewer' }),
    tenant: tenantAnswer(),
  },
  longNames: {
    title: 'Long names',
    user: userAnswer({
      id: 'user-long',
      name: longName,
      username: 'maximiliana.wilhelmine',
      email: `${longWord(40)}@switchboard.test`,
      role: 'regional_administrator_of_everything',
    }),
    tenant: tenantAnswer({ name: `Gesellschaft für ${longWord(60)}` }),
  },
  unnamed: {
    title: 'Without a name',
    user: userAnswer({ id: 'user-bare', name: '', username: 'bare', email: '', role: '' }),
    tenant: tenantAnswer({ name: '' }),
  },
} as const satisfies Record<string, Member>;

/** The member of that name; the admin for any other. */
export const memberOf = (name: unknown): Member =>
  Object.entries(members).find(([key]) => key === name)?.[1] ?? members.admin;

/** A token that the mocks know as the member's of that name; the admin's for any other. */
export const tokenOf = (name: unknown): string => `token-${name === 'member' || name === 'viewer' ? name : 'demo'}-1`;

/** Whose a token is. Of members other than the demo's there are tokens, but no passwords. */
const tokenForm = /^token-(demo|member|viewer)-\d+$/;
const owners = { demo: members.admin, member: members.member, viewer: members.viewer } as const;

/** Who is signed in. Tokens of this form stay valid until signed out, so a reload of the demo stays signed in. */
function ownerOf(token: string): Member | undefined {
  const whose = tokenForm.exec(token)?.[1];
  return Object.entries(owners).find(([name]) => name === whose)?.[1];
}

export function createSessions() {
  const revoked = new Set<string>();
  let issued = 0;
  return {
    login({ username, password }: InferOutput<typeof loginRequest>): AnswerOf<typeof endpoints.login> {
      if (username.toLowerCase() !== demoCredentials.username || password !== demoCredentials.password)
        throw new Refusal(401, messages.credentials);
      do issued += 1;
      while (revoked.has(`token-demo-${issued}`));
      return loginAnswer({ token: `token-demo-${issued}` });
    },
    /** Refuses a call whose token is not valid, or whose member's role lacks the right. */
    check(token: string, right: Right | undefined): void {
      const owner = ownerOf(token);
      if (!owner || revoked.has(token)) throw new Refusal(401, 'Sign in to continue');
      if (right && !roleMay(owner.user.role ?? '', right)) throw new Refusal(403, missingRightText(right));
    },
    logout(token: string): AnswerOf<typeof endpoints.logout> {
      revoked.add(token);
      return { ok: true };
    },
    owner: (token: string) => (ownerOf(token) ?? owners.demo).user,
    session(token: string): AnswerOf<typeof endpoints.session> {
      const { user, tenant } = ownerOf(token) ?? owners.demo;
      return sessionAnswer({ user, tenant, ...(user.username === demoCredentials.username && { demo: true }) });
    },
  };
}
