import * as v from 'valibot';
import { undecided } from './verdicts.ts';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the user of the token: https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
export const github = whoAmI({
  service: 'github',
  request: ({ token }) => ({
    method: 'GET',
    url: 'https://api.github.com/user',
    headers: { ...bearer(token), accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  }),
  success: v.object({ login: v.string() }),
  // GitHub also answers 403 when the rate limit is used up.
  judge: ({ status, headers }) =>
    status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined)
      ? undecided('github', 429)
      : undefined,
});
