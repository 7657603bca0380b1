import * as v from 'valibot';
import type { OutgoingAnswer } from './client.ts';
import { undecided } from './verdicts.ts';
import { bearer, whoAmI } from './whoAmI.ts';

/** What every request of a token has. */
export const headersOf = (token: string | undefined) => ({
  ...bearer(token),
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
});

/** GitHub also answers 403 when the rate limit is used up. */
export const isRateLimited = ({ status, headers }: Pick<OutgoingAnswer, 'status' | 'headers'>): boolean =>
  status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined);

/** In how many seconds there are requests again, where GitHub says only when that is, in seconds of Unix time. */
export const secondsUntilReset = ({ headers }: Pick<OutgoingAnswer, 'headers'>, now: Date): number =>
  Math.max(0, Number(headers['x-ratelimit-reset'] ?? 0) - now.getTime() / 1_000) || 0;

/** Reads the user of the token: https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
export const github = whoAmI({
  service: 'github',
  request: ({ token }) => ({
    method: 'GET',
    url: 'https://api.github.com/user',
    headers: headersOf(token),
  }),
  success: v.object({ login: v.string() }),
  judge: (answer) => (isRateLimited(answer) ? undecided('github', 429) : undefined),
});
