import * as v from 'valibot';
import { shapeOnly, wrongCredentials, undecided } from './checkResults.ts';
import { bearer, whoAmI, type Check } from './whoAmI.ts';
import type { OutgoingAnswer } from './client.ts';

/** What every request of a token has. */
export const githubHeaders = (token: string | undefined) => ({
  ...bearer(token),
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
});

/** GitHub also answers 403 when the rate limit is used up. */
export const isGithubRateLimited = ({ status, headers }: Pick<OutgoingAnswer, 'status' | 'headers'>): boolean =>
  status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined);

/** In how many seconds there are requests again, where GitHub says only when that is, in seconds of Unix time. */
export const secondsUntilGithubReset = ({ headers }: Pick<OutgoingAnswer, 'headers'>, now: Date): number =>
  Math.max(0, Number(headers['x-ratelimit-reset'] ?? 0) - now.getTime() / 1_000) || 0;

/** Reads the user of the token: https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
const github = whoAmI({
  service: 'github',
  request: ({ token }) => ({
    method: 'GET',
    url: 'https://api.github.com/user',
    headers: githubHeaders(token),
  }),
  success: v.object({ login: v.string() }),
  judge: (answer) => (isGithubRateLimited(answer) ? undecided('github', 429) : undefined),
});

/** Whether this is the address of a Catch Hook, e.g. https://hooks.zapier.com/hooks/catch/123/abc/ */
function isCatchHook(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.origin === 'https://hooks.zapier.com' &&
    url.username === '' &&
    /^\/hooks\/catch\/\d+\/\w+(\/silent)?\/?$/.test(url.pathname)
  );
}

/** https://developers.notion.com/guides/get-started/upgrade-guide-2026-03-11 */
export const notionVersion = '2026-03-11';

/** Where a team works. */
export const productivity = {
  github,
  /** Reads the integration's own bot user: https://developers.notion.com/reference/get-self */
  notion: whoAmI({
    service: 'notion',
    request: ({ apiKey }) => ({
      method: 'GET',
      url: 'https://api.notion.com/v1/users/me',
      headers: { ...bearer(apiKey), 'notion-version': notionVersion },
    }),
    success: v.object({ object: v.literal('user') }),
  }),
  /** Reads the user of the token, which needs no scope: https://airtable.com/developers/web/api/get-user-id-scopes */
  airtable: whoAmI({
    service: 'airtable',
    request: ({ apiKey }) => ({
      method: 'GET',
      url: 'https://api.airtable.com/v0/meta/whoami',
      headers: bearer(apiKey),
    }),
    success: v.object({ id: v.string() }),
  }),
  /**
   * Reads the user of the token in Make's zone eu1:
   * https://developers.make.com/api-documentation/api-reference/users/me
   */
  make: whoAmI({
    service: 'make',
    request: ({ apiKey = '' }) => ({
      method: 'GET',
      url: 'https://eu1.make.com/api/v2/users/me',
      headers: { authorization: `Token ${apiKey}` },
    }),
    success: v.object({ authUser: v.looseObject({}) }),
    judge: ({ status }) =>
      status === 401
        ? wrongCredentials('make', { kind: 'keyOfOtherZone', args: { service: 'Make', zone: 'eu1' } })
        : undefined,
  }),
  /**
   * A call would start the Zap, so only the format of the address is checked:
   * https://help.zapier.com/hc/en-us/articles/8496288690317
   */
  zapier: async ({ webhookUrl = '' }) =>
    isCatchHook(webhookUrl)
      ? shapeOnly({ kind: 'hookFormed', args: {} })
      : wrongCredentials('zapier', { kind: 'hookMisformed', args: {} }),
} satisfies Record<string, Check>;
