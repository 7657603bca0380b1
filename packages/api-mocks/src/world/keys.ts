import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { keyStartLength, type keyRequest } from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import type { InferOutput } from 'valibot';
import { keyAnswer, programKeyAnswer, type ProgramKeyAnswer } from '../builders/keys.ts';
import { Refusal } from './Refusal.ts';

/** Keys for programs of whoever is signed in. No call is made with them. */
export function createKeys(clock: () => Date) {
  const keys: ProgramKeyAnswer[] = [];
  return {
    list: (): AnswerOf<typeof endpoints.keys> => ({
      items: keys.toReversed(),
      others: [],
      days: limits.keys.listedDays,
    }),
    make({ name, rights, agents, days, acts }: InferOutput<typeof keyRequest>): AnswerOf<typeof endpoints.makeKey> {
      if (keys.some((key) => key.name === name && key.state === 'working')) {
        const error = 'You have a key of this name';
        throw new Refusal(422, error, { fields: { name: error } });
      }
      const now = clock().getTime();
      const { key } = keyAnswer();
      const item = programKeyAnswer({
        id: `key-${keys.length + 1}`,
        name,
        start: key.slice(0, keyStartLength),
        rights,
        ...(agents && { agents }),
        acts,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + days * dayMs).toISOString(),
        lastUsedAt: undefined,
      });
      keys.push(item);
      return { key, item };
    },
    revoke(id: string): undefined {
      const key = keys.find((one) => one.id === id && one.state === 'working');
      if (!key) throw new Refusal(404, 'There is no such key');
      Object.assign(key, { state: 'revoked', endedAt: clock().toISOString() });
    },
  };
}
