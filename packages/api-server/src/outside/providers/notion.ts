import * as v from 'valibot';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the integration's own bot user: https://developers.notion.com/reference/get-self */
export const notion = whoAmI({
  service: 'notion',
  request: ({ apiKey }) => ({
    method: 'GET',
    url: 'https://api.notion.com/v1/users/me',
    headers: { ...bearer(apiKey), 'notion-version': '2022-06-28' },
  }),
  success: v.object({ object: v.literal('user') }),
});
