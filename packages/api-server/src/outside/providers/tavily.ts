import * as v from 'valibot';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the key's usage, which costs no credit: https://docs.tavily.com/documentation/api-reference/endpoint/usage */
export const tavily = whoAmI({
  service: 'tavily',
  request: ({ apiKey }) => ({ method: 'GET', url: 'https://api.tavily.com/usage', headers: bearer(apiKey) }),
  success: v.object({ key: v.looseObject({}) }),
});
