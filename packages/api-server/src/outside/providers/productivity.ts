import * as v from 'valibot';
import { github } from './github.ts';
import { shapeOnly, wrongCredentials } from './verdicts.ts';
import { bearer, whoAmI, type Check } from './whoAmI.ts';

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

/** Where a team works. */
export const productivity = {
  github,
  /** Reads the integration's own bot user: https://developers.notion.com/reference/get-self */
  notion: whoAmI({
    service: 'notion',
    request: ({ apiKey }) => ({
      method: 'GET',
      url: 'https://api.notion.com/v1/users/me',
      headers: { ...bearer(apiKey), 'notion-version': '2022-06-28' },
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
