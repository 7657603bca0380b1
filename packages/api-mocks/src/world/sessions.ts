import type { loginRequest } from '@switchboard/api-contract/auth';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { missingRightText, roleMay, type Right } from '@switchboard/api-contract/roles';
import { messages } from '@switchboard/api-contract/errors';
import type { InferOutput } from 'valibot';
import { loginAnswer, sessionAnswer } from '../builders/auth.ts';
import { members, type Member } from '../builders/members.ts';
import { Refusal } from './Refusal.ts';

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
