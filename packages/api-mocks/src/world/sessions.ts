import type { loginRequest } from '@switchboard/api-contract/auth';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import type { InferOutput } from 'valibot';
import { loginAnswer, sessionAnswer } from '../builders/auth.ts';
import { Refusal } from './Refusal.ts';

const issuedToken = /^token-demo-\d+$/;

/** Who is signed in. Tokens of this form stay valid until signed out, so a reload of the demo stays signed in. */
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
    /** Refuses a call whose token is not valid. */
    check(token: string): void {
      if (!issuedToken.test(token) || revoked.has(token)) throw new Refusal(401, 'Sign in to continue');
    },
    logout(token: string): AnswerOf<typeof endpoints.logout> {
      revoked.add(token);
      return { ok: true };
    },
    session: (): AnswerOf<typeof endpoints.session> => sessionAnswer(),
  };
}
